import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { chase } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof chase> = {
  operations: {
    send: 'Ask about what was promised',
  },
  ends: {
    kept: 'Nothing asked',
    asked: 'Question sent',
    noted: 'Question added to one that was sent before',
    overtaken: 'The repair has changed meanwhile',
    signedOut: 'Signed out',
  },
  errorPages: {},
};
