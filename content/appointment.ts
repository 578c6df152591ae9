import { notices } from './notices.ts';
import { words } from './own-words/words.ts';

/** What a resident reads of the part of a day in which somebody comes, by its code. */
export const appointmentTimes = /* @__PURE__ */ words('appointment.appointmentTimes', {
  AM: 'Morning',
  PM: 'Afternoon',
  AD: 'All day',
  ASR: 'Avoid school run',
} as const);

/** Words of the journey that books or moves an appointment. `{name}` is filled in with what is known. */
export const appointment = /* @__PURE__ */ words('appointment.appointment', {
  name: 'Choose an appointment',

  /** The heading of the step, by what the resident came to do. */
  headings: {
    book: 'Choose an appointment',
    wish: notices.SSR062,
    move: 'Change your appointment',
  },

  /** What stands beside the button that books, once something was chosen. */
  chosen: '{date}, {window}',
  /** Which repair it is for. */
  repair: '{name}, {ref}',

  steps: {
    slot: { title: '{heading}', hint: '{repair}', continue: 'Book Appointment', chosen: '{chosen}' },
  },

  questions: {
    slot: {
      label: 'When should we come?',
      hint: 'Choose a day and time. {contractor}. Someone over 18 must be at home.',
    },
  },

  operations: {
    checkReschedule: 'Checking whether you can change this appointment…',
    loadOrder: 'Getting your repair…',
    loadAvailability: notices.SSR061,
    loadOtherTimes: notices.SSR061,
    keepMoment: 'Booking your appointment…',
    bookSlot: 'Booking your appointment…',
    moveSlot: 'Changing your appointment…',
    leaveNote: 'Letting us know…',
  },

  messages: { loadAvailability: 'SSR061', loadOtherTimes: 'SSR061' },

  secondaryActions: {
    noneSuit: { offer: 'No Suitable Appointment', stay: 'Check Appointments', go: 'Continue' },
    returnToRepair: { offer: 'Return to repair' },
    exit: { offer: 'Exit' },
  },
} as const);

/** What the provider's staff read on the repair when a resident is left without an appointment. */
export const appointmentNotes = /* @__PURE__ */ words('appointment.appointmentNotes', {
  description: 'Resident could not choose an appointment online: {reason}',
  reasons: {
    failed: 'the contractor’s appointments could not be read',
    timedOut: 'the contractor’s appointments did not come in time',
    none: 'no availability returned',
    noneSuited: 'none of the appointments suited',
  },
} as const);
