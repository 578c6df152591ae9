import { normaliseText } from '../../../contract/plain-text.ts';

const maxDigits = 11;
/** A number with its country code as it is typed, until it is whole: `+44 (0)` and ten digits. */
const longestWithCode = 14;

/**
 * The number as it may stand in the box while typing: digits and + only, at most 11 characters, 14 with a country code.
 * A whole number with the country code, as phones fill it in, becomes the national one.
 */
export function shape(typed: string): string {
  const national = nationalOf(typed);
  return national.slice(0, roomFor(national));
}

/** What of it a number cannot hold, or has no room for. Spaces and signs between its parts are not worth a word. */
export function leftOut(typed: string): string {
  const national = nationalOf(typed);
  const signs = normaliseText(typed).match(/[^0-9+\s()./–-]/gu) ?? [];
  return [...new Set(signs), national.slice(roomFor(national))].join('');
}

/** The digits of a number; with the national prefix for a whole one with the country code. */
const nationalOf = (typed: string): string =>
  typed.replace(/[^0-9+]/g, '').replace(/^\+440?(?=[1-9][0-9]{9}$)/, '0');

const roomFor = (digits: string): number => (digits.startsWith('+44') ? longestWithCode : maxDigits);
