import { caseTeams as copy } from '../../content/case-teams.ts';
import { type CaseTeam, isTeam } from '../../contract/case-teams.ts';

/** Teams by their code, as residents read them. */
const teams: Readonly<Record<CaseTeam, string>> = copy.teams;

/** A code in words: `DAMP_TEAM` is `Damp team`. */
const teamFromCode = (code: string): string => {
  const words = code
    .replaceAll(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Who deals with a service request, as residents read it: the officer for a category that names one, otherwise the
 * team; a team that is not known by its code in words.
 */
export function ownerNameOf(assignee: string, assigneeType: string): string {
  if (assigneeType === 'NeighbourhoodManager') return copy.neighbourhoodManager;
  if (assigneeType === 'IncomesOfficer') return copy.incomesOfficer;
  return isTeam(assignee) ? teams[assignee] : teamFromCode(assignee);
}
