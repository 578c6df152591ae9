import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { machineClock } from '../gateway/clock.ts';
import { bankHolidays } from './bank-holidays.ts';

const days = Object.keys(bankHolidays);
const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];

const dayOf = (date: DateTime): string => date.toFormat('yyyy-MM-dd');

/** Easter Sunday of a year, by the rule of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): DateTime {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return DateTime.utc(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

const mondayOf = (year: number, month: number, which: 'first' | 'last'): string => {
  const start =
    which === 'first'
      ? DateTime.utc(year, month, 1)
      : DateTime.utc(year, month, 1).endOf('month').minus({ days: 6 });
  return dayOf(start.plus({ days: (8 - start.weekday) % 7 }));
};

/** A fixed day, or the next weekday that is free when it falls on a weekend. */
function observed(year: number, fixed: readonly (readonly [month: number, day: number])[]): string[] {
  const taken: string[] = [];
  for (const [month, day] of fixed) {
    let date = DateTime.utc(year, month, day);
    while (date.weekday > 5 || taken.includes(dayOf(date))) date = date.plus({ days: 1 });
    taken.push(dayOf(date));
  }
  return taken;
}

it('has every year from the one in which the law on hazards came into force', () => {
  expect(years).toEqual([2025, 2026, 2027, 2028]);
});

it.each(years)('has the bank holidays of %i, with substitute days', (year) => {
  const easter = easterOf(year);
  expect(days.filter((day) => day.startsWith(String(year)))).toEqual(
    [
      ...observed(year, [[1, 1]]),
      dayOf(easter.minus({ days: 2 })),
      dayOf(easter.plus({ days: 1 })),
      mondayOf(year, 5, 'first'),
      mondayOf(year, 5, 'last'),
      mondayOf(year, 8, 'last'),
      ...observed(year, [
        [12, 25],
        [12, 26],
      ]),
    ].sort(),
  );
});

// By the machine’s clock, whatever time the tests are run at: it asks for the next year's days while there is time.
it('reaches half a year beyond today: add the next year from gov.uk/bank-holidays when this fails', () => {
  const last = DateTime.fromISO(`${years.at(-1)}-12-31`);
  expect(last.diff(DateTime.fromJSDate(machineClock()), 'months').months).toBeGreaterThan(6);
});
