import { words } from './own-words/words.ts';

/** What the buttons of every journey say. Apart, because the start page has none of them. */
export const controls = /* @__PURE__ */ words('controls.controls', {
  continue: 'Continue',
  exit: 'Exit',
  returnHome: 'Return to Home',
  logOut: 'Log out',
  busy: 'Working…',
} as const);
