import { words } from './own-words/words.ts';

/** Words of asking for the second stage of a complaint. */
export const complaintReview = /* @__PURE__ */ words('complaint-review.complaintReview', {
  name: 'Ask us to look again',
  steps: {
    reason: {
      title: 'Why are you not happy with our answer?',
      continue: 'Ask us to look again',
    },
  },
  questions: {
    reason: {
      label: 'Why are you not happy with our answer?',
      hint: 'You do not have to say. Someone who has not dealt with your complaint will look at it.',
    },
  },
  operations: {
    loadComplaint: 'Getting your complaint…',
    requestReview: 'Sending your request…',
  },
  secondaryActions: {},
} as const);
