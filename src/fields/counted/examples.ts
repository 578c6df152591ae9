import { type CountedQuestion, counted } from '../../../journeys/questions/counted.ts';
import type { Example } from '../Stage.tsx';

const question = counted({ limit: 188, missing: 'SSR008a', tooLong: 'maximum_length' });
const stopping = counted({ limit: 40, missing: 'Financial_FI005', atLimit: 'Financial_FI009' });
const copy = {
  label: 'Tell us more about the repair',
  hint: 'What is happening, since when, and what have you tried? Only about the leak in your kitchen.',
};
const full = 'I was ill in May and could not pay rent.';

type CountedExample = Example<CountedQuestion<string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: 'Dripping fast since last night. The stop tap is off.' },
  wrong: { question, copy, complaints: [{ key: 'SSR008a', text: 'Tell us more about the repair' }] },
  tooLong: {
    question,
    copy,
    value: 'Water drips from the pipe below the sink. '.repeat(5),
    complaints: [{ key: 'maximum_length', text: 'Your text must be 188 characters or less' }],
  },
  full: {
    question: stopping,
    copy: { label: 'Tell us about your situation' },
    value: full,
    services: { message: () => 'You have reached 40 characters.' },
  },
  disabled: { question, copy, value: 'The stop tap is off.', disabled: true },
} satisfies Record<string, CountedExample>;
