import { profilePage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Saying what one needs from whoever writes, calls or comes, over the page of the resident's details. */
export const adjustments = journey({
  id: 'adjustments',
  version: 1,
  shown: 'dialog',
  initialFacts: nothingKnown,
  questions,
  rules,
  operations,

  steps: {
    needs: {
      route: profilePage,
      load: ['read'],
      asks: ['needs', { question: 'language', when: 'an interpreter is needed' }],
      submit: ['save'],
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
    kept: { route: profilePage },
    saved: { route: profilePage },
    overtaken: { route: profilePage },
    signedOut: { route: startPage },
  },
  errorPages: {},
});
