import { canSchedule } from '../../../contract/repair-progress.ts';
import { getWorksOrder } from '../../../contract/works-orders.ts';
import type { Tools } from '../../../machines/engine/index.ts';
import type { AppointmentSituation } from '../situation.ts';
import type { RepairToVisit, Services } from '../vocabulary.ts';

/**
 * The repair for which an appointment is chosen; null when none is, as when the address is opened by itself.
 * Without a job number or contractor it has no appointments.
 */
export async function loadOrder(
  { facts }: AppointmentSituation,
  tools: Tools<Services>,
): Promise<RepairToVisit | null> {
  if (facts.worksOrderId === '') return null;
  const { identifiers, contractor, statuses, job } = await tools.services.gateway.call(
    getWorksOrder,
    { params: { worksOrderId: facts.worksOrderId } },
    { signal: tools.signal },
  );
  return {
    jobNumber: identifiers.jobNumber ?? '',
    name: job.repairReason || job.description,
    siteCode: identifiers.contractorSiteIdentifier ?? '',
    contractor: contractor?.name ?? '',
    contractorPhone: contractor?.phoneNumber ?? '',
    isWaiting: canSchedule(statuses),
    isAppointed: statuses.status === 'Appointed',
  };
}
