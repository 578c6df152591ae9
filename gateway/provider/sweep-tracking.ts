import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Platform } from '../platform.ts';

/** How long it is known how residents moved: a year to compare with, and a month to look at it. */
export const keptMonths = 13;

/** Rows of one statement: each is short, so that nobody waits behind it. */
const batch = 10_000;

const sweptTables = ['tracking', 'journey_move', 'journey_stop'] as const;

/** Removes what was tracked longer ago than it is kept. Answers how many rows. */
export async function sweepTracking({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  const before = DateTime.fromJSDate(now()).minus({ months: keptMonths }).toJSDate();
  let removed = 0;
  for (const table of sweptTables) removed += await sweepTable(db, table, before);
  return removed;
}

async function sweepTable(
  db: Platform['db'],
  table: (typeof sweptTables)[number],
  before: Date,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where created_at < ${before} limit ${batch}
      ))`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < batch) return removed;
  }
}
