/** The page about a repair, over which some journeys are shown. */
export const repairPage = '/repairhistorydetails';

/** The page about one repair; the repair stands in its address, so that a reload and a second tab find it. */
export const addressOfRepair = (worksOrderId: string): string =>
  `${repairPage}?repair=${encodeURIComponent(worksOrderId)}`;

/** The photos and files of one repair. */
export const addressOfMedia = (worksOrderId: string): string =>
  `/viewmedia?repair=${encodeURIComponent(worksOrderId)}`;
