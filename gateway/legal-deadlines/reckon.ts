import { DateTime } from 'luxon';
import { bankHolidays } from '../../contract/bank-holidays.ts';
import { dayOf, isoDay } from '../../contract/dates.ts';
import type { LegalDeadline, Period, Tenure } from '../../contract/legal-deadlines/row.ts';
import { instantOf, onTheWall } from '../provider/clock.ts';
import { workingDaysAfter } from '../provider/working-days.ts';

/**
 * The law's own calendar. A provider may close on more days than these, and its promises then wait for it; what the law
 * sets does not.
 */
const legalHolidays: ReadonlySet<string> = new Set(Object.keys(bankHolidays));

/**
 * `due`: kept up to this second. `unknown`: the bank holidays of that time are not known, so nobody can tell. `none`: the
 * row was not in force at the start, is only announced, or has no length.
 */
export type Due =
  | { readonly state: 'due'; readonly at: Date }
  | { readonly state: 'unknown' }
  | { readonly state: 'none' };

/** Whether a row is in force on a day, `YYYY-MM-DD`. */
export const isInForce = ({ commencement }: Pick<LegalDeadline, 'commencement'>, day: string): boolean =>
  commencement.state === 'dated' && commencement.from <= day;

/** Whether a row is for those who hold their home so, since a day. */
export function isFor(
  { covers, tenancies }: LegalDeadline,
  tenancy: { readonly tenure: Tenure; readonly grantedDay: string },
): boolean {
  if (!covers.includes(tenancy.tenure)) return false;
  if (tenancies === undefined) return true;
  return 'grantedSince' in tenancies
    ? tenancy.grantedDay >= tenancies.grantedSince
    : tenancy.grantedDay < tenancies.grantedBefore;
}

type Days = Omit<Period, 'unit'> & { readonly unit: Exclude<Period['unit'], 'hours'> };

/** The last day of a period that begins on a day, which itself does not count; null where bank holidays are not known. */
export function lastDayOf({ count, unit }: Days, day: string): string | null {
  if (unit === 'workingDays') return workingDaysAfter(day, count, legalHolidays);
  return isoDay(DateTime.fromISO(day, { zone: 'utc' }).plus({ [unit]: count }));
}

/** The last moment at which a deadline is kept that is counted from an instant. */
export function reckon(row: Pick<LegalDeadline, 'commencement' | 'length'>, start: Date): Due {
  if (row.length === null || !isInForce(row, dayOf(start))) return { state: 'none' };
  const { count, unit } = row.length;
  if (unit === 'hours') return { state: 'due', at: onTheWall(start).plus({ hours: count }).toJSDate() };
  const day = lastDayOf({ count, unit }, dayOf(start));
  return day === null ? { state: 'unknown' } : { state: 'due', at: instantOf(`${day}T23:59:59`) };
}
