import { words } from './own-words/words.ts';

/** Words of saying that finished work is not right. */
export const recall = /* @__PURE__ */ words('recall.recall', {
  name: 'Tell us that a repair is not fixed',
  steps: {
    problem: { title: 'Tell us that it is not fixed', continue: 'Send', back: 'Cancel', close: 'Close' },
  },
  questions: {
    stillWrong: {
      label: 'What is still wrong?',
      hint: 'We’ll carry on under the same reference.',
    },
    files: {
      label: 'Add photos or videos (optional)',
      hint: 'A picture of what is wrong helps whoever comes to bring the right parts.',
    },
  },
  operations: { readFileSettings: 'Opening…', send: 'Sending…' },
  secondaryActions: {},
} as const);
