import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { reminders } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof reminders> = {
  operations: {
    save: 'Save how to be reminded',
  },
  ends: {
    kept: 'Nothing changed',
    saved: 'Saved',
    overtaken: 'Changed somewhere else meanwhile',
    signedOut: 'Signed out',
  },
  errorPages: {},
};
