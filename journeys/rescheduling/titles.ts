import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { rescheduling } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof rescheduling> = {
  operations: {
    checkReschedule: 'Check whether the appointment can be moved',
  },
  ends: {
    kept: 'Appointment kept',
    slots: 'Choose another appointment',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The appointment cannot be moved',
  },
};
