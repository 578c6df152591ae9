import { repairPage, schedulerPage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Saying that finished work is not right, over the page about the repair, which then goes on under the same reference. */
export const recall = journey({
  id: 'recall',
  version: 1,
  shown: 'dialog',
  initialFacts: nothingKnown,
  questions,
  rules: {},
  operations,

  steps: {
    problem: { route: repairPage, asks: ['stillWrong'], submit: ['send'] },
  },

  back: 'plain',
  backEnd: 'kept',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { stay: 'Chase_Not_Sent' },
  },
  ends: {
    kept: { route: repairPage },
    slots: { route: schedulerPage },
    sent: { route: repairPage },
    overtaken: { route: repairPage },
    signedOut: { route: startPage },
  },
  errorPages: {},
});
