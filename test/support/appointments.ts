import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bookAppointment, rescheduleAppointment } from '../../contract/appointments.ts';
import type { Browser } from './browser.ts';
import type { TestGateway } from './gateway.ts';
import type { ChosenSlot, RepairToReport } from './repairs.ts';
import { bookingOf, moveOf, numbered, type readOrder, report } from './repairs.ts';

export type Order = Awaited<ReturnType<typeof readOrder>>;

let spot = 0;
const spots = [
  'Bathroom',
  'Bedroom',
  'Kitchen',
  'Living room',
  'Hallway',
  'Loft',
  'Garden',
  'Outside',
  'Whole home',
];

/**
 * A repair of Amara Okafor, unless told, that waits for an appointment; each of another reason and location, so that
 * none repeats another.
 */
export async function waiting(resident: Browser, repair: Partial<RepairToReport> = {}): Promise<Order> {
  const reasons = ['Leaking tap', 'Dripping overflow', 'Kitchen unit door', 'Damp and mould'];
  const index = spot++;
  const location = spots[index % spots.length] ?? 'Kitchen';
  const reason = reasons[Math.floor(index / spots.length) % reasons.length] ?? 'Leaking tap';
  return numbered(
    resident,
    await report(resident, { premises: 'Flat 6, Mill Court', reason, location, ...repair }),
  );
}

export const paramsOf = (order: Order) => ({ worksOrderId: order.identifiers.worksOrderIdentifier });

export const book = (resident: Browser, order: Order, slot: ChosenSlot, key: string = randomUUID()) =>
  resident.send(
    bookAppointment,
    { params: paramsOf(order), query: {}, body: bookingOf(order, slot) },
    { idempotencyKey: key },
  );

export const move = (resident: Browser, order: Order, slot: ChosenSlot) =>
  resident.send(
    rescheduleAppointment,
    { params: paramsOf(order), body: moveOf(order, slot) },
    { idempotencyKey: randomUUID() },
  );

/** What the diary of a site holds for a slot. */
export async function taken(gateway: TestGateway, site: string, slot: ChosenSlot): Promise<number> {
  const row = await gateway.platform.db
    .selectFrom('appointment_slot')
    .select('taken')
    .where('site', '=', site)
    .where('day', '=', sql<Date>`${slot.date}::date`)
    .where('availability_type', '=', slot.availabilityType)
    .executeTakeFirst();
  return row?.taken ?? 0;
}

/** Leaves one place in a slot. */
export const leaveOnePlace = (gateway: TestGateway, site: string, slot: ChosenSlot) =>
  gateway.platform.db
    .insertInto('appointment_slot')
    .values({ site, day: slot.date, availability_type: slot.availabilityType, capacity: 1, taken: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'day', 'availability_type'])
        .doUpdateSet({ capacity: sql<number>`appointment_slot.taken + 1` }),
    )
    .execute();

export const slotAt = (slots: readonly ChosenSlot[], index: number): ChosenSlot => {
  const slot = slots.at(index);
  if (!slot) throw new Error('no such slot is offered');
  return slot;
};
