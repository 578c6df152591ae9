import type { Offer } from '../contract/offers.ts';

/** What this gateway offers beyond what every gateway answers. */
export const offers: readonly Offer[] = ['configuration?names'];
