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
  leads: { end: 'settled' },
} as const;

const pressAgain = { stay: 'Generic_Error_API' } as const;
const givenUp = { end: 'genericError' } as const;

export const booking = {
  keepMoment: define({
    reads: [],
    run: keepMoment,
    outcomes: { 'it is known since when it is asked for': { learns: (moment) => ({ moment }), leads: 'on' } },
  }),

  bookSlot: define({
    reads: ['slot'],
    run: bookSlot,
    outcomes: {
      'the repair does not take it any more': settled,
      'somebody took the slot first': {
        when: (answer) => answer.became === 'taken',
        learns: otherSlots,
        notices: () => ['SSR071'],
        leads: 'stay',
      },
      'the contractor could not take the booking': {
        when: (answer) => answer.became === 'broken',
        leads: givenUp,
      },
      booked: { learns: (_answer, it) => ({ result: bookingOf(it) }), leads: { end: 'home' } },
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
    reads: ['slot'],
    run: moveSlot,
    outcomes: {
      'the repair does not take it any more': settled,
      'somebody took the slot first': {
        when: (answer) => answer.became === 'taken',
        learns: (answer) => ({ ...otherSlots(answer), isDeclined: false }),
        notices: () => ['SSR071'],
        leads: 'stay',
      },
      'the contractor did not take the change': {
        when: (answer) => answer.became === 'declined',
        learns: () => ({ isDeclined: true }),
        notices: () => ['Reschedule_ApiFailError'],
        leads: 'stay',
      },
      moved: {
        learns: (_answer, it) => ({ result: bookingOf(it), isDeclined: false }),
        leads: { end: 'home' },
      },
    },
    faults: { otherwise: { halt: 'failed', notice: 'Reschedule_Api_Error' } },
  }),

  leaveNote: define({
    reads: [],
    run: (it, tools) => leaveNote('noneSuited', it, tools),
    outcomes: {
      'the provider will call': { learns: () => ({ result: 'no appointment' }), leads: { end: 'home' } },
    },
  }),
};
