import { appointment as copy } from '../../content/appointment.ts';
import { dates } from '../../content/dates.ts';
import { dayInWords, windowInWords } from '../../contract/dates.ts';
import { fill } from '../../machines/engine/index.ts';
import { errorPages, genericErrorPage, homePage, repairPage, startPage } from '../shared/addresses.ts';
import { booking } from './operations/booking.ts';
import { start } from './operations/start.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { type AppointmentSituation, isMove } from './situation.ts';
import { journey, nothingKnown } from './vocabulary.ts';

const asksForWish = (situation: AppointmentSituation): boolean =>
  !isMove(situation) && situation.facts.isPreferences;

function headingOf(situation: AppointmentSituation): string {
  if (isMove(situation)) return copy.headings.move;
  return asksForWish(situation) ? copy.headings.wish : copy.headings.book;
}

const repairToVisitInWords = ({ facts: { repair } }: AppointmentSituation): string =>
  repair === null ? '' : fill(copy.repair, { name: repair.name, ref: repair.jobNumber });

function chosenInWords({ answers: { slot } }: AppointmentSituation): string {
  if (slot === undefined) return '';
  const day = slot.date.slice(0, 10);
  const at = (time: string): string => `${day}T${time}`;
  return fill(copy.chosen, {
    date: dayInWords(at(slot.start)),
    window: windowInWords(at(slot.start), at(slot.end), dates),
  });
}

/** Choosing when somebody comes for a repair, for the first time or anew. */
export const appointment = journey({
  id: 'appointment',
  version: 2,
  initialFacts: nothingKnown,
  questions,
  rules,
  operations: { ...start, ...booking },

  steps: {
    slot: {
      route: routes.slot,
      load: [
        {
          run: 'checkReschedule',
          when: 'an appointment is being moved, and it is not known yet that it can be',
        },
        'loadOrder',
        { run: 'loadAvailability', when: 'a first appointment is being booked' },
        { run: 'loadOtherTimes', when: 'the appointment can be moved' },
      ],
      asks: [{ question: 'slot', when: 'an appointment can be chosen' }],
      notices: [{ when: 'the appointment can be moved', notice: 'SSR072' }],
      submit: [
        'keepMoment',
        { run: 'bookSlot', when: 'a first appointment is being booked' },
        { run: 'moveSlot', when: 'an appointment is being moved' },
      ],
      secondaryActions: {
        noneSuit: {
          when: 'a first appointment is being booked, and the contractor does not ask for wishes',
          notice: 'SSR023',
          submit: ['leaveNote'],
          end: 'home',
        },
        // The appointment that there is stands, as the page says, so nothing is lost and nothing is asked.
        returnToRepair: { when: 'an appointment is being moved', end: 'repair' },
        exit: { when: 'the contractor did not take the change', end: 'home' },
      },
    },
  },

  back: 'none',
  backEnd: 'home',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'repair_Journey_Error_Message1' },
  },
  ends: {
    home: { route: homePage },
    repair: { route: repairPage },
    settled: { route: repairPage },
    genericError: { route: genericErrorPage, preserves: true },
    signedOut: { route: startPage, preserves: true },
  },
  errorPages: { failed: { route: errorPages.failed } },
  placeholders: (situation) => ({
    heading: headingOf(situation),
    repair: repairToVisitInWords(situation),
    chosen: chosenInWords(situation),
    ...(asksForWish(situation) ? { titleMessage: 'SSR062' } : {}),
    contractor: situation.facts.repair?.contractor ?? '',
    contractorPhone: situation.facts.repair?.contractorPhone ?? '',
  }),
});
