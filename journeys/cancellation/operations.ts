import { cancellationCodes } from '../../contract/cancellation.ts';
import type { OutcomeOf } from '../../machines/language.ts';
import {
  type CancellationAnswer,
  type Cancelled,
  cancelRepair,
  checkCancellation,
  loadRepair,
} from './calls.ts';
import { type CancellationFacts, type CancellationVocabulary, operation } from './vocabulary.ts';

const define = operation({});

type Refusal = NonNullable<CancellationFacts['refusal']>;
type Checked = OutcomeOf<CancellationAnswer, object, CancellationVocabulary>;

const refusedWith = (refusal: Refusal): Pick<Checked, 'learns' | 'notices' | 'leads'> => ({
  learns: () => ({ refusal }),
  notices: () => [refusal],
  leads: 'block',
});

const isRefusedWith = (code: string) => (answer: CancellationAnswer) =>
  !answer.isEligible && answer.errorCode === code;

/** Why a repair that somebody else changed can be cancelled no more; null while it can. */
const refusalNow = (cancelled: Cancelled): Refusal | null => {
  if (cancelled.became === 'cancelled' || cancelled.answer.isEligible) return null;
  const { errorCode } = cancelled.answer;
  return cancellationCodes.find((code) => code === errorCode) ?? 'Cancel_By_Phone';
};

const pressAgain = { stay: 'Generic_Error_API' } as const;
const givenUp = { end: 'genericError' } as const;

export const operations = {
  checkCancellation: define({
    reads: [],
    run: checkCancellation,
    outcomes: {
      'refused with CR165': { when: isRefusedWith('CR165'), ...refusedWith('CR165') },
      'refused with CR166': { when: isRefusedWith('CR166'), ...refusedWith('CR166') },
      'refused with SSR070': { when: isRefusedWith('SSR070'), ...refusedWith('SSR070') },
      'refused with SSR073': { when: isRefusedWith('SSR073'), ...refusedWith('SSR073') },
      'refused with SSR066': { when: isRefusedWith('SSR066'), ...refusedWith('SSR066') },
      'refused with SSR008': { when: isRefusedWith('SSR008'), ...refusedWith('SSR008') },
      'refused for another reason': {
        when: (answer) => !answer.isEligible,
        ...refusedWith('Cancel_By_Phone'),
      },
      'can be cancelled': { learns: () => ({ refusal: null }), leads: 'on' },
    },
    faults: { otherwise: { halt: 'failed', notice: 'EligibilityCancelAPI_Error' } },
  }),

  loadRepair: define({
    reads: [],
    run: loadRepair,
    outcomes: { 'the repair is known': { learns: (repair) => ({ repair }), leads: 'on' } },
    faults: { otherwise: { halt: 'failed', notice: 'WorkOrderByIdAPI_Error' } },
  }),

  cancelRepair: define({
    reads: [],
    run: cancelRepair,
    outcomes: {
      'it can no longer be cancelled': {
        when: (cancelled) => refusalNow(cancelled) !== null,
        learns: (cancelled) => ({ refusal: refusalNow(cancelled) }),
        notices: (cancelled) => [refusalNow(cancelled) ?? 'Cancel_By_Phone'],
        leads: 'block',
      },
      'it changed, and can still be cancelled': {
        when: (cancelled) => cancelled.became === 'changed',
        learns: (cancelled) => (cancelled.became === 'changed' ? { repair: cancelled.repair } : {}),
        notices: () => ['Cancel_Changed'],
        leads: 'stay',
      },
      cancelled: { leads: { end: 'cancelled' } },
    },
    // After these it may or may not be cancelled: a second press finds out.
    faults: { timedOut: pressAgain, dropped: pressAgain, malformed: pressAgain, otherwise: givenUp },
  }),
};
