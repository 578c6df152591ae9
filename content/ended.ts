import { words } from './own-words/words.ts';

/** What the start page says of the session that was there before. */
export const ended = /* @__PURE__ */ words('ended.ended', {
  left: 'You are logged out.',
  everywhere: 'You are logged out on every device.',
  expired: 'You were logged out. Sign in to carry on. We have kept what you started.',
  shared: 'If other people use this device, close the browser too.',
  failed: 'We could not sign you in. Try again.',
} as const);
