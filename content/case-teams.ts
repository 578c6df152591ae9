import { words } from './own-words/words.ts';

/** Who deals with service requests: teams by their code, and officers. */
export const caseTeams = /* @__PURE__ */ words('case-teams.caseTeams', {
  neighbourhoodManager: 'Neighbourhood Manager',
  incomesOfficer: 'Incomes Officer',
  teams: {
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
  },
} as const);
