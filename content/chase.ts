import { words } from './own-words/words.ts';

/** Words of asking about something that was promised for a repair and is late. */
export const chase = /* @__PURE__ */ words('chase.chase', {
  name: 'Ask what is happening with a repair',
  steps: {
    ask: {
      title: 'Ask us what is happening',
      hint: 'We’ll find out and tell you by 8pm on the next working day.',
      continue: 'Send',
      back: 'Cancel',
      close: 'Close',
    },
  },
  questions: {
    happened: {
      label: 'Did anyone come?',
      options: { nobody: { label: 'No' }, came: { label: 'Yes' } },
    },
  },
  operations: { send: 'Sending…' },
  secondaryActions: {},
} as const);
