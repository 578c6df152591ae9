import { repairPage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown, rules } from './vocabulary.ts';

/** Asking about something that was promised for a repair and is late, over the page about the repair. */
export const chase = journey({
  id: 'chase',
  version: 1,
  shown: 'dialog',
  initialFacts: nothingKnown,
  questions,
  rules: rules(questions)({
    'somebody was to come': { fact: 'wasVisit', equals: true },
  }),
  operations,

  steps: {
    ask: {
      route: repairPage,
      asks: [{ question: 'happened', when: 'somebody was to come' }],
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
    asked: { route: repairPage },
    noted: { route: repairPage },
    overtaken: { route: repairPage },
    signedOut: { route: startPage },
  },
  errorPages: {},
});
