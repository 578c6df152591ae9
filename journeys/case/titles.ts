import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { caseJourney } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<ReturnType<typeof caseJourney>> = {
  operations: {
    loadResident: 'Load the resident and their contact details',
    loadPlaces: 'Load the homes and other places',
    loadTypes: 'Load the types of service request',
    lookUpPlace: 'Look up the place that was chosen',
    determineTeam: 'Find out which team the request goes to',
    sendCase: 'Send the service request',
  },
  ends: {
    home: 'Home, with nothing sent',
    sent: 'Service request sent',
    unavailable: 'Service requests are not available',
    broken: 'Something went wrong',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The service request cannot go on',
  },
};
