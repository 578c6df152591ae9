import { language } from './language.ts';
import { lazily } from './lazily.ts';

/** What text is kept as, and how long it is. Pure: the portal's fields and the gateway's schemas use the same. */

/**
 * Control characters other than tabs and line breaks, surrogates without their other half, and characters that turn the
 * direction of what follows (Unicode TR9: embeddings, overrides, isolates).
 */
const unwanted = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/gu;

/** Printable ASCII needs nothing done to it. */
const isPlain = /^[\n\x20-\x7e]*$/;

/** A text as it is kept: line breaks are line feeds, nothing invisible is in it that could do harm, composed (NFC). */
export function normaliseText(text: string): string {
  if (isPlain.test(text)) return text;
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '').normalize('NFC');
}

// Not in Firefox before 125.
const canSegment = 'Segmenter' in Intl;
const segmenter = /* @__PURE__ */ lazily(() => new Intl.Segmenter(language, { granularity: 'grapheme' }));

/** The characters of a text as people see them: an accented letter or an emoji is one. Without a segmenter, code points. */
export const charactersOf = (text: string): readonly string[] =>
  canSegment ? Array.from(segmenter().segment(text), ({ segment }) => segment) : [...text];

/** How many characters people see in a text. */
export const countCharacters = (text: string): number =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every ASCII character but a line break counts as itself
  /^[\x00-\x0c\x0e-\x7f]*$/.test(text) ? text.length : charactersOf(text).length;

/**
 * Most code units of UTF-16 for each character that a limit allows. The longest emoji in use take 15. Databases, which
 * count code points, allow as much, and no character can be made of thousands of accents.
 */
export const unitsPerCharacter = 16;

/** Whether a text has at most so many characters as people see them. */
export const isWithinLimit = (text: string, limit: number): boolean =>
  text.length <= limit * unitsPerCharacter && (text.length <= limit || countCharacters(text) <= limit);

/** A text cut after so many characters as people see them. Nothing that looks like one character is cut in two. */
export function cutAtLimit(text: string, limit: number): string {
  if (isWithinLimit(text, limit)) return text;
  let kept = '';
  for (const character of charactersOf(text).slice(0, limit)) {
    if (kept.length + character.length > limit * unitsPerCharacter) break;
    kept += character;
  }
  return kept;
}
