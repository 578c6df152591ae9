import { expect, it } from 'vitest';
import { instantOf } from '../provider/clock.ts';
import { complaintAnswerDay, complaintDays, complaintExtensionDay } from './complaint.ts';

it.each([
  // Written on a Monday: acknowledged by the next, answered two weeks after that.
  [1, '2026-11-23T09:00:00', '2026-11-30', '2026-12-14'],
  [2, '2026-11-23T09:00:00', '2026-11-30', '2026-12-30'],
  // Over Christmas, Boxing Day with its substitute, and New Year.
  [1, '2026-12-18T16:00:00', '2026-12-29', '2027-01-13'],
  // At weekends the first working day is the Monday.
  [1, '2026-11-21T23:59:59', '2026-11-27', '2026-12-11'],
  // Half past midnight in summer is the day before in Greenwich.
  [1, '2026-06-16T00:30:00', '2026-06-23', '2026-07-07'],
] as const)(
  'stage %i that starts at %s is acknowledged by %s and answered by %s',
  (stage, start, first, last) => {
    expect(complaintDays(stage, instantOf(start))).toEqual({ acknowledgeBy: first, answerBy: last });
  },
);

it('counts the answer from the acknowledgement, and an extension from the day on which the answer was due', () => {
  const answerBy = complaintAnswerDay(1, instantOf('2026-11-24T17:00:00'));
  expect(answerBy).toBe('2026-12-08');
  expect(complaintExtensionDay(1, answerBy ?? '')).toBe('2026-12-22');
  const reviewBy = complaintAnswerDay(2, instantOf('2026-11-24T17:00:00'));
  expect(reviewBy).toBe('2026-12-22');
  expect(complaintExtensionDay(2, reviewBy ?? '')).toBe('2027-01-22');
});

it('tells no day beyond the calendar of bank holidays', () => {
  expect(complaintDays(1, instantOf('2028-12-20T09:00:00'))).toEqual({
    acknowledgeBy: '2028-12-29',
    answerBy: null,
  });
  expect(complaintDays(2, instantOf('2028-12-27T09:00:00'))).toEqual({ acknowledgeBy: null, answerBy: null });
  expect(complaintExtensionDay(2, '2028-12-20')).toBeNull();
});
