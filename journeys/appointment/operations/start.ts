import type { OutcomeOf } from '../../../machines/engine/index.ts';
import {
  checkReschedule,
  type RescheduleAnswer,
  type RescheduleCode,
  refusalOf,
} from '../../shared/reschedule-check.ts';
import { type Found, findAvailability, loadAvailability } from '../calls/availability.ts';
import { loadOrder } from '../calls/order.ts';
import { type AppointmentQuestions, questions } from '../questions.ts';
import { isMove } from '../situation.ts';
import { type AppointmentVocabulary, operation } from '../vocabulary.ts';

const define = operation(questions);

type Checked = OutcomeOf<RescheduleAnswer, AppointmentQuestions, AppointmentVocabulary>;
type TimesOutcome = OutcomeOf<Found, AppointmentQuestions, AppointmentVocabulary>;

const refusedWith = (refusal: RescheduleCode): Pick<Checked, 'facts' | 'notices' | 'goTo'> => ({
  facts: () => ({ refusal }),
  notices: () => [refusal],
  goTo: 'block',
});

const isRefusedWith = (code: RescheduleCode) => (answer: RescheduleAnswer) => refusalOf(answer) === code;

const isMissing = (why: Found['why']) => (found: Found) => found.why === why;

const offered: TimesOutcome = {
  facts: ({ availabilities, isPreferences }) => ({ availabilities, isPreferences }),
  goTo: 'next',
};

/** Nothing to choose from for a first appointment: the provider knows, and calls. */
const leftToCall: TimesOutcome = { facts: () => ({ result: 'no appointment' }), goTo: { end: 'home' } };

/** Nothing to choose from instead of the appointment that stands. */
const cannotBeMoved = { goTo: { errorPage: 'failed', notice: 'Reschedule_Api_Error' } } as const;

/** Why what was read may be old when an appointment is booked or moved. */
const guarded = 'a slot or a repair that cannot be had any more is refused, and how it stands is read then';

export const start = {
  checkReschedule: define({
    dependsOn: [],
    staleSafeBecause: guarded,
    run: checkReschedule,
    outcomes: {
      'refused with CR165': { when: isRefusedWith('CR165'), ...refusedWith('CR165') },
      'refused with CR166': { when: isRefusedWith('CR166'), ...refusedWith('CR166') },
      'refused with SSR070': { when: isRefusedWith('SSR070'), ...refusedWith('SSR070') },
      'refused with SSR075': { when: isRefusedWith('SSR075'), ...refusedWith('SSR075') },
      'refused with SSR065, or for another reason': {
        when: isRefusedWith('SSR065'),
        ...refusedWith('SSR065'),
      },
      'can be moved': { facts: () => ({ refusal: null }), goTo: 'next' },
    },
    faults: { otherwise: { errorPage: 'failed', notice: 'EligibilityRescheduleAPI_Error' } },
  }),

  loadOrder: define({
    dependsOn: [],
    staleSafeBecause: guarded,
    run: loadOrder,
    outcomes: {
      'no repair is chosen': { when: (repair) => repair === null, goTo: { end: 'home' } },
      'no first appointment can be chosen for it now': {
        when: (repair, it) => !isMove(it) && repair?.isWaiting === false,
        goTo: { end: 'home' },
      },
      'the repair is known': { facts: (repair) => ({ repair }), goTo: 'next' },
    },
    faults: { missing: { errorPage: 'failed', notice: 'WorkOrderByIdAPI_Error' } },
  }),

  loadAvailability: define({
    dependsOn: [],
    staleSafeBecause: guarded,
    run: loadAvailability,
    outcomes: {
      'the contractor’s appointments cannot be read': { when: isMissing('failed'), ...leftToCall },
      'the contractor’s appointments did not come in time': { when: isMissing('timedOut'), ...leftToCall },
      'the contractor has no appointment': { when: isMissing('none'), ...leftToCall },
      'there are appointments to choose from': offered,
    },
  }),

  loadOtherTimes: define({
    dependsOn: [],
    staleSafeBecause: guarded,
    run: findAvailability,
    outcomes: {
      'the contractor’s appointments cannot be read': { when: isMissing('failed'), ...cannotBeMoved },
      'the contractor’s appointments did not come in time': { when: isMissing('timedOut'), ...cannotBeMoved },
      'the contractor has no appointment': { when: isMissing('none'), ...cannotBeMoved },
      'there are appointments to choose from': offered,
    },
    faults: { otherwise: cannotBeMoved.goTo },
  }),
};
