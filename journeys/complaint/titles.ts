import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { complaint } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof complaint> = {
  operations: {
    loadBeginning: 'Load the resident and what a complaint can be about',
    sendComplaint: 'Send the complaint',
  },
  ends: {
    home: 'Home, with nothing sent',
    sent: 'Complaint sent',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The complaint cannot go on',
  },
};
