import { schedulerPage } from '../shared/addresses.ts';
/** The address of the journey. Kept apart, so that the portal knows it before it loads the journey. */
export const routes = { slot: schedulerPage } as const;
