import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sentencesOf, type Text } from './words.ts';

/** Words and shapes that residents do not read, each with what stands in its place. */
const retired: readonly (readonly [RegExp, string])[] = [
  [/\bplease\b/i, 'nothing: say what to do'],
  [/\brais(?:e|es|ed|ing)\b/i, '‘report’'],
  [/\bjob number\b/i, '‘reference’'],
  [/\bsign(?:ed)? out\b/i, '‘log out’'],
  [/\blog(?:ged)? in\b/i, '‘sign in’'],
  [/\b(?:case|ticket)s?\b/i, '‘request’'],
  [/\b(?:somebody|anybody)\b/i, '‘someone’, ‘anyone’'],
  [/\bretry\b/i, '‘try again’'],
  [/\bwhoops\b/i, '‘sorry’'],
  [/\be-mail/i, '‘email’'],
  [/\bat present\b/i, '‘at the moment’'],
  [/\b(?:could|can|be) not be \w+ed\b|\bcould not be loaded\b/i, '‘we could not …’'],
  [/\b(?:can|don|won|isn|aren|couldn|doesn|didn|hasn|haven|shouldn)[’']t\b/i, 'no contraction'],
  [/\p{L}'\p{L}/u, '‘’’, the typographic apostrophe'],
  [/[“”]/, '‘single quotation marks’'],
  [/\b\d{1,2}\.\d\d ?[ap]m/i, 'a time with a colon'],
  [/\d ?(?:AM|PM)\b/, 'am and pm in small letters'],
  [/\b12(?::00)? ?[ap]m\b/i, '‘midday’, ‘midnight’'],
  [/\d(?:st|nd|rd|th)\b/, 'a day without its ending'],
  [/\b\d{1,2}\/\d{1,2}\/\d{4}\b|dd\/mm\/yyyy/, 'a date in words'],
  [/\b0\d{10}\b/, 'a phone number in groups'],
  [/^(?:[A-Z]\p{L}+ )+[A-Z]\p{L}+$/u, 'sentence case'],
];

/** What a text says that residents do not read. */
export const retiredWords = ({ key, text }: Text): string[] =>
  retired.flatMap(([shape, instead]) => {
    const found = shape.exec(text)?.[0];
    return found === undefined ? [] : [`${key} says ‘${found}’ instead of ${instead}`];
  });

/** Years of age at which a text of some sentences can be read, after Flesch and Kincaid. */
export function readingAge(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => sentencesOf(text.replaceAll(/\{[^}]*\}/g, 'word')))
    .filter((part) => part !== '');
  const words = sentences.flatMap((sentence) => sentence.split(/\s+/));
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
  // The first grade of an American school is for children of six.
  return grade + 5;
}
