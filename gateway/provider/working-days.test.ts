import { expect, it } from 'vitest';
import { bankHolidays } from '../../contract/bank-holidays.ts';
import { workingDaysAfter } from './working-days.ts';

const known = new Set(Object.keys(bankHolidays));

it.each([
  ['an ordinary week', '2026-11-02', 5, '2026-11-09'],
  ['from a Saturday', '2026-11-07', 10, '2026-11-20'],
  ['from a Sunday', '2026-11-08', 1, '2026-11-09'],
  ['Christmas with a substitute Boxing Day', '2026-12-18', 10, '2027-01-06'],
  ['Christmas on a Saturday', '2027-12-23', 3, '2027-12-30'],
  ['New Year on a Saturday', '2027-12-31', 1, '2028-01-04'],
  ['Easter', '2026-04-01', 3, '2026-04-08'],
  ['from a bank holiday', '2026-08-31', 1, '2026-09-01'],
  ['no day', '2026-11-07', 0, '2026-11-07'],
])('counts %s: %s and %i', (_what, day, count, expected) => {
  expect(workingDaysAfter(day, count, known)).toBe(expected);
});

it('tells no date beyond what is known', () => {
  expect(workingDaysAfter('2028-12-28', 1, known)).toBe('2028-12-29');
  expect(workingDaysAfter('2028-12-29', 1, known)).toBeNull();
  expect(workingDaysAfter('2024-12-02', 1, known)).toBeNull();
  expect(workingDaysAfter('2026-11-02', 1, new Set())).toBeNull();
});
