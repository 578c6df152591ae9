import type { OutcomeOf } from '../../../machines/journey.ts';
import { loadAvailability, loadOtherTimes } from '../calls/availability.ts';
import { checkReschedule, loadOrder, type RescheduleAnswer } from '../calls/order.ts';
import { type AppointmentQuestions, questions } from '../questions.ts';
import { isMove } from '../situation.ts';
import { type AppointmentVocabulary, operation, type RescheduleCode } from '../vocabulary.ts';

const define = operation(questions);

type Checked = OutcomeOf<RescheduleAnswer, AppointmentQuestions, AppointmentVocabulary>;

const refusedWith = (refusal: RescheduleCode): Pick<Checked, 'learns' | 'notices' | 'leads'> => ({
  learns: () => ({ refusal }),
  notices: () => [refusal],
  leads: 'block',
});

const isRefusedWith = (code: RescheduleCode) => (answer: RescheduleAnswer) =>
  !answer.isEligible && answer.errorCode === code;

export const start = {
  checkReschedule: define({
    reads: [],
    run: checkReschedule,
    outcomes: {
      'refused with CR165': { when: isRefusedWith('CR165'), ...refusedWith('CR165') },
      'refused with CR166': { when: isRefusedWith('CR166'), ...refusedWith('CR166') },
      'refused with SSR070': { when: isRefusedWith('SSR070'), ...refusedWith('SSR070') },
      'refused with SSR075': { when: isRefusedWith('SSR075'), ...refusedWith('SSR075') },
      'refused with SSR065, or for another reason': {
        when: (answer) => !answer.isEligible,
        ...refusedWith('SSR065'),
      },
      'can be moved': { learns: () => ({ refusal: null }), leads: 'on' },
    },
    faults: { otherwise: { halt: 'failed', notice: 'EligibilityRescheduleAPI_Error' } },
  }),

  loadOrder: define({
    reads: [],
    run: loadOrder,
    outcomes: {
      'no first appointment can be chosen for it now': {
        when: (repair, it) => !isMove(it) && !repair.isWaiting,
        leads: { end: 'home' },
      },
      'the repair is known': { learns: (repair) => ({ repair }), leads: 'on' },
    },
    faults: { missing: { halt: 'failed', notice: 'WorkOrderByIdAPI_Error' } },
  }),

  loadAvailability: define({
    reads: [],
    run: loadAvailability,
    outcomes: {
      'the contractor’s appointments cannot be read': {
        when: (found) => found.why === 'failed',
        learns: () => ({ result: 'no appointment' }),
        leads: { end: 'home' },
      },
      'the contractor’s appointments did not come in time': {
        when: (found) => found.why === 'timedOut',
        learns: () => ({ result: 'no appointment' }),
        leads: { end: 'home' },
      },
      'the contractor has no appointment': {
        when: (found) => found.why === 'none',
        learns: () => ({ result: 'no appointment' }),
        leads: { end: 'home' },
      },
      'there are appointments to choose from': {
        learns: ({ availabilities, isPreferences }) => ({ availabilities, isPreferences }),
        leads: 'on',
      },
    },
  }),

  loadOtherTimes: define({
    reads: [],
    run: loadOtherTimes,
    outcomes: {
      'there are appointments to choose from': {
        learns: ({ availabilities, isPreferences }) => ({ availabilities, isPreferences }),
        leads: 'on',
      },
    },
    faults: { otherwise: { halt: 'failed', notice: 'Reschedule_Api_Error' } },
  }),
};
