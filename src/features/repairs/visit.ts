import type { WorksOrder } from '../../../contract/works-order.ts';
import type { Visit } from './data/calendar.ts';

/**
 * The appointment of a repair, as a calendar takes it; null where there is none.
 * @param repair what is wrong, in a few words
 */
export function visitOf(
  { identifiers, appointments: [appointment], asset, contractor }: WorksOrder,
  repair: string,
): Visit | null {
  if (!appointment) return null;
  return {
    worksOrderId: identifiers.worksOrderIdentifier,
    jobNumber: identifiers.jobNumber ?? '',
    repair,
    address: asset.fullAddress,
    contractor: contractor?.name ?? '',
    from: appointment.appointmentStartDatetime,
    to: appointment.appointmentEndDatetime,
  };
}
