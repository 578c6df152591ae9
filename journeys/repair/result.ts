import type { Contractor } from '../../contract/contractors.ts';
import { isOutOfHours, type PriorityCode } from '../../contract/priority.ts';
import {
  assetOf,
  isEmergency,
  isPotentialDuplicate,
  isVulnerable,
  type RepairSituation,
} from './situation.ts';
import type { ChosenContractor, Raised } from './vocabulary.ts';

export interface ContractorChosen {
  readonly contractor: Contractor | null;
  readonly isAgreed: boolean;
  readonly priority: PriorityCode;
  readonly isWorkingHours: boolean;
}

const isServed = (contractor: Contractor, demobilised: readonly string[]): boolean =>
  contractor.statuses.isActive &&
  !contractor.contractorSites.some((site) => demobilised.includes(site.contractorSiteIdentifier));

/** Whether a contractor can be given the repair: one was found, works, and all its sites are served. */
export const canTakeWork = ({ contractor }: ContractorChosen, demobilised: readonly string[]): boolean =>
  contractor !== null && isServed(contractor, demobilised);

/** Who does the repair: the first choice that can, so that a successor follows one that cannot; else the first choice. */
export const firstWorking = (
  contractors: readonly Contractor[],
  demobilised: readonly string[],
): Contractor | null =>
  contractors.find((contractor) => isServed(contractor, demobilised)) ?? contractors[0] ?? null;

/** An emergency by what the resident said, or by the priority that the provider gives the repair. */
const isUrgentRepair = (
  situation: RepairSituation,
  choice: { readonly priority: PriorityCode } | null,
): boolean => isEmergency(situation) || choice?.priority === 'EME';

/** The contractor as the rest of the journey needs to know it. */
export function chosenContractor(
  { contractor, priority, isWorkingHours }: ContractorChosen,
  situation: RepairSituation,
): ChosenContractor | null {
  if (!contractor) return null;
  const site = contractor.contractorSites[0];
  const { isIntegrated, isEMA, isBuilder } = contractor.statuses;
  return {
    name: contractor.name,
    phoneNumber: contractor.contacts.digitalAddresses.telecomsAddresses[0]?.number ?? '',
    siteCode: site?.contractorSiteIdentifier ?? null,
    isOnHold: site?.siteStatus === 'CONTRACTORSITE_ON_HOLD',
    takesOnlineBookings: isIntegrated && !isEMA && !isBuilder,
    priority,
    isOutOfHours: isOutOfHours(isUrgentRepair(situation, { priority }), isWorkingHours),
  };
}

/** Why a person looks at the repair, so that there is no job number to wait for. */
function whyForPerson(situation: RepairSituation): Raised['result'] | undefined {
  if (situation.facts.reason.triage) return 'triage';
  if (isPotentialDuplicate(situation)) return 'duplicate';
  if (isVulnerable(situation)) return 'vulnerable';
  return assetOf(situation)?.isInDefects ? 'in defects' : undefined;
}

/** Whether a person looks at the repair, first or, in an emergency, besides. */
export const goesToPerson = (situation: RepairSituation): boolean => whyForPerson(situation) !== undefined;

/** What becomes of the repair now that it is sent. Nobody is told to wait for a person in an emergency. */
export function resultOf(situation: RepairSituation): Raised['result'] {
  const { contractor } = situation.facts;
  const isUrgent = isUrgentRepair(situation, contractor);
  const forPerson = isUrgent ? undefined : whyForPerson(situation);
  if (forPerson) return forPerson;
  if (contractor?.isOnHold) return 'on hold';
  if (isUrgent) return 'emergency';
  return contractor?.takesOnlineBookings ? 'to be booked' : 'raised';
}
