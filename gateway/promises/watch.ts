import { isOver } from '../../contract/repair-actions.ts';
import { notifyResident } from '../communications/notify.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Platform } from '../platform.ts';
import { type Step, stepOf } from '../provider/next-step.ts';
import { type OrderFacts, readNextFacts } from '../provider/next-step-reader.ts';
import { missedLetter } from './letter.ts';

/** Repairs that one round looks at, at most: it has to end before the next one begins. */
const maxAtOnce = 2000;

type Watcher = Pick<Platform, 'db' | 'jobs' | 'config' | 'now'>;
type Promised = NonNullable<Step['promise']>;

/**
 * Reckons what is promised about every repair to which something has happened, and tells residents of promises that were
 * broken, each of them once. Any number of processes may do it at the same time; a repair that somebody else holds is left
 * for the next round. Answers how many promises were found broken of which the resident was told.
 */
export async function watchPromises(watcher: Watcher): Promise<number> {
  const { db, now } = watcher;
  let notified = 0;
  const failures: unknown[] = [];
  for (const id of await readCandidates(db, now())) {
    const watched = inTransaction(db, (transaction) => watchOne(transaction, id, watcher));
    const [result] = await Promise.allSettled([watched]);
    if (result.status === 'rejected') failures.push(result.reason);
    else if (result.value) notified += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some promises could not be watched');
  return notified;
}

/** Repairs whose promise has passed or is to be reckoned anew, by their identifiers; what has passed comes first. */
async function readCandidates(db: Database, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('promise')
    .where((where) =>
      where.or([
        where('is_stale', '=', true),
        where.and([where('missed_at', 'is', null), where('due_at', '<', now)]),
      ]),
    )
    .orderBy('due_at')
    .limit(maxAtOnce)
    .select('works_order_id')
    .execute();
  return rows.map(({ works_order_id }) => works_order_id);
}

/** The repair and its promise, which nobody else changes until the transaction ends; undefined when somebody else holds it. */
async function lock(transaction: Transaction, id: string) {
  // In the order in which every change of a repair takes them: its row, then its promise, by the trigger.
  const order = await transaction
    .selectFrom('works_order')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const promise = await transaction
    .selectFrom('promise')
    .where('works_order_id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return order && promise && { order, promise };
}

/** Answers whether the resident was told of a broken promise. */
async function watchOne(transaction: Transaction, id: string, watcher: Watcher): Promise<boolean> {
  const now = watcher.now();
  const locked = await lock(transaction, id);
  if (locked === undefined) return false;
  const { promise: before } = locked;
  const facts = await readNextFacts(transaction, locked.order, now);
  const promise = stepOf(facts)?.promise ?? null;
  const isSame = before.kind === promise?.kind && before.due_at?.getTime() === promise?.dueAt.getTime();
  if (!isSame) await settle(transaction, id, now);
  if (promise === null) {
    await clear(transaction, facts);
    return false;
  }
  const missedBefore = isSame ? before.missed_at : null;
  const isMissed = promise.dueAt < now;
  const isNews = isMissed && missedBefore === null && promise.dueAt >= before.watched_since;
  const { kind, dueAt: due_at } = promise;
  await transaction
    .updateTable('promise')
    .set({ kind, due_at, is_stale: false, missed_at: isMissed ? (missedBefore ?? now) : null })
    .where('works_order_id', '=', id)
    .execute();
  if (!isMissed || missedBefore !== null) return false;
  const isFirst = await recordMissed(transaction, id, promise, isNews ? now : null);
  if (!isFirst || !isNews) return false;
  await notify(transaction, watcher, facts, promise);
  return true;
}

function notify(
  transaction: Transaction,
  watcher: Watcher,
  facts: OrderFacts,
  promise: Promised,
): Promise<void> {
  const { customer_id: customerId, premises_id: assetId } = facts.order;
  const text = missedLetter(facts, promise);
  return notifyResident(
    transaction,
    watcher,
    { customerId, assetId, category: 'Repairs', text },
    watcher.now(),
  );
}

/** Something has happened since whatever was broken before. */
const settle = (transaction: Transaction, id: string, now: Date): Promise<unknown> =>
  transaction
    .updateTable('missed_promise')
    .set({ settled_at: now })
    .where('works_order_id', '=', id)
    .where('settled_at', 'is', null)
    .execute();

/** A repair that is over needs no row; one about which nothing is promised keeps it, to be marked again. */
async function clear(transaction: Transaction, { order }: OrderFacts): Promise<void> {
  if (isOver(order.status)) {
    await transaction.deleteFrom('promise').where('works_order_id', '=', order.id).execute();
    return;
  }
  await transaction
    .updateTable('promise')
    .set({ kind: null, due_at: null, is_stale: false, missed_at: null })
    .where('works_order_id', '=', order.id)
    .execute();
}

/** Answers whether it is new: what was broken, settled and is promised again for the same time is told of once. */
async function recordMissed(
  transaction: Transaction,
  id: string,
  { kind, dueAt }: Promised,
  notifiedAt: Date | null,
): Promise<boolean> {
  const added = await transaction
    .insertInto('missed_promise')
    .values({ works_order_id: id, kind, due_at: dueAt, notified_at: notifiedAt, settled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('works_order_id')
    .execute();
  return added.length > 0;
}
