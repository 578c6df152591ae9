import { type QueryCreator, sql } from 'kysely';
import type { Adjustments } from '../../contract/adjustments.ts';
import type { Database, Schema } from '../database/schema.ts';

/**
 * Tells the contractor of a repair what its resident needs. The repair must be held: a change waits for it, and then tells anew.
 */
export const adjustmentsSent = (db: QueryCreator<Schema>, worksOrderId: string, now: Date) =>
  db
    .insertInto('works_order_adjustments')
    .columns(['works_order_id', 'adjustments', 'sent_at'])
    .expression((from) =>
      from
        .selectFrom('customer')
        .where('customer.id', '=', (select) =>
          select.selectFrom('works_order').where('works_order.id', '=', worksOrderId).select('customer_id'),
        )
        .where('adjustments_version', '>', 0)
        .select([
          sql<string>`${worksOrderId}::uuid`.as('works_order_id'),
          'adjustments',
          sql<Date>`${now}::timestamptz`.as('sent_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.column('works_order_id').doUpdateSet((given) => ({
        adjustments: given.ref('excluded.adjustments'),
        sent_at: given.ref('excluded.sent_at'),
      })),
    );

/** Tells the contractor of a repair that this transaction holds what its resident needs. */
export async function sendAdjustments(db: Database, worksOrderId: string, now: Date): Promise<void> {
  await adjustmentsSent(db, worksOrderId, now).execute();
}

/** What the contractor of a repair was told; undefined before anyone was told. */
export async function readSentAdjustments(
  db: Database,
  worksOrderId: string,
): Promise<Adjustments | undefined> {
  const row = await db
    .selectFrom('works_order_adjustments')
    .where('works_order_id', '=', worksOrderId)
    .select('adjustments')
    .executeTakeFirst();
  return row?.adjustments;
}
