import { type AmountQuestion, money, wholeNumber } from '../../../journeys/questions/amount.ts';
import type { Example } from '../Stage.tsx';

const question = wholeNumber({
  missing: 'Number_Missing',
  invalid: 'Number_Invalid',
  range: { from: () => 1, to: () => 12, outside: 'Number_Outside' },
});
const copy = { label: 'How many people live with you?', hint: 'Count children too.', unit: 'people' };

const pounds = {
  question: money({
    missing: 'Money_Missing',
    invalid: 'Money_Invalid',
    range: { from: () => 100, to: () => 500_000, outside: 'Money_Outside' },
  }),
  copy: { label: 'How much can you pay each month?', hint: 'From £1 to £5,000.' },
};

type AmountExample = Example<AmountQuestion<string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: '3' },
  wrong: {
    question,
    copy,
    value: 'three',
    complaints: [{ key: 'Number_Invalid', text: 'Enter a whole number, like 3.' }],
  },
  disabled: { question, copy, value: '3', disabled: true },
  money: { ...pounds, legendIsHeading: true },
  moneyAnswered: { ...pounds, value: '1,250.50' },
  moneyWrong: {
    ...pounds,
    value: '0.50',
    complaints: [{ key: 'Money_Outside', text: 'Enter an amount from £1.00 to £5,000.00.' }],
  },
  moneyDisabled: { ...pounds, value: '40', disabled: true },
} satisfies Record<string, AmountExample>;
