import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { appointment } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof appointment> = {
  operations: {
    checkReschedule: 'Check whether the appointment can be moved',
    loadOrder: 'Load the repair and its appointment',
    loadAvailability: 'Load the free times',
    loadOtherTimes: 'Load further free times',
    keepMoment: 'Remember which time was chosen',
    bookSlot: 'Book the appointment',
    moveSlot: 'Move the appointment',
    leaveNote: 'Tell the contractor that no time suits',
  },
  ends: {
    home: 'Home',
    repair: 'Back to the repair',
    settled: 'Appointment booked or moved',
    genericError: 'Something went wrong',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'Appointments cannot be offered',
  },
};
