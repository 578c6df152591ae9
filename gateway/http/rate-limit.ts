import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { clockNow } from '../database/clock.ts';
import { type Place, prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import type { Allowance } from './limit.ts';

/*
 * One moment stands for each allowance: until when it is spent. Spending moves it on, time catches up with it, and it may
 * lie as far ahead as the allowance lasts. So one statement decides, whichever process asks, and a refusal writes nothing.
 */

/** Nobody can read from the table who tried to sign in, or from where. */
const rowId = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Seconds of the allowance that so many units use up; one who has spent nothing can always do one thing. */
const costOf = ({ count, seconds }: Allowance, units: number): number =>
  Math.min((units * seconds) / count, seconds);

interface Spending {
  readonly id: string;
  /** Seconds. */
  readonly cost: number;
  /** Seconds. */
  readonly maxUnits: number;
}

const from = (start: unknown, seconds: unknown) =>
  sql<Date>`${start} + make_interval(secs => ${seconds}::double precision)`;

const spent = prepared((db, place: Place<Spending>) => {
  const busyUntil = sql`greatest(allowance.spent_until, ${clockNow})`;
  return db
    .insertInto('allowance')
    .values({ id: place('id'), spent_until: from(clockNow, place('cost')) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ spent_until: from(busyUntil, place('cost')) })
        .where(from(busyUntil, place('cost')), '<=', from(clockNow, place('maxUnits'))),
    )
    .returning('id');
});

/** Spends units of the allowance of a key. Answers 0, or the seconds to wait when there are too few left. */
export async function spend(db: Database, key: string, allowance: Allowance, units: number): Promise<number> {
  const id = rowId(key);
  const cost = costOf(allowance, units);
  const [done] = await spent.rows(db, { id, cost, maxUnits: allowance.seconds });
  if (done) return 0;
  const row = await db
    .selectFrom('allowance')
    .select(sql<number>`extract(epoch from spent_until - ${clockNow})::double precision`.as('seconds'))
    .where('id', '=', id)
    .executeTakeFirst();
  return Math.max(1, Math.ceil((row?.seconds ?? 0) + cost - allowance.seconds));
}

/** Makes units that were spent available again. */
export async function giveBack(
  db: Database,
  key: string,
  allowance: Allowance,
  units: number,
): Promise<void> {
  await db
    .updateTable('allowance')
    .set({ spent_until: from(sql`spent_until`, -costOf(allowance, units)) })
    .where('id', '=', rowId(key))
    .execute();
}

/** Forgets the allowances that are whole again. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db.deleteFrom('allowance').where('spent_until', '<', clockNow).execute();
}
