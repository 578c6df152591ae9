import { isSharedOwnership } from '../../contract/account-rules.ts';
import type { HazardSeverity } from '../../contract/legal-deadlines/hazards.ts';
import type { Tenure } from '../../contract/legal-deadlines/row.ts';
import type { RepairReason } from '../../contract/reference.ts';

/**
 * Whether repairs of a priority are about a hazard. Every priority is decided on here: another one does not compile, and
 * one of a database that is not listed is refused.
 */
const severityOfPriority: Readonly<Record<RepairReason['priority'], HazardSeverity | null>> = {
  Emergency: 'emergency',
  'Emergency (OOH)': 'emergency',
  'Damp and Mould': 'significant',
  'Next Available': null,
};

/** What decides how grave a repair is. */
export interface SeverityFacts {
  /** Priority of its reason; null where it has none. */
  readonly reasonPriority: string | null;
  /** Priority of the repair itself. */
  readonly priority: string;
  readonly isEmergency: boolean;
  readonly isRiskToHumanLife: boolean;
}

/**
 * How grave a hazard is; null for a repair that is none. Whatever its reason, what is treated as an emergency is one by
 * law. Of a reason for emergencies that is not treated as one, because nobody can be let in, nothing is promised.
 * Throws for a priority of which nobody has decided what the law sets.
 */
export function severityOf(facts: SeverityFacts): HazardSeverity | null {
  const byReason = facts.reasonPriority === null ? null : ofPriority(facts.reasonPriority);
  if (facts.isEmergency || facts.isRiskToHumanLife) return 'emergency';
  return facts.priority === 'DM' || byReason === 'significant' ? 'significant' : null;
}

/** As `severityOf`, of the priority of a reason alone. Throws for one that is not decided on. */
function ofPriority(priority: string): HazardSeverity | null {
  if (!Object.hasOwn(severityOfPriority, priority)) {
    throw new Error(
      `nobody has decided which deadlines of the law repairs of the priority "${priority}" have`,
    );
  }
  return severityOfPriority[priority as RepairReason['priority']];
}

/** How somebody holds a home, as the law calls it; null for owners, shops, garages and groups that are not known. */
export function tenureOf(tenancyGroup: string, tenancyType: string): Tenure | null {
  if (isSharedOwnership(tenancyType)) return 'sharedOwner';
  switch (tenancyGroup) {
    case 'Social':
    case 'Provider Property':
      return 'socialTenant';
    case 'Leasehold':
      return 'leaseholder';
    case 'Market':
      return 'marketTenant';
    default:
      return null;
  }
}
