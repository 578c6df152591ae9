import { addressAbout, complaintsPage } from './addresses.ts';

/** Addresses about complaints that nobody needs before the first question of a repair. */

/** Where a complaint begins, and where a second look at one is asked for. */
export const newComplaint = '/newcomplaint';
export const newComplaintReview = '/newcomplaintreview';

/** The page about one complaint. */
export const addressOfComplaint = (complaintId: string): string =>
  addressAbout(complaintsPage, 'complaint', complaintId);
