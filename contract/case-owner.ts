/** Teams by their code, as residents read them. */
const teams: Readonly<Record<string, string>> = {
  NEIGH_NORTH: 'Neighbourhood Team North',
  NEIGH_SOUTH: 'Neighbourhood Team South',
  NEIGH_EAST: 'Neighbourhood Team East',
  NEIGH_WEST: 'Neighbourhood Team West',
  INCOME: 'Incomes Team',
  FIN_INCL: 'Financial Inclusion Team',
  LEASEHOLD: 'Leasehold Services',
  HOME_OWN: 'Home Ownership Team',
  SERV_CHG: 'Service Charge Team',
  ESTATES: 'Estate Services Team',
  CARETAKE: 'Caretaking Team',
  ASB: 'Community Safety Team',
  TEN_FRAUD: 'Tenancy Fraud Team',
  LETTINGS: 'Lettings Team',
  BLDG_SAFE: 'Building Safety Team',
  FIRE_SAFE: 'Fire Safety Team',
  COMMERCIAL: 'Commercial Property Team',
  GARAGES: 'Garages and Parking Team',
  CUST_CARE: 'Customer Care Team',
  SUPPORT: 'Tenancy Support Team',
};

/** Whether there is a team with this code. */
export const isTeam = (code: string): boolean => Object.hasOwn(teams, code);

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
  if (assigneeType === 'NeighbourhoodManager') return 'Neighbourhood Manager';
  if (assigneeType === 'IncomesOfficer') return 'Incomes Officer';
  return isTeam(assignee) ? (teams[assignee] as string) : teamFromCode(assignee);
}
