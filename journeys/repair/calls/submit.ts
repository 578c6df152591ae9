import { findContractors } from '../../../contract/contractors.ts';
import { wallTime } from '../../../contract/dates.ts';
import { determinePriority } from '../../../contract/eligibility.ts';
import { repairCauseOf, repairCauses, repairTypeOf } from '../../../contract/order-values.ts';
import { closedForMaintenance } from '../../../contract/works-order-change.ts';
import { getWorksOrder, updateWorksOrder } from '../../../contract/works-orders.ts';
import { Fault, type Tools } from '../../../machines/engine/index.ts';
import { poll } from '../../../machines/poll/poll.ts';
import { type ContractorChosen, firstWorking } from '../result.ts';
import {
  assetOf,
  homeOf,
  isEmergency,
  isVandalism,
  isVulnerable,
  type RepairSituation,
  reasonOf,
} from '../situation.ts';
import type { Services } from '../vocabulary.ts';
import { orderFrom, priorityOf } from './order.ts';
import { checkWithProvider, maintainerOf } from './reason.ts';

type RepairTools = Tools<Services>;

/** Who would carry the repair out and how soon, and whether the provider lets it be raised online. */
export async function chooseContractor(
  situation: RepairSituation,
  tools: RepairTools,
): Promise<ContractorChosen> {
  const { gateway } = tools.services;
  const options = { signal: tools.signal };
  const { facts } = situation;
  const asset = assetOf(situation);
  const home = homeOf(situation);
  const reason = reasonOf(situation);
  const raisedDate = wallTime(tools.now());
  const repairType = repairTypeOf(isEmergency(situation));
  const wasVandalised = isVandalism(situation);
  const [{ contractors }, priority, agreed] = await Promise.all([
    gateway.call(
      findContractors,
      {
        params: { worksOrderId: facts.draft?.id ?? '' },
        query: {
          priority: priorityOf(situation),
          borough: home?.borough ?? '',
          region: home?.region ?? '',
          repairType,
          repairTime: raisedDate,
          uprn: asset?.uprn ?? '',
          raisedDate,
          repairCauseId: repairCauses[repairCauseOf(wasVandalised, asset?.isInDefects === true)],
          maintenanceResponsibility: maintainerOf(asset) ?? '',
          repairResponsibility: reason?.repairResponsibility ?? '',
          isVandalism: wasVandalised,
        },
      },
      options,
    ),
    gateway.call(
      determinePriority,
      {
        body: {
          isEmergency: isEmergency(situation),
          repairType,
          contractorIdentifier: null,
          isVulnerable: isVulnerable(situation),
          isRecall: false,
          isEMA: 'N',
          description: reason?.description ?? '',
          channel: 'CustomerSelfService',
          raisedDate,
        },
      },
      options,
    ),
    facts.toggles.enhancedCheck ? checkWithProvider(situation, tools) : { isEligible: true },
  ]);
  return {
    contractor: firstWorking(contractors, facts.toggles.demobilisedSites),
    isAgreed: agreed.isEligible,
    priority: priority.repairPriority,
    isWorkingHours: priority.isWorkingHours,
  };
}

export type Submitted =
  | {
      readonly sent: true;
      readonly eTag: string;
      /** The provider has a person look at it, for a reason that only the provider may know. */
      readonly isForPerson: boolean;
    }
  | { readonly sent: false; readonly why: 'no order' | 'closed' | 'changed'; readonly eTag: string };

/** Milliseconds between a save and the move to the next screen. */
const pauseAfterSave = 1000;

/** Online repairs were closed while this one was being described. */
const isClosed = ({ title }: Fault): boolean => title === closedForMaintenance;

/** The order was saved elsewhere since it was last read here, for example in another tab. */
const isStale = ({ status }: Fault): boolean => status === 412;

async function freshTag(draft: { readonly id: string; readonly eTag: string }, tools: RepairTools) {
  const params = { worksOrderId: draft.id };
  const order = await tools.services.gateway.call(getWorksOrder, { params }, { signal: tools.signal });
  return order.eTag ?? draft.eTag;
}

/** Sends the repair: from now on it is no draft. */
export async function submit(situation: RepairSituation, tools: RepairTools): Promise<Submitted> {
  const { draft, contractor } = situation.facts;
  if (!draft) return { sent: false, why: 'no order', eTag: '' };
  const order = orderFrom(situation);
  const { crimeReferenceNumber, ...identifiers } = order.identifiers ?? {};
  const sending = tools.services.gateway.call(
    updateWorksOrder,
    {
      params: { worksOrderId: draft.id },
      body: {
        ...order,
        identifiers: {
          ...identifiers,
          ...(crimeReferenceNumber ? { crimeReferenceNumber } : {}),
          contractorSiteIdentifier: contractor?.siteCode ?? null,
          ...(situation.facts.photosAllowed && situation.answers.files
            ? { documents: situation.answers.files.map((file) => file.documentId) }
            : {}),
        },
        statuses: {
          ...order.statuses,
          isDraft: false,
          isSubmitted: true,
          isOutOfHours: contractor?.isOutOfHours === true,
        },
        job: { ...order.job, priority: contractor?.priority ?? priorityOf(situation) },
      },
    },
    { signal: tools.signal, eTag: draft.eTag, idempotencyKey: tools.key },
  );
  const saved = await sending.catch((error: unknown) => {
    if (error instanceof Fault && (isClosed(error) || isStale(error))) return error;
    throw error;
  });
  if (saved instanceof Fault) {
    return isStale(saved)
      ? { sent: false, why: 'changed', eTag: await freshTag(draft, tools) }
      : { sent: false, why: 'closed', eTag: draft.eTag };
  }
  await tools.wait(pauseAfterSave);
  return {
    sent: true,
    eTag: saved.eTag ?? draft.eTag,
    isForPerson: saved.statuses.isRaisedAsTriage === true,
  };
}

/** Asks for the job number, five times in all; `null` when it did not come. */
export async function awaitJobNumber({ facts }: RepairSituation, tools: RepairTools): Promise<string | null> {
  return poll(
    async () => {
      const order = await tools.services.gateway.call(
        getWorksOrder,
        { params: { worksOrderId: facts.draft?.id ?? '' } },
        { signal: tools.signal },
      );
      return order.identifiers.jobNumber;
    },
    { attempts: 5, every: 5000, wait: tools.wait, signal: tools.signal },
  );
}
