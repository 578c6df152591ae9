import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { complaintReview } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof complaintReview> = {
  operations: {
    loadComplaint: 'Load the complaint',
    requestReview: 'Ask for the complaint to be reviewed',
  },
  ends: {
    complaint: 'Back to the complaint',
    requested: 'Review asked for',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The review cannot be asked for',
  },
};
