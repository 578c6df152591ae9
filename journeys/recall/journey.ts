import { repairPage, schedulerPage } from '../shared/addresses.ts';
import { dialogOver } from '../shared/dialog.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown, rules } from './vocabulary.ts';

const dialog = dialogOver(repairPage, 'Not_Sent');

/** Saying that finished work is not right, over the page about the repair, which then goes on under the same reference. */
export const recall = journey({
  id: 'recall',
  version: 1,
  ...dialog,
  initialFacts: nothingKnown,
  questions,
  rules: rules(questions)({
    'photos can be added': { fact: 'photosAllowed', equals: true },
  }),
  operations,

  steps: {
    problem: {
      route: repairPage,
      load: ['readFileSettings'],
      asks: ['stillWrong', { question: 'files', when: 'photos can be added' }],
      submit: ['send'],
    },
  },

  ends: {
    ...dialog.ends,
    slots: { route: schedulerPage },
    sent: { route: repairPage },
    overtaken: { route: repairPage },
  },
});
