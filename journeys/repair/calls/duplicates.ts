import { repairPriorities } from '../../../content/repair-status.ts';
import { shortDate } from '../../../contract/dates.ts';
import { priorityLabel } from '../../../contract/repair-progress.ts';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import type { Tools } from '../../../machines/engine/index.ts';
import { isTriage, statusLabel } from '../../shared/repair-status.ts';
import { assetOf, type RepairSituation, reasonOf } from '../situation.ts';
import type { Duplicate, Services } from '../vocabulary.ts';

const stageOf = ({ statuses }: WorksOrderSummary): Duplicate['stage'] => {
  if (isTriage(statuses.status)) return 'with triage';
  if (statuses.status === 'In Diagnosis') return statuses.isRaisedAsTriage ? 'under review' : 'saved draft';
  return statuses.isPotentialDuplicate ? 'under review' : 'open';
};

/** Open repairs and saved drafts of the same work in the same spot, which may be the one being reported; the draft in hand is none of them. */
export async function findDuplicates(
  situation: RepairSituation,
  tools: Tools<Services>,
): Promise<readonly Duplicate[]> {
  const reason = reasonOf(situation);
  const { draft } = situation.facts;
  const { models } = await tools.services.gateway.call(
    searchWorksOrders,
    {
      query: {
        searchText: '',
        orderBy: 'raisedDate desc',
        status: [
          'Unappointed',
          'Appointed',
          'In progress',
          'In Diagnosis',
          'CATALYST_TRIAGE_TIER2',
          'CATALYST_TRIAGE_EMA',
          'CATALYST_TRIAGE_DEFECT',
        ],
        sor: situation.facts.reason.sorCode,
        ...(situation.answers.location ? { location: situation.answers.location } : {}),
        propertiesIds: [assetOf(situation)?.id ?? ''],
        description: reason?.description ?? '',
        isDuplicateCheck: true,
        ...(draft ? { excludedWorksOrderId: draft.id } : {}),
        limit: 100,
        skip: 0,
      },
    },
    { signal: tools.signal },
  );
  return models
    .filter((order) => order.identifiers.worksOrderIdentifier !== draft?.id)
    .map((order) => ({
      id: order.identifiers.worksOrderIdentifier,
      raised: shortDate(order.raisedDate),
      description: order.job.repairReason,
      priority: repairPriorities[priorityLabel(order.statuses)],
      status: statusLabel(order.statuses),
      stage: stageOf(order),
      isSameReason: order.job.repairReason === reason?.description,
    }));
}
