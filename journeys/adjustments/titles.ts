import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { adjustments } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof adjustments> = {
  operations: {
    read: 'Fill in what was said before',
    save: 'Save what the resident needs',
  },
  ends: {
    kept: 'Nothing changed',
    saved: 'Saved',
    overtaken: 'Changed somewhere else meanwhile',
    signedOut: 'Signed out',
  },
  errorPages: {},
};
