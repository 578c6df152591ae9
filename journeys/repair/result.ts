import type { Contractor } from '../../contract/contractors.ts';
import { isOutOfHours, type PriorityCode } from '../../contract/priority.ts';
import { assetOf, isEmergency, isPotentialDuplicate, type RepairSituation } from './situation.ts';
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

/** Why a person looks at the repair before a contractor does. Nobody waits for that in an emergency. */
function whyForPerson(situation: RepairSituation): Raised['result'] | undefined {
  const { facts, answers } = situation;
  if (isEmergency(situation)) return undefined;
  if (facts.reason.triage !== null) return 'triage';
  if (isPotentialDuplicate(situation)) return 'duplicate';
  if (answers.vulnerable === 'yes') return 'vulnerable';
  return assetOf(situation)?.isInDefects ? 'in defects' : undefined;
}

/** What becomes of the repair now that it is sent. Cases for a person come before those for a contractor. */
export function resultOf(situation: RepairSituation): Raised['result'] {
  const { contractor } = situation.facts;
  const forPerson = whyForPerson(situation);
  if (forPerson) return forPerson;
  if (contractor?.isOnHold) return 'on hold';
  if (isEmergency(situation)) return 'emergency';
  return contractor?.takesOnlineBookings ? 'to be booked' : 'raised';
}

/** Whether a person looks at the repair first, so that there is no job number to wait for. */
export const goesToPerson = (situation: RepairSituation): boolean => whyForPerson(situation) !== undefined;
