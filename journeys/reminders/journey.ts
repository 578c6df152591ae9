import { profilePage } from '../shared/addresses.ts';
import { dialogOver } from '../shared/dialog.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { journey, nothingKnown } from './vocabulary.ts';

const dialog = dialogOver(profilePage, 'Not_Saved');

/** Choosing by what to be reminded of appointments, over the page of the resident's details. */
export const reminders = journey({
  id: 'reminders',
  version: 1,
  ...dialog,
  initialFacts: nothingKnown,
  questions,
  rules: {},
  operations,

  steps: {
    channel: { route: profilePage, asks: ['channel'], submit: ['save'] },
  },

  ends: {
    ...dialog.ends,
    saved: { route: profilePage },
    overtaken: { route: profilePage },
  },
});
