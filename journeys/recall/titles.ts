import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { recall } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof recall> = {
  operations: {
    readFileSettings: 'Find out whether photos can be added',
    send: 'Say that the repair is not right',
  },
  ends: {
    kept: 'Nothing said',
    slots: 'Repair opened again: choose an appointment',
    sent: 'Repair opened again',
    overtaken: 'The repair has changed meanwhile',
    signedOut: 'Signed out',
  },
  errorPages: {},
};
