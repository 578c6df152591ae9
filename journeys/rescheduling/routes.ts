/** The page over which the journey is shown. Kept apart, so that the portal knows it before it loads the journey. */
export const routes = { refused: '/repairhistorydetails' } as const;
