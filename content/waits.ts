import { words } from './own-words/words.ts';

/** How long to wait, in the words of a message. */
export const waits = /* @__PURE__ */ words('waits.waits', {
  unknown: 'a few minutes',
  seconds: { one: '{count} second', other: '{count} seconds' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
} as const);
