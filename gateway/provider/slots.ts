import { sql } from 'kysely';
import { type Place, prepared } from '../database/prepared.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';

/** One place in a contractor's diary: site, day `YYYY-MM-DD` and kind of appointment. */
export interface SlotKey {
  readonly site: string;
  readonly day: string;
  readonly availabilityType: string;
}

/** 412: the last place went to somebody else. */
const slotTaken = () => new Problem(412, 'That slot has just been taken');

const placeTaken = prepared((db, place: Place<SlotKey & { readonly places: number }>) =>
  db
    .insertInto('appointment_slot')
    .values({
      site: place('site'),
      day: place('day'),
      availability_type: place('availabilityType'),
      capacity: place('places'),
      taken: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'day', 'availability_type'])
        .doUpdateSet({ taken: sql<number>`appointment_slot.taken + 1` })
        .whereRef('appointment_slot.taken', '<', 'appointment_slot.capacity'),
    )
    .returning('taken'),
);

/** Takes one place of a slot. Throws 412 when none is left; nothing has changed then. */
export async function takeSlot(transaction: Transaction, slot: SlotKey, places: number): Promise<void> {
  const [taken] = await placeTaken.rows(transaction, { ...slot, places });
  if (!taken) throw slotTaken();
}

/** Gives one place of a slot back. */
export async function releaseSlot(transaction: Transaction, slot: SlotKey): Promise<void> {
  await transaction
    .updateTable('appointment_slot')
    .set({ taken: sql<number>`taken - 1` })
    .where('site', '=', slot.site)
    .where('day', '=', sql<Date>`${slot.day}::date`)
    .where('availability_type', '=', slot.availabilityType)
    .execute();
}

/**
 * Holds two slots of one site for a move. Always in the same order, so that two residents who swap slots wait for each
 * other instead of blocking each other for good.
 */
export async function holdSlots(
  transaction: Transaction,
  from: SlotKey,
  to: SlotKey,
  places: number,
): Promise<void> {
  await transaction
    .insertInto('appointment_slot')
    .values({
      site: to.site,
      day: to.day,
      availability_type: to.availabilityType,
      capacity: places,
      taken: 0,
    })
    .onConflict((conflict) => conflict.columns(['site', 'day', 'availability_type']).doNothing())
    .execute();
  await transaction
    .selectFrom('appointment_slot')
    .select('taken')
    .where('site', 'in', [from.site, to.site])
    .where('day', 'in', [sql<Date>`${from.day}::date`, sql<Date>`${to.day}::date`])
    .where(sql<string>`to_char(day, 'YYYY-MM-DD') || availability_type`, 'in', [
      from.day + from.availabilityType,
      to.day + to.availabilityType,
    ])
    .orderBy('site')
    .orderBy('day')
    .orderBy('availability_type')
    .forUpdate()
    .execute();
}

/** Slots of a site in which no place is left, from a day on. */
export async function readFullSlots(db: Database, site: string, from: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('appointment_slot')
    .where('site', '=', site)
    .where('day', '>=', sql<Date>`${from}::date`)
    .whereRef('taken', '>=', 'capacity')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'availability_type'])
    .execute();
  return new Set(rows.map((row) => row.day + row.availability_type));
}
