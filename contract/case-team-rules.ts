import { isTenancyType } from './account-rules.ts';
import type { CaseTypesFile, TeamRule } from './case-catalogue.ts';
import { capitalised, type Mistake, nameOfType } from './case-mistakes.ts';
import { isRuleFor } from './case-team.ts';
import { isTeam } from './case-teams.ts';
import { ownLandlord } from './cases.ts';

/** Whether a rule takes every request that another one would take. */
const covers = (rule: TeamRule, other: TeamRule): boolean =>
  rule.subType === other.subType &&
  (rule.landLord === undefined || rule.landLord === other.landLord) &&
  rule.tenancyTypes === undefined;

/** Mistakes in the rules that find the team. */
export function teamMistakes({ types, teams }: CaseTypesFile): readonly Mistake[] {
  const somebodyElse = { landLord: ownLandlord, tenancyType: '(any other type of tenancy)' };
  return [
    ...types
      .filter(
        ({ subType }) => !teams.some((rule) => isRuleFor(rule, { caseSubType: subType, ...somebodyElse })),
      )
      .map((type) => ({
        rule: 'a team for every type',
        where: capitalised(nameOfType(type)),
        what: `No team rule takes requests of the subtype ${type.subType} whatever the tenancy is.`,
        remedy: `Add a rule for ${type.subType} without landLord and tenancyTypes at the end of teams.`,
      })),
    ...teams
      .filter((rule, index) => teams.slice(0, index).some((earlier) => covers(earlier, rule)))
      .map(({ subType, owningTeam }) => ({
        rule: 'every team rule counts',
        where: `Team rule for ${subType} (${owningTeam ?? 'nobody'})`,
        what: 'It never counts: a rule before it takes all of its requests.',
        remedy: 'Move it up, or take it away.',
      })),
    ...teams
      .filter(({ subType }) => !types.some((type) => type.subType === subType))
      .map(({ subType, owningTeam }) => ({
        rule: 'team rules of types',
        where: `Team rule for ${subType} (${owningTeam ?? 'nobody'})`,
        what: 'No type has this subtype.',
        remedy: 'Correct its spelling, or take the rule away.',
      })),
    ...teams.flatMap(({ subType, owningTeam }) =>
      owningTeam === null || isTeam(owningTeam)
        ? []
        : [
            {
              rule: 'teams that exist',
              where: `Team rule for ${subType} (${owningTeam})`,
              what: `There is no team ${owningTeam}.`,
              remedy:
                'Correct its spelling, or add the team to contract/case-teams.ts and its name to content/case-teams.ts.',
            },
          ],
    ),
    ...teams.flatMap(({ subType, owningTeam, tenancyTypes = [] }) =>
      tenancyTypes
        .filter((pattern) => !isTenancyType(pattern))
        .map((pattern) => ({
          rule: 'types of tenancy that exist',
          where: `Team rule for ${subType} (${owningTeam ?? 'nobody'})`,
          what: `There is no type of tenancy ${pattern}, so the rule never counts for it.`,
          remedy: 'Correct its spelling, or add the type to contract/account-rules.ts.',
        })),
    ),
  ];
}
