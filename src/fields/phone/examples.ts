import type { Example } from '../Stage.tsx';
import { type PhoneQuestion, phone } from './model.ts';

const question = phone({ missing: 'SSR014', invalid: 'SSR002' });
const words = { label: 'Phone number', hint: 'We only use it about this repair.' };

type PhoneExample = Example<PhoneQuestion<string, unknown>, string>;

export const examples = {
  empty: { question, words, legendIsHeading: true },
  answered: { question, words, value: '07700900123' },
  wrong: {
    question,
    words,
    value: '0770090',
    complaints: [{ key: 'SSR002', text: 'Enter a phone number with 11 digits that starts with 0' }],
  },
  disabled: { question, words, value: '07700900123', disabled: true },
} satisfies Record<string, PhoneExample>;
