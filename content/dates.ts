import { words } from './own-words/words.ts';

/** Words for moments. `{from}` and `{to}` are times of a day. */
export const dates = /* @__PURE__ */ words('dates.dates', {
  midday: 'midday',
  midnight: 'midnight',
  window: '{from} to {to}',
  moment: '{time} on {day}',
} as const);
