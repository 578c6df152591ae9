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

/** Whether a contractor can be given the repair: one was found, works, and all its sites are served. */
export const canTakeWork = ({ contractor }: ContractorChosen, demobilised: readonly string[]): boolean =>
  contractor?.statuses.isActive === true &&
  !contractor.contractorSites.some((site) => demobilised.includes(site.contractorSiteIdentifier));

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
    isOutOfHours: isOutOfHours(isEmergency(situation), isWorkingHours),
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
  const isUrgent = isEmergency(situation);
  const forPerson = isUrgent ? undefined : whyForPerson(situation);
  if (forPerson) return forPerson;
  if (contractor?.isOnHold) return 'on hold';
  if (isUrgent) return 'emergency';
  return contractor?.takesOnlineBookings ? 'to be booked' : 'raised';
}
