/** Codes of the teams that deal with service requests; what residents call them is in `content/case-teams.ts`. */
const caseTeams = [
  'NEIGH_NORTH',
  'NEIGH_SOUTH',
  'NEIGH_EAST',
  'NEIGH_WEST',
  'INCOME',
  'FIN_INCL',
  'LEASEHOLD',
  'HOME_OWN',
  'SERV_CHG',
  'ESTATES',
  'CARETAKE',
  'ASB',
  'TEN_FRAUD',
  'LETTINGS',
  'BLDG_SAFE',
  'FIRE_SAFE',
  'COMMERCIAL',
  'GARAGES',
  'CUST_CARE',
  'SUPPORT',
] as const;
export type CaseTeam = (typeof caseTeams)[number];

/** Whether there is a team with this code. */
export const isTeam = (code: string): code is CaseTeam => caseTeams.some((team) => team === code);
