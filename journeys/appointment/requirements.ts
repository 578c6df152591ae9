import type { Requirements } from '../../machines/exploration/index.ts';
import { addressTest } from '../shared/address-test.ts';

const appointmentGateway = 'test/gateway/appointments.test.ts';
const firstAppointment = 'journeys/appointment/first.test.ts';
const slotField = 'src/fields/slots/SlotsView.test.tsx';

/** All that is demanded of choosing an appointment. */
export const requirements: Requirements = {
  'SCH-ROUTE-01': {
    says: 'The appointments have the address /appointmentscheduler.',
    steps: ['slot'],
    address: '/appointmentscheduler',
    tests: [addressTest],
  },
  'SCH-01': {
    says: 'The heading says whether an appointment is booked, wished for or moved.',
    steps: ['slot'],
    tests: [
      [firstAppointment, 'a first appointment > is booked with exactly what the contractor needs'],
      [firstAppointment, 'a first appointment > is asked for as a wish where the contractor decides'],
      [
        'journeys/appointment/moved.test.ts',
        'an appointment that is moved > is checked first, then moved with exactly what the contractor needs',
      ],
    ],
  },
  'SCH-02': {
    says: 'While appointments are looked up that is said.',
    steps: ['slot'],
    tests: [
      [
        firstAppointment,
        'whatever the mode, the button says that an appointment is booked, and waiting says what for',
      ],
    ],
  },
  'SCH-03': {
    says: 'Five dates a page, with a column for each of four kinds.',
    steps: ['slot'],
    tests: [
      [slotField, 'shows five dates, then the rest'],
      [
        appointmentGateway,
        'availability > offers four kinds on working days from the next one on, and says which are full',
      ],
    ],
  },
  'SCH-04': 'A time is a button, and a dash where nothing is free.',
  'SCH-05': {
    says: 'Times are written like 8.00AM.',
    steps: ['slot'],
    tests: [
      [slotField, 'answers with the slot, and says where and when it is to those who hear it'],
      ['contract/dates.test.ts', 'times > a visit is between two of them'],
    ],
  },
  'SCH-06': {
    says: 'Previous goes back five dates, and no further than the first.',
    steps: ['slot'],
    tests: [[slotField, 'what is shown > pages of five stay within the dates']],
  },
  'SCH-07': {
    says: 'Next goes on five dates while there are any.',
    steps: ['slot'],
    tests: [
      [slotField, 'what is shown > pages of five stay within the dates'],
      [slotField, 'shows five dates, then the rest'],
    ],
  },
  'SCH-08': 'Booking needs a slot.',
  'SCH-09': {
    says: 'The button books an appointment in every mode.',
    steps: ['slot'],
    tests: [
      [
        firstAppointment,
        'whatever the mode, the button says that an appointment is booked, and waiting says what for',
      ],
    ],
  },
  'SCH-10': 'Return to the repair is offered only while moving.',
  'SCH-11': 'That none suits is offered only for a first appointment without wishes.',
  'SCH-12': 'That none suits asks first, and leads home.',
  'SCH-13': 'A booking leads home with what was booked.',
  'SCH-14': 'A move leads home with what was booked.',
  'SCH-15': 'A move that was not taken says so, with ways back and out.',
  'SCH-16': 'A move that fails opens the error page.',
  'SCH-17': 'A slot that is taken says so with the contractor’s number.',
  'SCH-18': 'Without times for a first appointment a note is left.',
  'SCH-19': 'Without times for a move the error page opens.',
  'SCH-20': 'A booking that breaks opens the general error page.',
  'SCH-21': 'Appointments are waited for 30 seconds.',
  'SCH-22': 'Booking and moving have reasons of their own.',
  'SCH-23': {
    says: 'Appointments come by kind, with date, promise, capacity and further data.',
    steps: ['slot'],
    tests: [
      [
        appointmentGateway,
        'availability > offers four kinds on working days from the next one on, and says which are full',
      ],
      [
        'test/gateway-rules.test.ts',
        'appointments > are offered on every working day of the thirty after today, and on no other (SCH-23)',
      ],
    ],
  },
  'SCH-24': 'A booking sends all that the contractor needs.',
  'SCH-25': 'A move sends all that the contractor needs.',
  'SCH-26': 'Moving is asked for before times are shown.',
  'MSG-SSR065': 'SSR065 names the contractor to call to move it.',
  'MSG-SSR071': 'SSR071 says that the slot is taken.',
  'MSG-SSR075': 'SSR075 names the contractor to call.',
  'MSG-SSR062': 'SSR062 asks for a slot, and is the heading for wishes.',
  'MSG-SSR072': 'SSR072 says that the present appointment stands.',
  'MSG-EligibilityRescheduleAPI_Error': 'That it is not known whether it can be moved is said.',
};
