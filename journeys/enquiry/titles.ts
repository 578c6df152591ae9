import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { enquiry } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof enquiry> = {
  operations: {
    loadBeginning: 'Load the resident, the account and the reasons',
    sendEnquiry: 'Send the enquiry',
  },
  ends: {
    home: 'Home',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The enquiry cannot go on',
  },
};
