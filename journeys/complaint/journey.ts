import { complaintsPage, errorPages, startPage } from '../shared/addresses.ts';
import { contactLine } from '../shared/contact/line.ts';
import { contactNames, contactStep } from '../shared/contact/step.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Making a complaint. It ends on the page about it, which says what happens next and when. */
export const complaint = journey({
  id: 'complaint',
  version: 1,
  initialFacts: nothingKnown,
  questions,
  rules,
  operations,

  steps: {
    subject: {
      route: routes.subject,
      load: ['loadBeginning'],
      asks: ['subject'],
      resets: ['repair', 'request'],
    },
    item: {
      route: routes.item,
      when: 'there is something to choose',
      asks: [
        { question: 'repair', when: 'it is about a repair that can be chosen' },
        { question: 'request', when: 'it is about a service request that can be chosen' },
      ],
    },
    details: { route: routes.details, asks: ['details'] },
    remedy: { route: routes.remedy, asks: ['remedy'] },
    channel: { route: routes.channel, asks: ['channel'], resets: [...contactNames] },
    contact: { route: routes.contact, when: 'the reply comes by phone', ...contactStep },
    review: { route: routes.review, submit: ['sendComplaint'] },
  },

  review: 'review',
  back: 'plain',
  backEnd: 'home',
  exit: { end: 'home' },
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'Complaint_Unavailable' },
  },
  ends: {
    home: { route: '/Customer360View' },
    sent: { route: complaintsPage },
    signedOut: { route: startPage, preserves: true },
  },
  errorPages: { failed: { route: errorPages.failed } },
  placeholders: ({ answers }) => ({ contact: contactLine(answers) }),
});
