import { type PhoneQuestion, phone } from '../../../journeys/questions/phone.ts';
import type { Example } from '../Stage.tsx';

const question = phone({ missing: 'SSR014', invalid: 'SSR002' });
const copy = { label: 'Phone number', hint: 'We only use it about this repair.' };

type PhoneExample = Example<PhoneQuestion<string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: '07700900123' },
  wrong: {
    question,
    copy,
    value: '0770090',
    complaints: [{ key: 'SSR002', text: 'Enter a phone number with 11 digits that starts with 0' }],
  },
  disabled: { question, copy, value: '07700900123', disabled: true },
} satisfies Record<string, PhoneExample>;
