import { dialogJourneys } from './dialogs.ts';
import { portalJourneys } from './portal.ts';

/** Every journey that the portal offers, on pages of its own or over another page. */
export const offeredJourneys = [...portalJourneys, ...dialogJourneys];
