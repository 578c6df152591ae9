/** Words of asking for a statement of chosen dates. */
export const statementRequest = {
  name: 'Request a statement',
  steps: {
    request: {
      title: 'Request a statement',
      hint: 'We send it by email. Fill in everything.',
      continue: 'Send request',
      back: 'Cancel',
      close: 'Close',
    },
  },
  questions: {
    recipient: {
      label: 'Where shall we send it?',
      options: {
        own: { label: 'My email address' },
        other: { label: 'Other Email Address' },
      },
    },
    email: { label: 'Email address' },
    period: {
      label: 'Which dates?',
      hint: 'Type each as day, month and year, such as 21/11/2026.',
      from: 'From',
      to: 'To',
    },
  },
  /** What is to be done where something is missing: the message SSC009 says it. */
  missing: {
    recipient: 'Choose where we shall send it.',
    email: 'Enter the email address.',
    period: 'Enter From and To.',
    from: 'Enter From.',
    to: 'Enter To.',
    order: 'From must not be after To.',
  },
  operations: {
    loadResident: 'Loading your details…',
    sendRequest: 'Sending your request…',
    letRead: 'Sent',
  },
  messages: { letRead: 'SSC010' },
  secondaryActions: {},
} as const;
