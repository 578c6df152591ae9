import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { profile } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof profile> = {
  operations: {
    loadProfile: 'Load the contact details',
    saveDetails: 'Save the contact details',
    tellProvider: 'Tell the provider about the change',
    readAgain: 'Load the saved details again',
  },
  ends: {
    profile: 'Back to the details',
    saved: 'Details saved',
    customerError: 'The details cannot be shown',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The details could not be changed',
  },
};
