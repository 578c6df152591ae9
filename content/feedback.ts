import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/** Words of the one question about a repair that was finished: in the portal, in messages, and on the page of the link. */
export const feedback = /* @__PURE__ */ words('feedback.feedback', {
  name: 'Tell us how a repair went',
  /** The button, by whether the answer also closes the repair. */
  send: 'Send',
  sendAndClose: 'Send and close the repair',
  steps: {
    question: { title: 'How did the repair go?', continue: '{send}', back: 'Cancel', close: 'Close' },
  },
  questions: {
    satisfied: {
      label: 'Are you satisfied with the repair?',
      options: { yes: { label: 'Yes' }, no: { label: 'No' } },
    },
    reason: { label: 'What should we have done better? (optional)' },
  },
  operations: { send: 'Sending…' },
  secondaryActions: {},

  /** On the page about the repair. */
  card: {
    title: 'How did the repair go?',
    text: 'Your answer helps us choose who carries out repairs.',
    answer: 'Tell us how it went',
    satisfied: 'You told us that you are satisfied.',
    unsatisfied: 'You told us that you are not satisfied.',
    change: 'Change your answer',
  },

  /** `{job}` is the repair in the middle of a sentence. */
  message: {
    subject: 'The work is done: {repair}',
    body: `The contractor told us that the work for {job} is done.
If it is not fixed, open the repair in your account and tell us. There you can also say how the repair went.`,
  },
  /** Where the repair is not closed yet. `{closes}` is `8pm on Monday 23 November 2026`. */
  messageWhileOpen: {
    subject: 'The work is done: {repair}',
    body: `The contractor told us that the work for {job} is done. We’ll close the repair at {closes}.
If it is not fixed, open the repair in your account and tell us. There you can also say how the repair went.`,
  },
  link: `Are you satisfied with the repair? Answer here, without signing in:
{address}`,

  /** The page that the link opens. */
  page: {
    service: provider.name,
    heading: 'Are you satisfied with the repair?',
    about: 'This is about repair {reference}.',
    missing: 'Choose yes or no',
    problemHeading: 'There is a problem',
    errorInTitle: 'Error: ',
    send: 'Send',
    thanks: 'Thank you',
    saved: 'We have your answer. You can change it with the same link until it ends.',
    sorry:
      'We are sorry. If the repair is not fixed, or you want to complain, open the repair in your account. You can do both there.',
    account: 'Open your repairs',
    change: 'Change your answer',
    ended: 'This link has ended',
    endedText:
      'You can no longer answer with this link. Open the repair in your account to tell us about it.',
  },
} as const);
