import { expect, it } from 'vitest';
import { isInsideSla, offeredDays, offeredSlot } from './diary.ts';

const holidays = new Set(['2026-12-25', '2026-12-28']);

it('offers working days from the next one to 30 days ahead', () => {
  const days = offeredDays(new Date('2026-12-04T15:00:00Z'), holidays);
  expect(days[0]).toBe('2026-12-07');
  expect(days.at(-1)).toBe('2027-01-01');
  expect(days).not.toContain('2026-12-25');
  expect(days).not.toContain('2026-12-28');
  expect(days).toContain('2026-12-29');
});

it('knows the day by the wall in England, not by UTC', () => {
  // Half past midnight on Tuesday in summer time is still Monday in UTC.
  expect(offeredDays(new Date('2026-07-06T23:30:00Z'), holidays)[0]).toBe('2026-07-08');
});

it('promises the work within 28 days of the report', () => {
  const raised = new Date('2026-11-02T10:00:00Z');
  expect(isInsideSla('2026-11-30', raised)).toBe(true);
  expect(isInsideSla('2026-12-01', raised)).toBe(false);
});

it('takes only slots that it offers', () => {
  const chosen = {
    appointmentFromDate: '2026-12-07T09:30:00',
    appointmentToDate: '2026-12-07T14:30:00',
    availabilityType: 'ASR',
  };
  expect(offeredSlot(chosen, ['2026-12-07'])).toEqual({ day: '2026-12-07' });
  expect(offeredSlot(chosen, ['2026-12-08'])).toBeUndefined();
  expect(offeredSlot({ ...chosen, availabilityType: 'AM' }, ['2026-12-07'])).toBeUndefined();
  expect(
    offeredSlot({ ...chosen, appointmentToDate: '2026-12-08T14:30:00' }, ['2026-12-07']),
  ).toBeUndefined();
});
