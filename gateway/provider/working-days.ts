import { DateTime } from 'luxon';
import { isoDay } from '../../contract/dates.ts';

/** Whether the bank holidays of a day's year are known: there is no year without any. */
const isYearKnown = (day: string, bankHolidays: ReadonlySet<string>): boolean =>
  [...bankHolidays].some((holiday) => holiday.startsWith(day.slice(0, 4)));

/**
 * The day that is so many working days after a day, which itself does not count. Days are `YYYY-MM-DD`; Saturdays,
 * Sundays and bank holidays are no working days. Null when the way there leads through a year whose bank holidays are
 * not known: a date that could be wrong is worse than none.
 */
export function workingDaysAfter(
  day: string,
  count: number,
  bankHolidays: ReadonlySet<string>,
): string | null {
  let date = DateTime.fromISO(day, { zone: 'utc' });
  let left = count;
  while (left > 0) {
    date = date.plus({ days: 1 });
    const name = isoDay(date);
    if (!isYearKnown(name, bankHolidays)) return null;
    if (date.weekday <= 5 && !bankHolidays.has(name)) left -= 1;
  }
  return isoDay(date);
}
