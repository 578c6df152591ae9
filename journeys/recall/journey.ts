import { repairPage, schedulerPage } from '../shared/addresses.ts';
import { dialogOver } from '../shared/dialog.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown } from './vocabulary.ts';

const dialog = dialogOver(repairPage, 'Not_Sent');

/** Saying that finished work is not right, over the page about the repair, which then goes on under the same reference. */
export const recall = journey({
  id: 'recall',
  version: 1,
  ...dialog,
  initialFacts: nothingKnown,
  questions,
  rules: {},
  operations,

  steps: {
    problem: { route: repairPage, asks: ['stillWrong'], submit: ['send'] },
  },

  ends: {
    ...dialog.ends,
    slots: { route: schedulerPage },
    sent: { route: repairPage },
    overtaken: { route: repairPage },
  },
});
