import { sql } from 'kysely';
import { dayOf } from '../../contract/dates.ts';
import type { Database } from '../database/schema.ts';
import { onTheWall } from './clock.ts';

/** Opening hours by day of the week, Monday first, as hours of the day; none on Sunday. */
const hours: readonly (readonly [opens: number, closes: number] | undefined)[] = [
  [8, 20],
  [8, 20],
  [8, 20],
  [8, 20],
  [8, 20],
  [9, 13],
  undefined,
];

/** Whether the provider's line is open: Monday to Friday 8am to 8pm, Saturday 9am to 1pm, closed on bank holidays. */
export function isWorkingHours(instant: Date, bankHolidays: ReadonlySet<string>): boolean {
  const time = onTheWall(instant);
  const open = hours[time.weekday - 1];
  if (open === undefined || bankHolidays.has(dayOf(instant))) return false;
  const hour = time.hour + time.minute / 60 + time.second / 3600;
  return hour >= open[0] && hour < open[1];
}

/** The bank holidays that the provider keeps, as days `YYYY-MM-DD`. */
export async function readBankHolidays(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('bank_holiday')
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .execute();
  return new Set(rows.map((row) => row.day));
}
