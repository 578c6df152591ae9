import { feedback as copy } from '../../content/feedback.ts';
import { repairPage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Saying how a finished repair went, over the page about it. */
export const feedback = journey({
  id: 'feedback',
  version: 1,
  shown: 'dialog',
  initialFacts: nothingKnown,
  questions,
  rules: {},
  operations,

  steps: {
    question: {
      route: repairPage,
      asks: ['satisfied', 'reason'],
      submit: ['send'],
    },
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
    satisfied: { route: repairPage },
    unsatisfied: { route: repairPage },
    tooLate: { route: repairPage },
    signedOut: { route: startPage },
  },
  errorPages: {},
  placeholders: ({ facts: { isFixed } }) => ({ send: isFixed ? copy.sendAndClose : copy.send }),
});
