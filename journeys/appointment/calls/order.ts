import { checkRescheduleEligibility } from '../../../contract/appointments.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { canSchedule } from '../../../contract/repair-progress.ts';
import { getWorksOrder } from '../../../contract/works-orders.ts';
import type { Tools } from '../../../machines/journey.ts';
import type { AppointmentSituation } from '../situation.ts';
import type { RepairToVisit, Services } from '../vocabulary.ts';

export type RescheduleAnswer = AnswerOf<typeof checkRescheduleEligibility>;

/** Whether the appointment of the repair can be moved online. */
export async function checkReschedule(
  { facts }: AppointmentSituation,
  tools: Tools<Services>,
): Promise<RescheduleAnswer> {
  return tools.services.gateway.call(
    checkRescheduleEligibility,
    { params: { worksOrderId: facts.worksOrderId } },
    { signal: tools.signal },
  );
}

/**
 * The repair for which an appointment is chosen; null when none is, as when the address is opened by itself.
 * Without a job number or contractor it has no appointments.
 */
export async function loadOrder(
  { facts }: AppointmentSituation,
  tools: Tools<Services>,
): Promise<RepairToVisit | null> {
  if (facts.worksOrderId === '') return null;
  const { identifiers, contractor, statuses } = await tools.services.gateway.call(
    getWorksOrder,
    { params: { worksOrderId: facts.worksOrderId } },
    { signal: tools.signal },
  );
  return {
    jobNumber: identifiers.jobNumber ?? '',
    siteCode: identifiers.contractorSiteIdentifier ?? '',
    contractor: contractor?.name ?? '',
    contractorPhone: contractor?.phoneNumber ?? '',
    isWaiting: canSchedule(statuses),
  };
}
