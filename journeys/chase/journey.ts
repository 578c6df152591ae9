import { repairPage } from '../shared/addresses.ts';
import { dialogOver } from '../shared/dialog.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown, rules } from './vocabulary.ts';

const dialog = dialogOver(repairPage, 'Not_Sent');

/** Asking about something that was promised for a repair and is late, over the page about the repair. */
export const chase = journey({
  id: 'chase',
  version: 1,
  ...dialog,
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

  ends: {
    ...dialog.ends,
    asked: { route: repairPage },
    noted: { route: repairPage },
    overtaken: { route: repairPage },
  },
});
