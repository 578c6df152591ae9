/** Error pages that journeys share: what went wrong, the way back to the step, the way home. */
export const errorPages = {
  failed: '/repairJourneyErrorPage',
  workOrderError: '/workOrderErrorPage',
} as const;
