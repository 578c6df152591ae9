import { type TableChoiceQuestion, tableChoice } from '../../../journeys/questions/tableChoice.ts';
import type { Example } from '../Stage.tsx';

const question = tableChoice({
  columns: ['raised', 'description', 'priority', 'status'],
  rows: () => [
    { value: 'R-1000482', cells: ['12 November 2026', 'Tap dripping, kitchen', 'Routine', 'Appointed'] },
    { value: 'R-1000377', cells: ['2 November 2026', 'Radiator leaking, hallway', 'Urgent', 'In diagnosis'] },
  ],
  extra: 'none',
  missing: 'SSR055',
});
const copy = {
  label: 'Do we already have this repair?',
  hint: 'These are open at your home already.',
  columns: { raised: 'Raised', description: 'Repair', priority: 'Priority', status: 'Status' },
  options: { none: { label: 'None of the above' } },
};

type TableExample = Example<TableChoiceQuestion<string, string, string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: 'R-1000377' },
  wrong: {
    question,
    copy,
    complaints: [{ key: 'SSR055', text: 'Choose one of the repairs or ‘None of the above’' }],
  },
  disabled: { question, copy, value: 'none', disabled: true },
} satisfies Record<string, TableExample>;
