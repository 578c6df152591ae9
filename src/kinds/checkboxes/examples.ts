import type { Example } from '../Stage.tsx';
import { type CheckboxesQuestion, checkboxes } from './model.ts';

const question = checkboxes({
  options: () => [
    { value: 'arrears', label: 'Rent arrears' },
    { value: 'benefits', label: 'Benefits and Universal Credit' },
    { value: 'energy', label: 'Energy costs' },
    { value: 'food', label: 'Food or essentials' },
  ],
  missing: 'Financial_FI008a',
});
const words = { label: 'What do you need help with?', hint: 'Choose as many as you like.' };

type CheckboxesExample = Example<CheckboxesQuestion<string, string, unknown>, readonly string[]>;

export const examples = {
  empty: { question, words, legendIsHeading: true },
  answered: { question, words, value: ['energy', 'food'] },
  wrong: { question, words, complaints: [{ key: 'Financial_FI008a', text: 'Choose at least one reason' }] },
  disabled: { question, words, value: ['energy'], disabled: true },
} satisfies Record<string, CheckboxesExample>;
