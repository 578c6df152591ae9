import type { Selectable } from 'kysely';
import type { EligibilityOutcome } from '../../contract/eligibility.ts';
import type { HeatingDecision } from './heating.ts';
import { sharedHeating } from './heating.ts';
import type { AssetRow } from './ownership.ts';
import type { RepairReasonTable } from './repair-tables.ts';

export type ReasonRow = Selectable<RepairReasonTable>;

/** Why repairs to an asset cannot be reported online by this tenancy group; null when they can. */
export function assetRefusal(asset: AssetRow, tenancyGroup: string): 'E4' | 'E5' | 'E24' | null {
  if (asset.online_repairs === 'outside') return 'E24';
  if (asset.online_repairs === 'call') return 'E4';
  return tenancyGroup === 'Commercial' ? 'E5' : null;
}

/** What decides about a repair, gathered from the provider's own records. */
export interface EligibilityFacts {
  readonly reason: ReasonRow;
  readonly asset: AssetRow;
  /** Asset and everything it belongs to. */
  readonly chain: readonly AssetRow[];
  readonly tenancyGroup: string;
  readonly tenancyType: string;
  readonly isCatalyst: boolean;
  /** The contractor for the job is a managing agent. */
  readonly isManagedByAgent: boolean;
  /** What the heating of the place means for the repair; null for a repair that does not depend on it. */
  readonly heating: HeatingDecision | null;
}

type Refusal = Pick<EligibilityOutcome, 'isEligible' | 'errorCode'>;

const allowed: Refusal = { isEligible: true, errorCode: null };
const ineligible = (errorCode: string): Refusal => ({ isEligible: false, errorCode });

const isOwner = (group: string) => group === 'Leasehold' || group === 'Freehold';

/** Whether the repair can be reported online, and what goes with it. */
export function decideEligibility(facts: EligibilityFacts): Omit<EligibilityOutcome, 'contractor'> {
  const { reason } = facts;
  return {
    ...refusalOf(facts),
    supplimentaryCodes: reason.supplementary_codes,
    repairContext: facts.heating?.repairContext ?? null,
    sor: facts.heating?.sor ?? reason.sor_code,
    triageType: triageTypeOf(facts),
  };
}

function refusalOf(facts: EligibilityFacts): Refusal {
  const { reason } = facts;
  if (reason.refusal_code !== null && isRefusedFor(facts)) return ineligible(reason.refusal_code);
  if (followUpOf(facts)?.isEligible === false) return ineligible('E2');
  return facts.heating?.errorCode == null ? allowed : ineligible(facts.heating.errorCode);
}

function isRefusedFor({ reason, tenancyGroup, chain }: EligibilityFacts): boolean {
  if (reason.refused_for === 'owners') return isOwner(tenancyGroup);
  if (reason.refused_for === 'no shared heating') return !chain.some(sharedHeating);
  return true;
}

/** What the caller says of a repair whose reason it does not name. */
export interface UnnamedRepair {
  readonly isRepairEligible: boolean;
  /** Who sees to such repairs, as the reasons say it. */
  readonly repairResponsibility: string;
}

/**
 * As `decideEligibility`, for a repair whose reason is not named: it is refused when it is the resident's own to see to,
 * or is said to be none that can be reported. Sending the repair checks its reason in any case.
 */
export const decideUnnamed = (
  { isRepairEligible, repairResponsibility }: UnnamedRepair,
  place: Pick<EligibilityFacts, 'asset' | 'isCatalyst' | 'isManagedByAgent'>,
): EligibilityOutcome => ({
  ...(isRepairEligible && repairResponsibility.toUpperCase() !== 'RESIDENT' ? allowed : ineligible('E2')),
  supplimentaryCodes: '',
  repairContext: null,
  sor: null,
  triageType: triageTypeOf(place),
  contractor: null,
});

/** The follow-up question of a reason for this kind of asset and tenancy: the first that fits. */
function followUpOf({
  reason,
  asset,
  tenancyType,
}: Pick<EligibilityFacts, 'reason' | 'asset' | 'tenancyType'>):
  | ReasonRow['additional_data'][number]
  | undefined {
  return reason.additional_data.find(
    (entry) =>
      entry.assetType === asset.asset_type &&
      (entry.tenancyTypes.length === 0 || entry.tenancyTypes.includes(tenancyType)),
  );
}

/** Repairs of a merged landlord's resident that a person looks at first. */
export function triageTypeOf({
  isCatalyst,
  asset,
  isManagedByAgent,
}: Pick<EligibilityFacts, 'isCatalyst' | 'asset' | 'isManagedByAgent'>): EligibilityOutcome['triageType'] {
  if (!isCatalyst) return null;
  if (asset.is_in_defects) return 'CATALYST_TRIAGE_DEFECT';
  if (isManagedByAgent) return 'CATALYST_TRIAGE_EMA';
  return asset.asset_type === 'Property' ? null : 'CATALYST_TRIAGE_TIER2';
}

/** Whether a refusal still lets the resident carry on: a heating notice, or a follow-up question answered with yes. */
export const mayCarryOn = (
  outcome: Pick<EligibilityOutcome, 'isEligible' | 'errorCode'>,
  followUpAnsweredYes: boolean,
): boolean =>
  outcome.isEligible || outcome.errorCode === 'E32' || (outcome.errorCode === 'E2' && followUpAnsweredYes);
