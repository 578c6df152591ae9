import { words } from './own-words/words.ts';

/** Words about what residents need from whoever writes, calls or comes to them. */
export const adjustments = /* @__PURE__ */ words('adjustments.adjustments', {
  name: 'Tell us what you need',
  steps: {
    needs: {
      title: 'What you need from us',
      hint: 'Tell us once. We tell every contractor who comes to your home.',
      continue: 'Save',
      back: 'Cancel',
      close: 'Close',
    },
  },
  questions: {
    needs: {
      label: 'What do you need when we visit, call or write?',
      hint: 'Choose all that apply. Leave them blank if you need nothing.',
      options: {
        interpreter: { label: 'An interpreter' },
        signLanguage: { label: 'A sign language interpreter' },
        largePrint: { label: 'Letters in large print' },
        timeToDoor: { label: 'More time to reach the door' },
        noKnocking: { label: 'No knocking. Call or text me instead' },
        textOnly: { label: 'Contact by text message only' },
        femaleOperative: { label: 'A woman to do the work' },
      },
    },
    language: {
      label: 'Which language should we interpret?',
      hint: 'You only need to answer this if you need an interpreter. For example, Polish or Somali.',
    },
  },
  operations: { read: 'Loading…', save: 'Saving…' },
  secondaryActions: {},
  page: {
    title: 'What you need from us',
    unasked:
      'You have not told us yet. If you need an interpreter, more time to reach the door or something else, tell us once.',
    nothing: 'You told us that you need nothing.',
    tell: 'Tell us what you need',
    change: 'Change what you need',
    interpreter: 'An interpreter ({language})',
    /** On the page of a repair. */
    sent: 'What you need',
    sentHint: 'We told the contractor.',
  },
} as const);
