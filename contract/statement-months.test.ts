import { expect, test } from 'vitest';
import { monthMoved, monthOfWire, statementMonths, wireMonth } from './statement-months.ts';

test.each([
  ['from the day of the month on which the tenancy began', '2026-11-21', '2014-09-21', 24, '2026-11'],
  ['before that day', '2026-11-20', '2014-09-21', 7, '2026-10'],
  ['for a tenancy of three months', '2026-11-21', '2026-08-21', 3, '2026-11'],
  ['for one a day short of three months', '2026-11-20', '2026-08-21', 2, '2026-10'],
  ['over the end of a year', '2026-01-31', '2020-01-31', 24, '2026-01'],
])('%s', (_what, today, start, count, newest) => {
  const months = statementMonths(today, start);
  expect([months.length, months[0]]).toEqual([count, newest]);
  expect(months).toEqual(months.map((_, back) => monthMoved(newest, -back)));
});

test.each([
  ['2026-11-21', '2026-11-02'],
  ['2026-11-21', '2026-10-25'],
  ['2026-11-21', '2027-01-01'],
])('on %s a tenancy of %s has none', (today, start) => {
  expect(statementMonths(today, start)).toEqual([]);
});

test('months are written one way here and another on the wire', () => {
  expect(wireMonth('2026-10')).toBe('2026/10');
  expect(monthOfWire('2026/10')).toBe('2026-10');
  expect([monthMoved('2026-01', -1), monthMoved('2025-12', 1)]).toEqual(['2025-12', '2026-01']);
});
