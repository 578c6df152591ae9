import type { ActionFacts } from '../../contract/repair-actions.ts';
import type { AppointmentRow } from './appointments.ts';
import { bookingAt, type ContractorAtSite } from './contractor-choice.ts';
import type { WorksOrderRow } from './ownership.ts';

/** What decides which actions a repair allows, from the records of the provider. */
export const actionFactsOf = (
  order: Pick<
    WorksOrderRow,
    'status' | 'is_draft' | 'is_emergency' | 'is_out_of_hours' | 'is_recall' | 'job_number'
  >,
  appointment: Pick<AppointmentRow, 'day'> | undefined,
  at: ContractorAtSite | undefined,
): ActionFacts => ({
  status: order.status,
  isDraft: order.is_draft,
  isEmergency: order.is_emergency,
  isOutOfHours: order.is_out_of_hours,
  isRecall: order.is_recall,
  hasJobNumber: order.job_number !== null,
  appointmentDay: appointment?.day ?? null,
  booking: bookingAt(at),
});
