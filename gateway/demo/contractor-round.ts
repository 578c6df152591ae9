import { sql } from 'kysely';
import { dayOf } from '../../contract/dates.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Platform } from '../platform.ts';
import type { AppointmentRow } from '../provider/appointments.ts';
import { readActiveAppointment } from '../provider/appointments.ts';
import { readSetting } from '../provider/configuration.ts';
import type { ContractorAtSite } from '../provider/contractor-choice.ts';
import { bookingAt, readContractorAt } from '../provider/contractor-choice.ts';
import { appointmentKinds, offeredDays } from '../provider/diary.ts';
import { addAppointment } from '../provider/new-appointment.ts';
import type { WorksOrderRow } from '../provider/ownership.ts';
import { readFullSlots, releaseSlot, takeSlot } from '../provider/slots.ts';
import { readEvents, recordEvent } from '../provider/timeline.ts';
import { readBankHolidays } from '../provider/working-hours.ts';
import { updateOrder } from '../provider/works-order-save.ts';
import type { Move } from './contractor-moves.ts';
import { courseOf, nextMove } from './contractor-moves.ts';

/** Setting that holds the number of the last event of the demonstration's own repairs: they stay as they are. */
const lastSeededEvent = 'lastSeededEvent';

/** Repairs with which a contractor has something to do. Drafts, cancelled ones and those that a person looks at are not. */
const inHand: readonly WorksOrderRow['status'][] = ['Unappointed', 'Appointed', 'In progress', 'On Hold'];

/** Repairs that are moved on in one round at most. */
const max = 500;

/**
 * The contractors of the demonstration take every repair that is due one step further: they come, are not let in, need a
 * part, finish. Appointments are kept at once instead of on their day, so that somebody who tries the portal sees what
 * happens. Nothing is done where there is no pace, or no demonstration. Each repair is moved in a transaction of its own;
 * what another process moves is left to it. Answers how many were moved.
 */
export async function contractorRound(
  platform: Pick<Platform, 'db' | 'now'> & { readonly config: { readonly contractorPaceSeconds: number } },
): Promise<number> {
  const { db } = platform;
  const pace = platform.config.contractorPaceSeconds * 1000;
  const seeded = await readSetting(db, lastSeededEvent);
  if (pace === 0 || seeded === undefined) return 0;
  const now = platform.now();
  const due = await readDue(db, seeded, new Date(now.getTime() - pace));
  const results: PromiseSettledResult<boolean>[] = [];
  for (const id of due) {
    const moved = inTransaction(db, (transaction) => moveOne(transaction, id, now, pace));
    results.push(...(await Promise.allSettled([moved])));
  }
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'some repairs could not be moved on');
  return results.filter((result) => result.status === 'fulfilled' && result.value).length;
}

/** Repairs to which nothing has happened since a moment, but something since the demonstration was made. */
async function readDue(db: Database, seeded: string, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('works_order_event as newest')
    .innerJoin('works_order', 'works_order.id', 'newest.works_order_id')
    .where('newest.id', '>', seeded)
    .where('newest.created_at', '<=', before)
    .where('works_order.status', 'in', inHand)
    .where('works_order.job_number', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('works_order_event as later')
            .whereRef('later.works_order_id', '=', 'newest.works_order_id')
            .whereRef('later.id', '>', 'newest.id')
            .select('later.id'),
        ),
      ),
    )
    .orderBy('newest.id')
    .limit(max)
    .select('works_order.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers whether the repair was moved; one that somebody else holds, or has just moved, is not. */
async function moveOne(transaction: Transaction, id: string, now: Date, pace: number): Promise<boolean> {
  const order = await transaction
    .selectFrom('works_order')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', inHand)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (order?.contractor_site == null) return false;
  const [events, at, appointment, note] = [
    await readEvents(transaction, id),
    await readContractorAt(transaction, order.contractor_site),
    await readActiveAppointment(transaction, id),
    await transaction.selectFrom('note').select('id').where('works_order_id', '=', id).executeTakeFirst(),
  ];
  const since = now.getTime() - (events[0]?.at.getTime() ?? 0);
  if (at === undefined || at.isOnHold || since < pace) return false;
  const move = nextMove({
    course: courseOf(id),
    isEmergency: order.is_emergency,
    isHazard: order.priority === 'DM' || order.is_emergency,
    awaitsResident:
      note === undefined && bookingAt(at) === 'online' && ['slots', 'wishes'].includes(at.contractor.diary),
    codes: events.map(({ code }) => code),
    paces: Math.floor(since / pace),
  });
  if (move === undefined) return false;
  if (move.books) await bookFor(transaction, order, at, now);
  else await notifyResident(transaction, order, move, appointment, now);
  return true;
}

async function notifyResident(
  transaction: Transaction,
  order: WorksOrderRow,
  { code, status, visit }: Exclude<Move, { books: true }>,
  appointment: AppointmentRow | undefined,
  now: Date,
): Promise<void> {
  if (appointment !== undefined && visit !== 'stands') {
    await transaction
      .updateTable('appointment')
      .set(visit === 'confirmed' ? { is_preference: false } : { is_standing: false })
      .where('id', '=', appointment.id)
      .execute();
    if (visit === 'givenBack') await releaseSlot(transaction, appointment);
  }
  await recordEvent(transaction, {
    worksOrderId: order.id,
    code,
    at: now,
    ...(appointment === undefined ? {} : { appointment }),
  });
  await updateOrder(transaction, order.id, {
    status,
    ...(status === 'Completed' ? { completed_at: now } : {}),
  });
}

/** The contractor phones and agrees on the first morning or afternoon that is free. */
async function bookFor(
  transaction: Transaction,
  order: WorksOrderRow,
  at: ContractorAtSite,
  now: Date,
): Promise<void> {
  const full = await readFullSlots(transaction, at.site.code, dayOf(now));
  const days = offeredDays(now, await readBankHolidays(transaction));
  const kinds = appointmentKinds.slice(0, 2);
  const free = days.flatMap((day) =>
    kinds.filter((kind) => !full.has(day + kind.availabilityType)).map((kind) => ({ day, ...kind })),
  )[0];
  if (free === undefined) return;
  const { day, availabilityType, start, end } = free;
  await takeSlot(transaction, { site: at.site.code, day, availabilityType }, at.site.places);
  await addAppointment(transaction, {
    order,
    at,
    day,
    isMoved: false,
    now,
    chosen: {
      availabilityType,
      appointmentFromDate: `${day}T${start}:00`,
      appointmentToDate: `${day}T${end}:00`,
    },
  });
}

/** Remembers up to where the demonstration's own repairs go. */
export async function rememberSeededEvents(db: Database): Promise<void> {
  await db
    .insertInto('configuration')
    .columns(['name', 'value'])
    .expression((select) =>
      select
        .selectFrom('works_order_event')
        .select([
          sql<string>`${lastSeededEvent}::text`.as('name'),
          sql<string>`coalesce(max(id), 0)::text`.as('value'),
        ]),
    )
    .execute();
}
