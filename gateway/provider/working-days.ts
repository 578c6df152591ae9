import { DateTime } from 'luxon';
import { isoDay } from '../../contract/dates.ts';

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
  // There is no year without any.
  const years = new Set([...bankHolidays].map((holiday) => holiday.slice(0, 4)));
  let date = DateTime.fromISO(day, { zone: 'utc' });
  let left = count;
  while (left > 0) {
    date = date.plus({ days: 1 });
    const name = isoDay(date);
    if (!years.has(name.slice(0, 4))) return null;
    if (date.weekday <= 5 && !bankHolidays.has(name)) left -= 1;
  }
  return isoDay(date);
}
