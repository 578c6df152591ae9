import { charactersOf, countCharacters, cutAtLimit, normaliseText } from '../../../contract/plain-text.ts';

const maxCharacters = 60;

const noPart = /[^\p{L}\p{M}' -]/gu;
const written = (typed: string): string => normaliseText(typed).replace(/[\u2018\u2019]/g, "'");

/**
 * The name as it may stand in the box while typing: letters of any language with their accents, hyphen,
 * apostrophe and space, at most 60 characters. Curly apostrophes, as phones type them, become straight.
 */
export const shape = (typed: string): string => cutAtLimit(written(typed).replace(noPart, ''), maxCharacters);

/** What of it a name cannot hold, or has no room for. */
export function leftOut(typed: string): string {
  const signs = written(typed).match(noPart) ?? [];
  const letters = charactersOf(written(typed).replace(noPart, ''));
  return [...new Set(signs), ...letters.slice(countCharacters(shape(typed)))].join('');
}
