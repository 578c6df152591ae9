/** The addresses of the journey. Kept apart, so that the portal knows them before it loads the journey. */
export const routes = {
  consent: '/enquiryconsent',
  reason: '/enquiryreason',
  details: '/additionalenquirydetails',
  contact: '/ContactDetails',
  review: '/enquiryreview',
  confirmation: '/enquiryconfirmation',
} as const;
