import { dayOf } from '../../contract/dates.ts';
import { type RescheduleCode, rescheduleRefusal } from '../../contract/repair-actions.ts';
import type { Database } from '../database/schema.ts';
import { actionFactsOf } from './action-facts.ts';
import { readActiveAppointment } from './appointments.ts';
import { readContractorAt } from './contractor-choice.ts';
import type { WorksOrderRow } from './ownership.ts';

/** Why the appointment of a repair cannot be moved online; null when it can. */
export async function readRescheduleRefusal(
  db: Database,
  order: WorksOrderRow,
  now: Date,
): Promise<RescheduleCode | null> {
  const appointment = await readActiveAppointment(db, order.id);
  const at = order.contractor_site === null ? undefined : await readContractorAt(db, order.contractor_site);
  return rescheduleRefusal(actionFactsOf(order, appointment, at), dayOf(now));
}
