import { words } from './own-words/words.ts';

/** Words of asking for a statement of chosen dates. */
export const statementRequest = /* @__PURE__ */ words('statement-request.statementRequest', {
  name: 'Request a statement',
  steps: {
    request: {
      title: 'Request a statement',
      hint: 'We’ll email it to you. Fill in everything.',
      continue: 'Send request',
      back: 'Cancel',
      close: 'Close',
    },
  },
  questions: {
    recipient: {
      label: 'Where should we send it?',
      options: {
        own: { label: 'My email address' },
        other: { label: 'Other Email Address' },
      },
    },
    email: { label: 'Email address' },
    period: {
      label: 'Which dates?',
      hint: 'Enter each date as dd/mm/yyyy, like 21/11/2026.',
      from: 'From',
      to: 'To',
    },
  },
  /** What is to be done where something is missing: the message SSC009 says it. */
  missing: {
    recipient: 'Choose where we should send it.',
    email: 'Enter an email address.',
    period: 'Enter both dates.',
    from: 'Enter the From date.',
    to: 'Enter the To date.',
    order: 'From must not be after To.',
  },
  operations: {
    loadResident: 'Getting your details…',
    sendRequest: 'Sending your request…',
    letRead: 'Sent',
  },
  messages: { letRead: 'SSC010' },
  secondaryActions: {},
} as const);
