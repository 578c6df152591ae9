import { words } from './own-words/words.ts';

/** The fixed copy of the parts that every screen is made of. */
export const ui = /* @__PURE__ */ words('ui.ui', {
  skip: 'Skip to main content',
  footer: 'Help and policies',
  back: 'Back',
  problem: 'There is a problem',
  waiting: 'Wait a moment.',
} as const);
