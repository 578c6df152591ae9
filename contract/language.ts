import { lazily } from './lazily.ts';

/** The one language of the portal, and how its numbers, plurals, lists and order of names are written. */
export const language = 'en-GB';

/** A text for one thing, and for any other number of them, with `{count}` where the number stands. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

const pluralRules = /* @__PURE__ */ lazily(() => new Intl.PluralRules(language));

/**
 * The digits of a number, with no more than two decimals, with its thousands grouped, `1,234.50`. Not by
 * `Intl.NumberFormat`: the first one that a browser makes holds a phone up for as long as all the rest of a page.
 */
export const withThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** A whole number with its thousands grouped, `1,234`. */
export const numberInWords = (number: number): string => withThousands(String(number));

/** The form of a text that goes with a count, with the count in it. */
export const counted = (count: number, { one, other }: Plural): string =>
  (pluralRules().select(count) === 'one' ? one : other).replace('{count}', numberInWords(count));

/** Names one of which is meant, `JPG, PNG or PDF`. */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** The order in which residents expect names. */
export const compareNames = (a: string, b: string): number => a.localeCompare(b, language);
