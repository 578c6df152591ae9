import { hasNotices, type PropertiesOf } from '../../machines/exploration/index.ts';
import type { AppointmentQuestions } from './questions.ts';
import type { samples } from './samples/samples.ts';
import type { AppointmentFacts } from './vocabulary.ts';

type Properties = PropertiesOf<AppointmentQuestions, AppointmentFacts, typeof samples>;
type At = Parameters<Extract<Properties[number], { always: unknown }>['always']>[0];

const isNew = ({ facts }: At) => facts.mode === 'new';
const refused = (code: string): Properties[number] => ({
  says: `An appointment that is refused with ${code} cannot be moved, and the message ${code} says why.`,
  rows: [`MSG-${code}`, 'A51', 'SCH-26'],
  when: (it) => it.returned('checkReschedule')?.output.errorCode === code,
  always: (it) => it.isBlocked && hasNotices(it, code),
});

export const properties: Properties = [
  ...['CR165', 'CR166', 'SSR070', 'SSR075', 'SSR065'].map(refused),
  {
    says: 'An appointment that is refused without a reason cannot be moved either.',
    rows: ['A51', 'SCH-26'],
    when: (it) => it.returned('checkReschedule')?.output.isEligible === false,
    always: (it) => it.isBlocked && !it.asked.includes('slot'),
  },
  {
    says: 'Other times are looked for only once it is known that the appointment can be moved.',
    rows: ['SCH-26'],
    when: (it) => it.waitsFor === 'loadOtherTimes',
    always: (it) => !isNew(it) && it.facts.refusal === null,
  },
  {
    says: 'Where it is known that it can be moved, it is not asked again.',
    rows: ['SCH-26'],
    when: (it) => it.waitsFor === 'checkReschedule',
    never: (it) => isNew(it) || it.facts.isMovable,
  },
  {
    says: 'While an appointment is moved it is said that the present one stands, and only then.',
    rows: ['MSG-SSR072', 'A51'],
    when: (it) => it.isAsking && !it.isBlocked,
    always: (it) => hasNotices(it, 'SSR072') === !isNew(it),
  },
  {
    says: 'Booking without a slot asks for one and books nothing.',
    rows: ['SCH-08', 'A48', 'MSG-SSR062'],
    when: (it) =>
      it.event?.type === 'CONTINUE' &&
      it.before?.isAsking === true &&
      !it.before.isBlocked &&
      it.before.answers.slot === undefined,
    always: (it) => it.isAsking && it.complaints.includes('SSR062'),
  },
  {
    says: 'A slot that the contractor did not offer is never booked.',
    rows: ['SCH-04', 'SCH-24'],
    when: (it) => it.waitsFor === 'bookSlot' || it.waitsFor === 'moveSlot',
    always: ({ facts, answers }) =>
      facts.availabilities.some(
        ({ availabilityDetails, slots }) =>
          availabilityDetails.availabilityType === answers.slot?.availabilityType &&
          slots.some(({ date, capacity }) => date === answers.slot?.date && capacity !== 'Not Available'),
      ),
  },
  {
    says: 'A first appointment is booked, and one that there is already is moved.',
    rows: ['SCH-22', 'SCH-24', 'SCH-25'],
    when: (it) => it.waitsFor === 'bookSlot' || it.waitsFor === 'moveSlot',
    always: (it) => (it.waitsFor === 'bookSlot') === isNew(it),
  },
  {
    says: '“No suitable appointment” is offered only for a first appointment for which no wishes are taken.',
    rows: ['SCH-11'],
    when: (it) => it.isAsking,
    always: (it) => it.actions.includes('noneSuit') === (isNew(it) && !it.facts.isPreferences),
  },
  {
    says: 'Return to the repair is offered only while an appointment is moved.',
    rows: ['SCH-10'],
    when: (it) => it.isAsking,
    always: (it) => it.actions.includes('returnToRepair') === !isNew(it),
  },
  {
    says: '“No suitable appointment” asks first.',
    rows: ['SCH-12'],
    when: (it) =>
      it.event?.type === 'SECONDARY_ACTION' &&
      'action' in it.event &&
      it.event.action === 'noneSuit' &&
      it.before?.actions.includes('noneSuit') === true,
    always: (it) => it.activity === 'confirmingAction',
  },
  {
    says: 'Where no appointment suits, a note is left, and the resident is led home.',
    rows: ['SCH-12', 'A50'],
    when: (it) => it.returned('leaveNote') !== undefined,
    always: (it) => it.end === 'home',
  },
  {
    says: 'A booking leads home, with what was booked.',
    rows: ['SCH-13'],
    when: (it) => it.returned('bookSlot')?.output.became === 'booked',
    always: (it) => it.end === 'home' && it.facts.result !== null && it.facts.result !== 'no appointment',
  },
  {
    says: 'A move leads home, with what was booked.',
    rows: ['SCH-14'],
    when: (it) => it.returned('moveSlot')?.output.became === 'moved',
    always: (it) => it.end === 'home' && it.facts.result !== null && it.facts.result !== 'no appointment',
  },
  {
    says: 'A move that the contractor did not take is said so, with a way back and a way out.',
    rows: ['SCH-15'],
    when: (it) => it.returned('moveSlot')?.output.became === 'declined',
    always: (it) =>
      it.isAsking &&
      hasNotices(it, 'Reschedule_ApiFailError') &&
      ['returnToRepair', 'exit'].every((one) => it.actions.includes(one)),
  },
  {
    says: 'A move that fails opens the error page.',
    rows: ['SCH-16'],
    when: (it) => it.failed('moveSlot') === 'failed' || it.failed('moveSlot') === 'malformed',
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'Reschedule_Api_Error'),
  },
  {
    says: 'A slot that somebody took first is said so, and others can be chosen.',
    rows: ['SCH-17', 'MSG-SSR071', 'A51'],
    when: (it) =>
      it.returned('bookSlot')?.output.became === 'taken' ||
      it.returned('moveSlot')?.output.became === 'taken',
    always: (it) => it.isAsking && hasNotices(it, 'SSR071'),
  },
  {
    says: 'Without times for a first appointment the provider calls, and the resident is led home.',
    rows: ['SCH-18', 'A50', 'SCH-21'],
    when: (it) =>
      it.returned('loadAvailability') !== undefined && it.returned('loadAvailability')?.output.why !== null,
    always: (it) => it.end === 'home' && it.facts.result === 'no appointment',
  },
  {
    says: 'Without times for another appointment the error page opens, and the appointment stands.',
    rows: ['SCH-19', 'A50'],
    when: (it) =>
      it.returned('loadOtherTimes') !== undefined && it.returned('loadOtherTimes')?.output.why !== null,
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'Reschedule_Api_Error'),
  },
  {
    says: 'A booking that the contractor’s system could not take opens the general error page.',
    rows: ['SCH-20'],
    when: (it) => it.returned('bookSlot')?.output.became === 'broken',
    always: (it) => it.end === 'genericError',
  },
  {
    says: 'A repair that needs no first appointment now leads home.',
    rows: ['PRI-06'],
    when: (it) => isNew(it) && it.returned('loadOrder')?.output?.isWaiting === false,
    always: (it) => it.end === 'home',
  },
  {
    says: 'A repair that is gone opens an error page.',
    rows: ['MSG-WorkOrderByIdAPI_Error'],
    when: (it) => it.failed('loadOrder') === 'missing',
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'WorkOrderByIdAPI_Error'),
  },
  {
    says: 'Whether it can be moved is not known: an error page says so.',
    rows: ['MSG-EligibilityRescheduleAPI_Error'],
    when: (it) => it.failed('checkReschedule') === 'failed' || it.failed('checkReschedule') === 'malformed',
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'EligibilityRescheduleAPI_Error'),
  },
  {
    says: 'Booking comes to an end, an error page or back to the times.',
    rows: ['SCH-13', 'SCH-20'],
    from: (it) => it.waitsFor === 'bookSlot' || it.waitsFor === 'moveSlot',
    leadsTo: (it) => it.activity === 'ended' || it.errorPage !== undefined || it.isAsking,
  },
];
