import { sql } from 'kysely';
import type { HazardDuty } from '../../contract/history.ts';
import { type Notifier, notifyResident } from '../communications/notify.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Platform } from '../platform.ts';
import { readEvents } from '../provider/timeline.ts';
import { readHazard } from './hazard-reader.ts';
import { missedDeadlinesLetter } from './letter.ts';

/** Repairs that are read at once. */
const batchSize = 500;

/** Nothing has to be done sooner than this after a report. */
const shortestMs = 24 * 3_600_000;

const unfinished = (db: Database) =>
  db
    .selectFrom('works_order')
    .where('works_order.is_draft', '=', false)
    .where('works_order.status', 'not in', ['Completed', 'Closed', 'Cancelled']);

/**
 * Tells residents, by a message and by e-mail, of every deadline of the law that passed without what is owed, once for each:
 * one message for all that a repair newly missed. Any number of processes may do it at the same time. Answers how many messages.
 */
export async function notifyMissedDeadlines({
  db,
  now,
  ...notifier
}: Pick<Platform, 'db' | 'now'> & Notifier): Promise<number> {
  const at = now();
  let last: string | undefined;
  let messages = 0;
  const failures: unknown[] = [];
  for (;;) {
    const ids = await readCandidates(db, at, last);
    for (const id of ids) {
      const notified = inTransaction(db, (transaction) => notifyOf(transaction, notifier, id, at));
      const [result] = await Promise.allSettled([notified]);
      if (result.status === 'rejected') failures.push(result.reason);
      else if (result.value) messages += 1;
    }
    last = ids.at(-1);
    if (ids.length < batchSize) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some missed deadlines could not be told');
  return messages;
}

/** Repairs about a hazard, by what is known without their tenancy, that are old enough to have missed something. */
async function readCandidates(
  db: Database,
  now: Date,
  after: string | undefined,
): Promise<readonly string[]> {
  const query = unfinished(db)
    .leftJoin('repair_reason', 'repair_reason.id', 'works_order.reason_id')
    .where(
      sql<Date>`coalesce(works_order.first_received_at, works_order.raised_at)`,
      '<=',
      new Date(now.getTime() - shortestMs),
    )
    .where((where) =>
      where.or([
        where('works_order.is_emergency', '=', true),
        where('works_order.is_risk_to_human_life', '=', true),
        where('works_order.priority', '=', 'DM'),
        where('repair_reason.priority', '=', 'Damp and Mould'),
      ]),
    )
    .orderBy('works_order.id')
    .limit(batchSize)
    .select('works_order.id');
  const rows = await (after === undefined ? query : query.where('works_order.id', '>', after)).execute();
  return rows.map(({ id }) => id);
}

/** Answers whether there was something new to tell; a repair that somebody else holds is left for the next time. */
async function notifyOf(
  transaction: Transaction,
  notifier: Notifier,
  id: string,
  now: Date,
): Promise<boolean> {
  const order = await unfinished(transaction)
    .where('works_order.id', '=', id)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (order === undefined) return false;
  const hazard = await readHazard(transaction, order, readEvents(transaction, id), now);
  const overdue = hazard?.duties.filter(({ state }) => state === 'overdue') ?? [];
  const missed = await remember(transaction, id, overdue, now);
  if (missed.length === 0) return false;
  const text = missedDeadlinesLetter(order, missed);
  const { customer_id: customerId, premises_id: assetId } = order;
  await notifyResident(transaction, notifier, { customerId, assetId, category: 'Repairs', text }, now);
  return true;
}

/** Notes what was missed. Answers what was not noted before. */
async function remember(
  transaction: Transaction,
  worksOrderId: string,
  overdue: readonly HazardDuty[],
  now: Date,
): Promise<readonly HazardDuty[]> {
  if (overdue.length === 0) return [];
  const added = await transaction
    .insertInto('missed_deadline')
    .values(overdue.map(({ kind }) => ({ works_order_id: worksOrderId, deadline: kind, notified_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('deadline')
    .execute();
  return overdue.filter(({ kind }) => added.some(({ deadline }) => deadline === kind));
}
