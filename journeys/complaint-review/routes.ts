import { newComplaintReview } from '../shared/complaint-addresses.ts';

/** The addresses of the journey. Kept apart, so that the portal knows them before it loads the journey. */
export const routes = { reason: newComplaintReview } as const;
