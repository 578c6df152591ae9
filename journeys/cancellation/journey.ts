import { cancellation as copy } from '../../content/cancellation.ts';
import { dates } from '../../content/dates.ts';
import { provider } from '../../content/provider.ts';
import { dayInWords, windowInWords } from '../../contract/dates.ts';
import { genericErrorPage, repairPage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { journey, nothingKnown, rules } from './vocabulary.ts';

/** Cancelling a repair, over the page about it. */
export const cancellation = journey({
  id: 'cancellation',
  version: 1,
  shown: 'dialog',
  initialFacts: nothingKnown,
  questions: {},
  rules: rules({})({
    'the repair can be cancelled': { fact: 'refusal', equals: null },
    'the repair can be cancelled, and an appointment is lost by it': {
      all: [
        { fact: 'refusal', equals: null },
        { fact: 'repair.visit', empty: false },
      ],
    },
  }),
  operations,

  steps: {
    confirm: {
      route: repairPage,
      load: ['checkCancellation', 'loadRepair'],
      notices: [
        { when: 'the repair can be cancelled', notice: 'SSR036' },
        {
          when: 'the repair can be cancelled, and an appointment is lost by it',
          notice: 'Cancel_Loses_Visit',
        },
      ],
      submit: ['cancelRepair'],
    },
  },

  back: 'plain',
  backEnd: 'kept',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'EligibilityCancelAPI_Error' },
  },
  ends: {
    kept: { route: repairPage },
    cancelled: { route: repairPage },
    genericError: { route: genericErrorPage },
    signedOut: { route: startPage },
  },
  errorPages: { failed: { route: repairPage } },
  placeholders: ({ facts: { repair, refusal } }) => ({
    heading: refusal === null ? copy.headings.confirm : copy.headings.refused,
    ref: repair?.jobNumber ?? '',
    // Where no contractor is known yet, the provider is the one to call.
    contractor: repair?.contractor || provider.name,
    contractorPhone: repair?.contractorPhone || provider.phone,
    ...(repair?.visit
      ? {
          date: dayInWords(repair.visit.from),
          window: windowInWords(repair.visit.from, repair.visit.to, dates),
        }
      : {}),
  }),
});
