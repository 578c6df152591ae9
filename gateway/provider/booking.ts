import type * as v from 'valibot';
import type { bookAppointment, rescheduleAppointment } from '../../contract/appointments.ts';
import { canBook } from '../../contract/repair-actions.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { conflict, invalid, Problem } from '../http/problem.ts';
import { actionFactsOf } from './action-facts.ts';
import type { AppointmentOrder } from './appointment-order.ts';
import type { AppointmentRow } from './appointments.ts';
import { readActiveAppointment } from './appointments.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import { bookingAt, readContractorAt } from './contractor-choice.ts';
import { offeredDays, offeredSlot } from './diary.ts';
import { addAppointment } from './new-appointment.ts';
import type { WorksOrderRow } from './ownership.ts';
import { holdSlots, releaseSlot, takeSlot } from './slots.ts';
import { recordEvent } from './timeline.ts';

type NewAppointment = v.InferOutput<(typeof bookAppointment)['body']>;
type MovedAppointment = v.InferOutput<(typeof rescheduleAppointment)['body']>;

/** The contractor of a repair whose appointments are made online. Throws 409 for any other. */
export async function requireBookable(db: Database, order: WorksOrderRow): Promise<ContractorAtSite> {
  const site = order.contractor_site;
  return bookable(order, site === null ? undefined : await readContractorAt(db, site));
}

function bookable(order: WorksOrderRow, at: ContractorAtSite | undefined): ContractorAtSite {
  if (order.job_number === null || at === undefined || bookingAt(at) !== 'online') {
    throw conflict('Appointments for this repair are not made online');
  }
  return at;
}

function requireSlot(
  { order, bankHolidays }: AppointmentOrder,
  chosen: NewAppointment | MovedAppointment,
  now: Date,
): { readonly day: string } {
  if (chosen.jobNumber !== order.job_number) throw invalid({ jobNumber: ['is not that of this repair'] });
  const slot = offeredSlot(chosen, offeredDays(now, bankHolidays));
  if (slot === undefined) throw invalid({ appointmentFromDate: ['is no appointment that is offered'] });
  return slot;
}

/** 412: the repair was booked, moved on or cancelled since the resident began to choose. */
const overtaken = (title: string) => new Problem(412, title);

/**
 * Books the first appointment of a repair that this transaction holds, and answers its id.
 * Throws 400 for a slot that is not offered, 412 when the repair takes none any more or the slot has just been taken.
 */
export async function book(
  transaction: Transaction,
  locked: AppointmentOrder,
  chosen: NewAppointment,
  now: Date,
): Promise<string> {
  const { order } = locked;
  const at = bookable(order, locked.at);
  if (!canBook(actionFactsOf(order, undefined, at))) throw overtaken('This repair takes no appointment now');
  if (chosen.diaryCode !== at.site.code) throw invalid({ diaryCode: ['is not that of the contractor'] });
  if (chosen.isPreferences !== (at.contractor.diary === 'wishes')) {
    throw invalid({ isPreferences: ['is not how this contractor takes appointments'] });
  }
  const { day } = requireSlot(locked, chosen, now);
  if (at.contractor.booking === 'broken') throw new Problem(500, 'The contractor could not take the booking');
  const slot = { site: at.site.code, day, availabilityType: chosen.availabilityType };
  await takeSlot(transaction, slot, at.site.places);
  return addAppointment(transaction, { order, at, chosen, day, isMoved: false, now });
}

/**
 * Moves the appointment of a repair that this transaction holds. The new slot is held before the old one is given back;
 * undefined when the contractor does not take the change, and the old appointment stands then.
 * Throws 400 for a slot that is not offered, 412 when there is nothing to move any more or the slot has just been taken.
 */
export async function move(
  transaction: Transaction,
  locked: AppointmentOrder,
  chosen: MovedAppointment,
  now: Date,
): Promise<string | undefined> {
  const { order } = locked;
  const at = bookable(order, locked.at);
  const standing = await readActiveAppointment(transaction, order.id);
  if (standing === undefined || order.status !== 'Appointed') {
    throw overtaken('This repair has no appointment to move');
  }
  if (chosen.contractorSiteCode !== at.site.code) {
    throw invalid({ contractorSiteCode: ['is not that of the contractor'] });
  }
  const { day } = requireSlot(locked, chosen, now);
  if (at.contractor.changes === 'declined') return undefined;
  await swapSlots(transaction, at, standing, { day, availabilityType: chosen.availabilityType });
  await recordEvent(transaction, {
    worksOrderId: order.id,
    code: 'AUPDATE03',
    at: now,
    appointment: { id: standing.id, startsAt: standing.startsAt, endsAt: standing.endsAt },
  });
  return addAppointment(transaction, { order, at, chosen, day, isMoved: true, now });
}

async function swapSlots(
  transaction: Transaction,
  at: ContractorAtSite,
  standing: AppointmentRow,
  to: { readonly day: string; readonly availabilityType: string },
): Promise<void> {
  const slot = { site: at.site.code, ...to };
  await holdSlots(transaction, standing, slot, at.site.places);
  const isSameSlot =
    standing.site === slot.site &&
    standing.day === slot.day &&
    standing.availabilityType === slot.availabilityType;
  // Staying in the slot takes no second place of it.
  if (!isSameSlot) {
    await takeSlot(transaction, slot, at.site.places);
    await releaseSlot(transaction, standing);
  }
  await transaction
    .updateTable('appointment')
    .set({ is_standing: false })
    .where('id', '=', standing.id)
    .execute();
}
