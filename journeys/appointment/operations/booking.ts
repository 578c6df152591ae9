import { bookSlot, keepMoment, moveSlot, type SlotBooked, type SlotMoved } from '../calls/booking.ts';
import { leaveNote } from '../calls/note.ts';
import { questions } from '../questions.ts';
import { bookingOf } from '../situation.ts';
import { operation } from '../vocabulary.ts';

const define = operation(questions);

const otherSlots = (answer: SlotBooked | SlotMoved) =>
  answer.became === 'taken' ? { availabilities: answer.availabilities } : {};

/** The repair was booked, moved on or cancelled in another place: its page tells how it stands. */
const settled = {
  when: (answer: SlotBooked | SlotMoved) => answer.became === 'settled',
  goTo: { end: 'settled' },
} as const;

const pressAgain = { stay: 'Generic_Error_API' } as const;
const givenUp = { end: 'genericError' } as const;

export const booking = {
  keepMoment: define({
    dependsOn: [],
    run: keepMoment,
    outcomes: { 'it is known since when it is asked for': { facts: (moment) => ({ moment }), goTo: 'next' } },
  }),

  bookSlot: define({
    dependsOn: ['slot'],
    run: bookSlot,
    outcomes: {
      'the repair does not take it any more': settled,
      'somebody took the slot first': {
        when: (answer) => answer.became === 'taken',
        facts: otherSlots,
        notices: () => ['SSR071'],
        goTo: 'stay',
      },
      'the contractor could not take the booking': {
        when: (answer) => answer.became === 'broken',
        goTo: givenUp,
      },
      booked: { facts: (_answer, it) => ({ result: bookingOf(it) }), goTo: { end: 'home' } },
    },
    // After these the slot may or may not be booked: the same key makes a second press safe.
    faults: {
      timedOut: pressAgain,
      dropped: pressAgain,
      malformed: pressAgain,
      otherwise: givenUp,
    },
  }),

  moveSlot: define({
    dependsOn: ['slot'],
    run: moveSlot,
    outcomes: {
      'the repair does not take it any more': settled,
      'somebody took the slot first': {
        when: (answer) => answer.became === 'taken',
        facts: (answer) => ({ ...otherSlots(answer), isDeclined: false }),
        notices: () => ['SSR071'],
        goTo: 'stay',
      },
      'the contractor did not take the change': {
        when: (answer) => answer.became === 'declined',
        facts: () => ({ isDeclined: true }),
        notices: () => ['Reschedule_ApiFailError'],
        goTo: 'stay',
      },
      moved: {
        facts: (_answer, it) => ({ result: bookingOf(it), isDeclined: false }),
        goTo: { end: 'home' },
      },
    },
    faults: { otherwise: { errorPage: 'failed', notice: 'Reschedule_Api_Error' } },
  }),

  leaveNote: define({
    dependsOn: [],
    run: (it, tools) => leaveNote('noneSuited', it, tools),
    outcomes: {
      'the provider will call': { facts: () => ({ result: 'no appointment' }), goTo: { end: 'home' } },
    },
  }),
};
