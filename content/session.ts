/** Words around the session: the warning, and what the start page says after an end. */
export const session = {
  warning: {
    title: 'Are you still there?',
    text: 'Nothing was done here for 25 minutes, so we will soon log you out for your security. What you have begun is kept.',
    countdown: 'You will be logged out in',
    minutes: '{minutes} minutes',
    lastMinute: 'Less than 1 minute',
    announced: 'You will be logged out in 1 minute.',
    stay: 'Stay logged in',
    ending: 'Logging you out…',
  },
  closed: {
    title: 'You were logged out',
    text: 'This was for your own security, because nothing was done for 30 minutes. Sign in again to carry on: what you had begun is kept.',
    confirm: 'OK',
  },
} as const;
