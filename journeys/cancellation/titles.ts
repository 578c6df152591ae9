import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { cancellation } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof cancellation> = {
  operations: {
    checkCancellation: 'Check whether the repair can be cancelled',
    loadRepair: 'Load the repair',
    cancelRepair: 'Cancel the repair',
  },
  ends: {
    kept: 'Repair kept',
    cancelled: 'Repair cancelled',
    genericError: 'Something went wrong',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The repair could not be cancelled',
  },
};
