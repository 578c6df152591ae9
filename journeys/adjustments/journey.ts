import { profilePage } from '../shared/addresses.ts';
import { dialogOver } from '../shared/dialog.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { journey, nothingKnown } from './vocabulary.ts';

const dialog = dialogOver(profilePage, 'Not_Saved');

/** Saying what one needs from whoever writes, calls or comes, over the page of the resident's details. */
export const adjustments = journey({
  id: 'adjustments',
  version: 1,
  ...dialog,
  initialFacts: nothingKnown,
  questions,
  rules,
  operations,

  steps: {
    needs: {
      route: profilePage,
      load: ['read'],
      asks: ['needs', { question: 'language', when: 'an interpreter is needed' }],
      submit: ['save'],
    },
  },

  ends: {
    ...dialog.ends,
    saved: { route: profilePage },
    overtaken: { route: profilePage },
  },
});
