import { words } from './own-words/words.ts';

/** Words around the session: the warning, and what the start page says after an end. */
export const session = /* @__PURE__ */ words('session.session', {
  offline: 'You are offline. We’ll carry on when you are connected again.',
  warning: {
    title: 'You’re about to be logged out',
    text: 'You have not used this page for 25 minutes. We’ll log you out soon to keep your details safe. We’ll keep what you have started.',
    countdown: 'You will be logged out in',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    lastMinute: 'Less than 1 minute',
    announced: 'You will be logged out in 1 minute.',
    stay: 'Stay logged in',
    ending: 'Logging you out…',
  },
  closed: {
    title: 'You were logged out',
    text: 'You did not use the site for 30 minutes, so we logged you out for your own security. Sign in to carry on. We have kept what you started.',
    confirm: 'OK',
  },
} as const);
