import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Platform } from '../platform.ts';
import { retentionInOrder } from './retention.ts';

/** Rows of one statement: each is short, so that nobody waits behind it. */
const batch = 1000;

/** Deletes what has been kept for as long as the table of retention says. Answers how many rows of each table. */
export async function sweepExpired({
  db,
  now,
}: Pick<Platform, 'db' | 'now'>): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  for (const { table, expiry } of retentionInOrder) {
    if (expiry === undefined) continue;
    const before = DateTime.fromJSDate(now()).minus({ months: expiry.months }).toJSDate();
    const name = sql.table(table);
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${expiry.since} < ${before} limit ${batch}))`.execute(db);
      removed[table] = (removed[table] ?? 0) + Number(numAffectedRows);
      if (numAffectedRows < batch) break;
    }
  }
  return removed;
}
