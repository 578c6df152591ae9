import { type TextQuestion, text } from '../../../journeys/questions/text.ts';
import type { Example } from '../Stage.tsx';

const question = text({
  check: (entered) => (entered.length < 3 ? [{ notice: 'minimum_length' }] : []),
});
const copy = {
  label: 'Crime reference number',
  hint: 'You can leave this empty if the police have not given you one.',
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
} satisfies Record<string, TextExample>;
