/** Where a call that is made outside the journeys is seen in trouble. */
interface Claim {
  /** What the resident, or the analyst, has before them when it fails. */
  readonly leads: string;
  /** The file that proves it, and the beginning of the name of its test; `faults` where the cells themselves do. */
  readonly proof: { readonly file: string; readonly test: string } | 'faults';
}

const proved = (test: string, file = 'test/journeys/screens-in-trouble.spec.ts'): Claim['proof'] => ({
  file,
  test,
});

const partSaysSo: Claim = {
  leads: 'the part of the page says so and tries again; the other parts stay',
  proof: 'faults',
};
const reportIsLost: Claim = { leads: 'the page goes on', proof: 'faults' };
const noTraffic: Claim = {
  leads: 'the view of the traffic says why there is none',
  proof: proved('who is not signed in is led', 'src/atlas/traffic/TrafficView.test.tsx'),
};

/** Every call that is made outside the journeys. */
export const claims: Readonly<Record<string, Claim>> = {
  exchangeToken: {
    leads: 'the start page; without an account the page that says so',
    proof: proved('signing in'),
  },
  logout: {
    leads: 'the start page, with everything forgotten, whatever comes of the call',
    proof: proved('logging out'),
  },
  logoutEverywhere: {
    leads: 'the question stays and says that other devices may still be signed in',
    proof: proved('logging out on every device'),
  },
  getCustomer: {
    leads: 'the page that says the resident could not be loaded, until they can be',
    proof: proved('home'),
  },
  searchWorksOrders: {
    leads: 'the list, or the part of home, says so; the rest stays',
    proof: proved('what home tells of repairs'),
  },
  getWorksOrder: partSaysSo,
  getWorksOrderHistory: partSaysSo,
  listDocuments: partSaysSo,
  searchCases: partSaysSo,
  getComplaint: partSaysSo,
  listCommunications: partSaysSo,
  getBuildingDocument: partSaysSo,
  getStatement: partSaysSo,
  getPayment: partSaysSo,
  getDocument: partSaysSo,
  getPreferences: partSaysSo,
  getAdjustments: partSaysSo,
  getRelatedAssets: {
    leads: 'nowhere: what the gateway could not read ahead is read by the page itself',
    proof: 'faults',
  },
  trackNavigation: reportIsLost,
  trackStop: reportIsLost,
  trackError: reportIsLost,
  getTraffic: noTraffic,
  signOutAnalyst: noTraffic,
};

const notYet = (what: string) => `part of what a provider’s gateway answers; the portal ${what}`;

/** Calls of the contract that nobody in the portal makes, each with the reason. */
export const unused: Readonly<Record<string, string>> = {
  getAccount: notYet('reads all accounts of the resident at once'),
  getPremisesTenancies: notYet('reads all tenancies of the resident at once'),
  listContractors: notYet('asks for the contractors of one repair only'),
  sendCommunication: notYet('leaves messages about a repair to the provider, which sends them by itself'),
};
