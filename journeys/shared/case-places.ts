/** Where a service request begins. */
export const newCase = '/selectTenancy';

/** All service requests of the resident. */
export const caseSearch = '/casesearch';

/** The page about a service request. */
export const casePage = '/casedetails';

/** The page about one service request; its reference stands in the address, so that a reload and a second tab find it. */
export const addressOfCase = (reference: string): string =>
  `${casePage}?request=${encodeURIComponent(reference)}`;
