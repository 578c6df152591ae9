import { errorPages, startPage } from '../shared/addresses.ts';
import { contactLine } from '../shared/contact/line.ts';
import { contactNames, contactStep } from '../shared/contact/step.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Asking for advice or support with money. */
export const enquiry = journey({
  id: 'enquiry',
  version: 1,
  initialFacts: nothingKnown,
  questions,
  rules,
  operations,

  steps: {
    consent: {
      route: routes.consent,
      load: ['loadBeginning'],
      asks: ['referralFor'],
      notices: [{ when: 'it is for somebody else of the household', notice: 'Financial_FI013d' }],
    },
    reason: { route: routes.reason, asks: ['referralReason'] },
    details: { route: routes.details, asks: ['referralDetails'] },
    contact: { route: routes.contact, ...contactStep },
    review: { route: routes.review, submit: ['sendEnquiry'] },
    confirmation: {
      route: routes.confirmation,
      confirmation: { unless: 'the enquiry is not sent yet', end: 'home' },
    },
  },

  review: 'review',
  back: 'plain',
  backEnd: 'home',
  preservedOnBack: ['referralFor', 'referralReason', 'referralDetails', ...contactNames],
  exit: { end: 'home' },
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'Financial_Unavailable' },
  },
  ends: {
    home: { route: '/Customer360View' },
    signedOut: { route: startPage, preserves: true },
  },
  errorPages: { failed: { route: errorPages.failed } },
  placeholders: ({ facts, answers }) => ({
    contact: contactLine(answers),
    reasons: (facts.sent ?? []).join('\n'),
  }),
});
