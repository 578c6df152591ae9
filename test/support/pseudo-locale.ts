import type { Rewording } from '../../content/own-words/words.ts';
import { monthName } from '../../contract/dates.ts';

/**
 * What a pseudo-translated text stands between, so that a text that did not come from `content/` shows. The fonts of papers
 * have these brackets.
 */
export const brackets = ['⁅', '⁆'] as const;

const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwYyZz';
const accented = 'ÀàƁƀÇçÐđÈèƑƒĜĝĤĥÌìĴĵĶķĹĺṀṁÑñÒòÞþŔŕŠšŤťÙùṼṽŴŵÝýŽž';
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** Placeholders and addresses of links, which are no words. */
const notWords = /(\{[^}]*\}|\]\([^)]*\))/;
const isAddress = /^(?:\/|https?:|#|<)/;
/** The key of a message. */
const isKey = /^[A-Z]\w*[\d_]\w*$/;
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(new RegExp(notWords, 'g'), ''));

/** Messages whose parts a question mark divides: each is shown by itself. */
const inParts = /\.(?:SSR037|E21)$/;

const accent = (text: string): string =>
  text
    .split(notWords)
    .map((part, at) =>
      at % 2 === 1 ? part : [...part].map((letter) => accents.get(letter) ?? letter).join(''),
    )
    .join('');

/** As much again as languages with long words need: two fifths of the text, and more of a short one. */
const padding = (length: number): string => ' ōñèŵŏřđ'.repeat(Math.ceil((length * 0.4) / 8));

function bracketed(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return `${before}${brackets[0]}${accent(words)}${padding(words.length)}${brackets[1]}${after}`;
}

/** A text with accents, two fifths longer and in brackets; what is no text stays as it is. */
export const pseudoText: Rewording = (text, key) => {
  if (text.includes(brackets[0]) || isAddress.test(text) || isKey.test(text) || !hasWords(text)) return text;
  return inParts.test(key) ? text.split('?').map(bracketed).join('?') : bracketed(text);
};

/** The same, written from right to left: between marks that turn the direction of letters. */
export const mirroredText: Rewording = (text, key) => {
  const made = pseudoText(text, key);
  return made === text ? text : `\u202e${made}\u202c`;
};

/** What of a shown text stands outside all brackets. */
export function outsideBrackets(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === brackets[0]) depth += 1;
    else if (letter === brackets[1]) depth -= 1;
    else if (depth === 0) outside += letter;
  }
  return outside.trim();
}

/** The names of the months, each with this year. */
const monthsOf = (year: string): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => monthName(`${year}-${String(month + 1).padStart(2, '0')}`));

const isMonth = (text: string): boolean =>
  /^\p{L}+ \d{4}$/u.test(text) && monthsOf(text.slice(-4)).includes(text);

/** A day, a month or a time, which the platform writes and not `content/`. */
const isDate = (text: string): boolean =>
  isMonth(text) ||
  /^(?:(?:\p{L}+day )?\d{1,2} \p{L}+ \d{4}|\p{L}+ \d{1,2}(?:st|nd|rd|th) \d{4}|[\d.:]+[AaPp][Mm](?: - [\d.:]+[AaPp][Mm])?)$/u.test(
    text,
  );

/** Whether a text is made of data alone, which is given in small letters. Several often stand in one line. */
export const isData = (text: string, data: string): boolean =>
  data.includes(text.toLowerCase()) ||
  text
    .split(/[,:·]\s|[,:·]$|^[,:·]/)
    .map((part) => part.trim())
    .every((part) => !/\p{L}{3}/u.test(part) || isDate(part) || data.includes(part.toLowerCase()));
