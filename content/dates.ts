import { words } from './own-words/words.ts';

/** Words for moments of the day. `{from}` and `{to}` are two of them. */
export const dates = /* @__PURE__ */ words('dates.dates', {
  midday: 'midday',
  midnight: 'midnight',
  window: '{from} to {to}',
} as const);
