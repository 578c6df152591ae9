import { words } from './own-words/words.ts';

/** What stands on the page until the portal's first script has run, and stays when it cannot run. */
export const unloaded = /* @__PURE__ */ words('unloaded.unloaded', {
  title: 'This page has not loaded yet',
  text: 'Check your connection and reload the page. If that does not work, try another browser or device.',
  noScript: 'This service needs JavaScript, which is switched off in your browser.',
} as const);
