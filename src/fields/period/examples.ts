import { type Period, type PeriodQuestion, period } from '../../../journeys/questions/period.ts';
import type { Example } from '../Stage.tsx';

const question = period({
  check: ({ from, to }) => (from === '' || to === '' ? [{ notice: 'SSC009' }] : []),
});
const copy = {
  label: 'Which dates?',
  hint: 'Enter each date as dd/mm/yyyy, like 21/11/2026.',
  from: 'From',
  to: 'To',
};

type PeriodExample = Example<PeriodQuestion<string, unknown>, Period>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: { from: '01/10/2026', to: '31/10/2026' } },
  wrong: {
    question,
    copy,
    value: { from: '01/10/2026', to: '' },
    complaints: [{ key: 'SSC009', text: 'Complete every field and make sure that From is not after To' }],
  },
  disabled: { question, copy, value: { from: '01/10/2026', to: '31/10/2026' }, disabled: true },
} satisfies Record<string, PeriodExample>;
