import { profilePage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Choosing by what to be reminded of appointments, over the page of the resident's details. */
export const reminders = journey({
  id: 'reminders',
  version: 1,
  shown: 'dialog',
  initialFacts: nothingKnown,
  questions,
  rules: {},
  operations,

  steps: {
    channel: { route: profilePage, asks: ['channel'], submit: ['save'] },
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
