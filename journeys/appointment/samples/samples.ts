import type { SamplesFor } from '../../../machines/exploration/index.ts';
import type { booking } from '../operations/booking.ts';
import type { start } from '../operations/start.ts';
import type { AppointmentQuestions } from '../questions.ts';
import type { AppointmentFacts } from '../vocabulary.ts';
import * as record from './records.ts';

type Operations = typeof start & typeof booking;

const { worksOrderId } = record;
const times = {
  'the contractor’s appointments cannot be read': [record.nothingFound('failed')],
  'the contractor’s appointments did not come in time': [record.nothingFound('timedOut')],
  'the contractor has no appointment': [record.nothingFound('none')],
  'there are appointments to choose from': [
    record.availabilityFound(),
    record.availabilityFound({ isPreferences: true }),
  ],
};
const taken = { became: 'taken' as const, availabilities: record.offered('2026-11-24', '2026-11-25') };

export const samples: SamplesFor<AppointmentQuestions, Operations, AppointmentFacts> = {
  initialScenarios: {
    'a first appointment': { worksOrderId, mode: 'new' },
    'an appointment to move': { worksOrderId, mode: 'reschedule' },
    'an appointment of which is known that it can be moved': {
      worksOrderId,
      mode: 'reschedule',
      isMovable: true,
    },
  },

  // The first is the one that somebody else may take.
  answers: { slot: [record.morning, record.laterMorning, record.sunday] },

  outputs: {
    checkReschedule: {
      'refused with CR165': [record.refusedReschedule('CR165')],
      'refused with CR166': [record.refusedReschedule('CR166')],
      'refused with SSR070': [record.refusedReschedule('SSR070')],
      'refused with SSR075': [record.refusedReschedule('SSR075')],
      'refused with SSR065, or for another reason': [
        record.refusedReschedule('SSR065'),
        record.refusedReschedule(null),
      ],
      'can be moved': [{ isEligible: true, errorCode: null }],
    },
    loadOrder: {
      'no repair is chosen': [null],
      'no first appointment can be chosen for it now': [record.repair({ isWaiting: false })],
      'the repair is known': [record.repair()],
    },
    loadAvailability: times,
    loadOtherTimes: times,
    keepMoment: {
      'it is known since when it is asked for': [{ key: 'key', at: '2026-11-21T13:15:00' }],
    },
    bookSlot: {
      'the repair does not take it any more': [{ became: 'settled' }],
      'somebody took the slot first': [taken],
      'the contractor could not take the booking': [{ became: 'broken' }],
      booked: [{ became: 'booked' }],
    },
    moveSlot: {
      'the repair does not take it any more': [{ became: 'settled' }],
      'somebody took the slot first': [taken],
      'the contractor did not take the change': [{ became: 'declined' }],
      moved: [{ became: 'moved' }],
    },
    leaveNote: { 'the provider will call': [true, false] },
  },
};
