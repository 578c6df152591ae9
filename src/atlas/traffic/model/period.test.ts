import { expect, test } from 'vitest';
import { addDays, beginningOn, dayAt, endingOn, lastDays, periodInWords } from './period.ts';

test('a day is one of England, in summer and in winter', () => {
  expect(dayAt(new Date('2026-07-01T22:59:59Z'))).toBe('2026-07-01');
  expect(dayAt(new Date('2026-07-01T23:00:00Z'))).toBe('2026-07-02');
  expect(dayAt(new Date('2026-12-01T23:59:59Z'))).toBe('2026-12-01');
});

test('days are counted over the ends of months and the change of the clocks', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
});

test('the last days are with today', () => {
  const period = lastDays(7, new Date('2026-11-21T12:00:00Z'));
  expect(period).toEqual({ from: '2026-11-15', to: '2026-11-22' });
  expect(periodInWords(period)).toBe('15 November 2026 to 21 November 2026');
  expect(periodInWords({ from: '2026-11-21', to: '2026-11-22' })).toBe('21 November 2026');
});

test('a first day after the last, or a last before the first, is all of the period', () => {
  const period = { from: '2026-11-10', to: '2026-11-21' };
  expect(beginningOn('2026-11-20', period)).toEqual({ from: '2026-11-20', to: '2026-11-21' });
  expect(beginningOn('2026-11-21', period)).toEqual({ from: '2026-11-21', to: '2026-11-22' });
  expect(endingOn('2026-11-10', period)).toEqual({ from: '2026-11-10', to: '2026-11-11' });
  expect(endingOn('2026-11-09', period)).toEqual({ from: '2026-11-09', to: '2026-11-10' });
});
