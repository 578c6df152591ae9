import { complaintsPage, errorPages, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Asking for the second stage of a complaint that was answered. */
export const complaintReview = journey({
  id: 'complaintReview',
  version: 1,
  initialFacts: nothingKnown,
  questions,
  rules: {},
  operations,

  steps: {
    reason: {
      route: routes.reason,
      load: ['loadComplaint'],
      asks: ['reason'],
      submit: ['requestReview'],
    },
  },

  back: 'plain',
  backEnd: 'complaint',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'Complaint_Unavailable' },
  },
  ends: {
    complaint: { route: complaintsPage },
    requested: { route: complaintsPage },
    signedOut: { route: startPage, preserves: true },
  },
  errorPages: { failed: { route: errorPages.failed } },
});
