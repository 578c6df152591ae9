import { words } from './own-words/words.ts';

/** What a screen reader says before a message, by its tone. Apart, because the start page has no messages. */
export const tones = /* @__PURE__ */ words('tones.tones', {
  error: 'Error',
  warning: 'Important',
  information: 'For your information',
  blocked: 'You cannot carry on',
  success: 'Done',
} as const);
