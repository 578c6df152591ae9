import type { AnswerOf } from '../../contract/call.ts';
import { checkCancellationEligibility } from '../../contract/cancellation.ts';
import type { WorksOrder } from '../../contract/works-order.ts';
import { getWorksOrder, updateWorksOrder } from '../../contract/works-orders.ts';
import { Fault, type Situation, type Tools } from '../../machines/engine/index.ts';
import type { CancellationFacts, RepairToCancel, Services } from './vocabulary.ts';

type Known = Situation<object, CancellationFacts>;
type CancellationTools = Tools<Services>;

export type CancellationAnswer = AnswerOf<typeof checkCancellationEligibility>;

/** Whether the repair can be cancelled online. */
export const checkCancellation = ({ facts }: Known, tools: CancellationTools): Promise<CancellationAnswer> =>
  tools.services.gateway.call(
    checkCancellationEligibility,
    { body: { worksOrderIdentifier: facts.worksOrderId } },
    { signal: tools.signal },
  );

function toCancel(order: WorksOrder & { readonly eTag?: string }): RepairToCancel {
  const [appointment] = order.appointments;
  return {
    eTag: order.eTag ?? 'eTag',
    jobNumber: order.identifiers.jobNumber ?? '',
    assetType: order.asset.type,
    contractor: order.contractor?.name ?? '',
    contractorPhone: order.contractor?.phoneNumber ?? '',
    visit: appointment
      ? { from: appointment.appointmentStartDatetime, to: appointment.appointmentEndDatetime }
      : null,
  };
}

const readOrder = ({ facts }: Known, { services, signal }: CancellationTools) =>
  services.gateway.call(getWorksOrder, { params: { worksOrderId: facts.worksOrderId } }, { signal });

/** The repair as it stands. */
export const loadRepair = async (situation: Known, tools: CancellationTools): Promise<RepairToCancel> =>
  toCancel(await readOrder(situation, tools));

export type Cancelled =
  | { readonly became: 'cancelled' }
  /** Somebody else changed the repair meanwhile: as it stands now, and whether it can still be cancelled. */
  | { readonly became: 'changed'; readonly repair: RepairToCancel; readonly answer: CancellationAnswer };

/**
 * Cancels the repair. What somebody else changed first is not cancelled unseen: the resident decides again. A repair
 * that was cancelled by an attempt whose answer got lost counts as cancelled.
 */
export async function cancelRepair(situation: Known, tools: CancellationTools): Promise<Cancelled> {
  const { repair, worksOrderId } = situation.facts;
  if (!repair) throw new Error('no repair to cancel was loaded');
  try {
    await tools.services.gateway.call(
      updateWorksOrder,
      {
        params: { worksOrderId },
        body: {
          statuses: { status: 'Cancelled' },
          asset: { type: { assetTypeId: repair.assetType.assetTypeId } },
        },
      },
      { signal: tools.signal, eTag: repair.eTag },
    );
    return { became: 'cancelled' };
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'conflict') throw error;
    const order = await readOrder(situation, tools);
    if (order.statuses.status === 'Cancelled') return { became: 'cancelled' };
    return {
      became: 'changed',
      repair: toCancel(order),
      answer: await checkCancellation(situation, tools),
    };
  }
}
