import { feedback as copy } from '../../content/feedback.ts';
import { repairPage } from '../shared/addresses.ts';
import { dialogOver } from '../shared/dialog.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown } from './vocabulary.ts';

const dialog = dialogOver(repairPage, 'Not_Sent');

/** Saying how a finished repair went, over the page about it. */
export const feedback = journey({
  id: 'feedback',
  version: 1,
  ...dialog,
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

  ends: {
    ...dialog.ends,
    satisfied: { route: repairPage },
    unsatisfied: { route: repairPage },
    tooLate: { route: repairPage },
  },
  placeholders: ({ facts: { isFixed } }) => ({ send: isFixed ? copy.sendAndClose : copy.send }),
});
