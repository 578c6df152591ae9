/** The page about one repair; the repair stands in its address, so that a reload and a second tab find it. */
export const addressOfRepair = (worksOrderId: string): string =>
  `/repairhistorydetails?repair=${encodeURIComponent(worksOrderId)}`;
