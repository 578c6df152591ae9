import { type YesNo, type YesNoQuestion, yesNo } from '../../../journeys/questions/yesNo.ts';
import type { Example } from '../Stage.tsx';

const question = yesNo({ missing: 'SSR053', missingDetails: 'Details_Missing', limit: 300 });
const copy = {
  label: 'Does anyone at home need help to use the bathroom?',
  options: { yes: { label: 'Yes' }, no: { label: 'No' } },
  details: 'What would help them?',
};

type YesNoExample = Example<YesNoQuestion<string, unknown>, YesNo>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: { choice: 'yes', details: 'A rail beside the bath.' } },
  wrong: { question, copy, complaints: [{ key: 'SSR053', text: 'Answer yes or no.' }] },
  disabled: { question, copy, value: { choice: 'yes', details: 'A rail.' }, disabled: true },
  withoutDetails: {
    question,
    copy,
    value: { choice: 'yes' },
    complaints: [{ key: 'Details_Missing', text: 'Tell us more.', part: 'details' }],
  },
} satisfies Record<string, YesNoExample>;
