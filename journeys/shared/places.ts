/** The page about a repair, over which some journeys are shown. */
export const repairPage = '/repairhistorydetails';

/** The page about one repair; the repair stands in its address, so that a reload and a second tab find it. */
export const addressOfRepair = (worksOrderId: string): string =>
  `${repairPage}?repair=${encodeURIComponent(worksOrderId)}`;

/** The photos and files of one repair. */
export const addressOfMedia = (worksOrderId: string): string =>
  `/viewmedia?repair=${encodeURIComponent(worksOrderId)}`;

/** Where a service request begins. */
export const newCase = '/selectTenancy';

/** All service requests of the resident. */
export const caseSearch = '/casesearch';

/** The page about a service request. */
export const casePage = '/casedetails';

/** The page about one service request; its reference stands in the address, so that a reload and a second tab find it. */
export const addressOfCase = (reference: string): string =>
  `${casePage}?request=${encodeURIComponent(reference)}`;
