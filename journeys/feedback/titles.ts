import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { feedback } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof feedback> = {
  operations: {
    send: 'Say how the repair went',
  },
  ends: {
    kept: 'Nothing said',
    satisfied: 'Satisfied',
    unsatisfied: 'Not satisfied',
    tooLate: 'The question is over',
    signedOut: 'Signed out',
  },
  errorPages: {},
};
