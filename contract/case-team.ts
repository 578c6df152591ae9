import type { TeamRule } from './case-catalogue.ts';
import { ownLandlord } from './cases.ts';

/** What team determination is told that decides it. */
export interface CaseToAssign {
  readonly caseSubType: string;
  /** `Own`, or the name of another landlord. */
  readonly landLord: string;
  readonly tenancyType: string;
}

const fitsType = (pattern: string, tenancyType: string): boolean => {
  const [wanted, given] = [pattern.toLowerCase(), tenancyType.toLowerCase()];
  return wanted.endsWith('*') ? given.startsWith(wanted.slice(0, -1)) : given === wanted;
};

/** Whether a rule is for this request: by its subtype, then by landlord and tenancy where the rule names them. */
export const isRuleFor = (rule: TeamRule, { caseSubType, landLord, tenancyType }: CaseToAssign): boolean =>
  rule.subType === caseSubType &&
  (rule.landLord === undefined || rule.landLord === (landLord === ownLandlord ? 'Own' : 'Other')) &&
  (rule.tenancyTypes?.some((pattern) => fitsType(pattern, tenancyType)) ?? true);

/** The team that takes a request: that of the first rule that fits; undefined when none does, or it says nobody. */
export function teamFor(
  rules: readonly TeamRule[],
  request: CaseToAssign,
): { readonly owningTeam: string; readonly owningTeamCategory: TeamRule['owningTeamCategory'] } | undefined {
  const rule = rules.find((candidate) => isRuleFor(candidate, request));
  if (!rule || rule.owningTeam === null) return undefined;
  return { owningTeam: rule.owningTeam, owningTeamCategory: rule.owningTeamCategory };
}
