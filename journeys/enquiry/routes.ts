import { advicePage } from '../shared/addresses.ts';
/** The addresses of the journey. Kept apart, so that the portal knows them before it loads the journey. */
export const routes = {
  consent: advicePage,
  reason: '/enquiryreason',
  details: '/additionalenquirydetails',
  contact: '/ContactDetails',
  review: '/enquiryreview',
  confirmation: '/enquiryconfirmation',
} as const;
