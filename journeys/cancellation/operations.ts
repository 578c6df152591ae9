import { cancellationCodes } from '../../contract/cancellation.ts';
import type { OutcomeOf } from '../../machines/engine/index.ts';
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

const refusedCancellation = (refusal: Refusal): Pick<Checked, 'facts' | 'notices' | 'goTo'> => ({
  facts: () => ({ refusal }),
  notices: () => [refusal],
  goTo: 'block',
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
    dependsOn: [],
    run: checkCancellation,
    outcomes: {
      'refused with CR165': { when: isRefusedWith('CR165'), ...refusedCancellation('CR165') },
      'refused with CR166': { when: isRefusedWith('CR166'), ...refusedCancellation('CR166') },
      'refused with SSR070': { when: isRefusedWith('SSR070'), ...refusedCancellation('SSR070') },
      'refused with SSR073': { when: isRefusedWith('SSR073'), ...refusedCancellation('SSR073') },
      'refused with SSR066': { when: isRefusedWith('SSR066'), ...refusedCancellation('SSR066') },
      'refused with SSR008': { when: isRefusedWith('SSR008'), ...refusedCancellation('SSR008') },
      'refused for another reason': {
        when: (answer) => !answer.isEligible,
        ...refusedCancellation('Cancel_By_Phone'),
      },
      'can be cancelled': { facts: () => ({ refusal: null }), goTo: 'next' },
    },
    faults: { otherwise: { errorPage: 'failed', notice: 'EligibilityCancelAPI_Error' } },
  }),

  loadRepair: define({
    dependsOn: [],
    run: loadRepair,
    outcomes: { 'the repair is known': { facts: (repair) => ({ repair }), goTo: 'next' } },
    faults: { otherwise: { errorPage: 'failed', notice: 'WorkOrderByIdAPI_Error' } },
  }),

  cancelRepair: define({
    dependsOn: [],
    run: cancelRepair,
    outcomes: {
      'it can no longer be cancelled': {
        when: (cancelled) => refusalNow(cancelled) !== null,
        facts: (cancelled) => ({ refusal: refusalNow(cancelled) }),
        notices: (cancelled) => [refusalNow(cancelled) ?? 'Cancel_By_Phone'],
        goTo: 'block',
      },
      'it changed, and can still be cancelled': {
        when: (cancelled) => cancelled.became === 'changed',
        facts: (cancelled) => (cancelled.became === 'changed' ? { repair: cancelled.repair } : {}),
        notices: () => ['Cancel_Changed'],
        goTo: 'stay',
      },
      cancelled: { goTo: { end: 'cancelled' } },
    },
    // After these it may or may not be cancelled: a second press finds out.
    faults: { timedOut: pressAgain, dropped: pressAgain, malformed: pressAgain, otherwise: givenUp },
  }),
};
