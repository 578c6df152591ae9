import { type CheckboxesQuestion, checkboxes } from '../../../journeys/questions/checkboxes.ts';
import type { Example } from '../Stage.tsx';

const question = checkboxes({
  options: () => [
    { value: 'arrears', label: 'Rent arrears' },
    {
      value: 'benefits',
      label: 'Benefits and Universal Credit',
      within: {
        label: 'What kind of advice do you need?',
        options: [
          { value: 'claim', label: 'New claim' },
          { value: 'appeal', label: 'Appeal' },
        ],
      },
    },
    { value: 'energy', label: 'Energy costs' },
    { value: 'food', label: 'Food or essentials' },
  ],
  missing: 'Financial_FI008a',
  missingWithin: 'Financial_FI020',
});
const copy = { label: 'What do you need help with?', hint: 'Choose as many as you like.' };

type CheckboxesExample = Example<CheckboxesQuestion<string, string, unknown>, readonly string[]>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: ['energy', 'food'] },
  opened: { question, copy, value: ['benefits', 'claim'] },
  wrong: { question, copy, complaints: [{ key: 'Financial_FI008a', text: 'Choose at least one reason' }] },
  wrongWithin: {
    question,
    copy,
    value: ['benefits'],
    complaints: [{ key: 'Financial_FI020', text: 'Choose at least one type of advice.', part: 'within-1' }],
  },
  disabled: { question, copy, value: ['benefits', 'energy'], disabled: true },
} satisfies Record<string, CheckboxesExample>;
