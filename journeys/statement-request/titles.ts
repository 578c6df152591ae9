import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { statementRequest } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof statementRequest> = {
  operations: {
    loadResident: 'Load the resident',
    sendRequest: 'Request the statement',
    letRead: 'Let the resident read that it was sent',
  },
  ends: {
    kept: 'Nothing requested',
    sent: 'Statement requested',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The statement could not be requested',
  },
};
