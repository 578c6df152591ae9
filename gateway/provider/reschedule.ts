import type { rescheduleCodes } from '../../contract/appointments.ts';
import type { Database } from '../database/schema.ts';
import type { AppointmentRow } from './appointments.ts';
import { readStandingAppointment } from './appointments.ts';
import { dayOf } from './clock.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import { readContractorAt } from './contractor-choice.ts';
import type { WorksOrderRow } from './ownership.ts';

type RescheduleCode = (typeof rescheduleCodes)[number];

/** Why the appointment of a repair cannot be moved online; null when it can. */
function rescheduleRefusal(
  order: Pick<WorksOrderRow, 'status' | 'is_emergency'>,
  appointment: Pick<AppointmentRow, 'day'> | undefined,
  at: ContractorAtSite | undefined,
  today: string,
): RescheduleCode | null {
  if (order.is_emergency) return 'CR165';
  if (order.status === 'In progress') return 'SSR070';
  if (appointment?.day === today) return 'CR166';
  if (at === undefined || appointment === undefined || order.status !== 'Appointed') return 'SSR065';
  const { contractor, isOnHold } = at;
  if (!contractor.is_integrated || contractor.is_ema || contractor.is_builder) return 'SSR065';
  return isOnHold ? 'SSR075' : null;
}

/** As `rescheduleRefusal`, from the records of the provider. */
export async function readRescheduleRefusal(
  db: Database,
  order: WorksOrderRow,
  now: Date,
): Promise<RescheduleCode | null> {
  const appointment = await readStandingAppointment(db, order.id);
  const at = order.contractor_site === null ? undefined : await readContractorAt(db, order.contractor_site);
  return rescheduleRefusal(order, appointment, at, dayOf(now));
}
