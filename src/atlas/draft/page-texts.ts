import { notices } from '../../../content/notices.ts';

/** The messages as the product words them. */
export const originalTexts: Readonly<Record<string, string>> = { ...notices };

/**
 * Lets the real screens of this page read a draft's messages. The renderer, which knows nothing of drafts, takes them from
 * one catalogue, so that is what is changed, and only in this page.
 */
export const showTexts = (texts: Readonly<Record<string, string>>): void => {
  Object.assign(notices as Record<string, string>, originalTexts, texts);
};
