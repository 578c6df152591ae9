import { startPage, statementsPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown, rules } from './vocabulary.ts';

/** Asking for a statement of chosen dates by e-mail, over the page of statements. */
export const statementRequest = journey({
  id: 'statementRequest',
  version: 1,
  shown: 'dialog',
  initialFacts: nothingKnown,
  questions,
  rules: rules(questions)({
    'it goes to another address than the resident’s own': { answer: 'recipient', equals: 'other' },
  }),
  operations,

  steps: {
    request: {
      route: statementsPage,
      load: ['loadResident'],
      asks: [
        'recipient',
        { question: 'email', when: 'it goes to another address than the resident’s own' },
        'period',
      ],
      submit: ['sendRequest', 'letRead'],
    },
  },

  back: 'plain',
  backEnd: 'kept',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'Generic_Error_API' },
  },
  ends: {
    kept: { route: statementsPage },
    sent: { route: statementsPage },
    signedOut: { route: startPage },
  },
  errorPages: { failed: { route: statementsPage } },
});
