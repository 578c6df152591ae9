import { type DayParts, type DayQuestion, day } from '../../../journeys/questions/day.ts';
import type { Example } from '../Stage.tsx';

const question = day({
  missing: 'Day_Missing',
  unreal: 'Day_Unreal',
  range: { from: () => '2026-11-01', to: () => '2027-10-31', outside: 'Day_Outside' },
});
const copy = { label: 'When do they move in?', hint: 'For example, 21 11 2026.' };

type DayExample = Example<DayQuestion<string, unknown>, DayParts>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: { day: '21', month: '11', year: '2026' } },
  wrong: {
    question,
    copy,
    value: { day: '31', month: '2', year: '2026' },
    complaints: [
      { key: 'Day_Unreal', text: 'Enter a date from the calendar, like 21 11 2026.', part: 'day' },
    ],
  },
  disabled: { question, copy, value: { day: '21', month: '11', year: '2026' }, disabled: true },
} satisfies Record<string, DayExample>;
