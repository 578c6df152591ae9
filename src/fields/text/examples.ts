import { name, phone, type TextQuestion, text } from '../../../journeys/questions/text.ts';
import type { Example } from '../Stage.tsx';

const question = text({
  check: (entered) => (entered.length < 3 ? [{ notice: 'minimum_length' }] : []),
});
const copy = {
  label: 'Crime reference number',
  hint: 'You can leave this empty if the police have not given you one.',
};

const contact = { question: name({ missing: 'SSR058' }), copy: { label: 'Name of the person to contact' } };
const number = {
  question: phone({ missing: 'SSR014', invalid: 'SSR002' }),
  copy: { label: 'Phone number', hint: 'We only use it about this repair.' },
};

type TextExample = Example<TextQuestion<string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: 'CR/12345/26' },
  wrong: {
    question,
    copy,
    value: 'CR',
    complaints: [{ key: 'minimum_length', text: 'Crime reference number must be 3 characters or more' }],
  },
  disabled: { question, copy, value: 'CR/12345/26', disabled: true },
  name: { ...contact, legendIsHeading: true },
  nameAnswered: { ...contact, value: "Zoë O'Brien-Núñez" },
  nameWrong: { ...contact, complaints: [{ key: 'SSR058', text: 'Enter the name of the person to contact' }] },
  nameDisabled: { ...contact, value: 'Amara Okafor', disabled: true },
  phone: { ...number, legendIsHeading: true },
  phoneAnswered: { ...number, value: '07700900123' },
  phoneWrong: {
    ...number,
    value: '0770090',
    complaints: [{ key: 'SSR002', text: 'Enter a phone number that starts with 0 and has 11 digits' }],
  },
  phoneDisabled: { ...number, value: '07700900123', disabled: true },
} satisfies Record<string, TextExample>;
