import { countCharacters, isWithinLimit } from './plain-text.ts';
import type { mediaLimits } from './repair-limits.ts';

/** What counts as an answer about a repair. Pure: the portal's questions and the gateway's schemas use the same. */

export const additionalDetailsLimit = 188;
export const vulnerabilityTextLimit = 500;
export const contactNameLimit = 60;
export const crimeReferenceLength = { least: 3, most: 20 } as const;

/** What is wrong where a whole building may be without water, and the code of the job when its pump has failed. */
export const waterLoss = { reason: 'Total loss of water', pumpCode: 'COMPUMP' } as const;

export type MediaExtension = (typeof mediaLimits.extensions)[number];

/** Content type of each kind of file that can be attached. */
export const mediaContentTypes: Readonly<Record<MediaExtension, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mpeg: 'video/mpeg',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
};

/** The characters of a text that additional details may not hold, each once. */
export const forbiddenDetailsCharacters = (text: string): readonly string[] =>
  uniqueMatches(text, /[$^*_{};<>]/g);

/** The characters of a text that the words about a vulnerable person may not hold, each once. */
export const forbiddenVulnerabilityCharacters = (text: string): readonly string[] =>
  uniqueMatches(text, /[$^&*_{};<>/]/g);

function uniqueMatches(text: string, pattern: RegExp): readonly string[] {
  return [...new Set(text.match(pattern) ?? [])];
}

const unsafePatterns = [
  /[<>]/,
  /%3c|%3e/i,
  /&(?:lt|gt);/i,
  /javascript\s*:/i,
  /\bon(?:error|load)\s*=/i,
  /\b(?:script|alert)\b/i,
];

/**
 * The first part of a text that must go because it could be markup or program text: angle brackets, also encoded,
 * and `script` and `alert` as whole words. `undefined` for a text that is fine.
 */
export const unsafePart = (text: string): string | undefined => {
  for (const pattern of unsafePatterns) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return undefined;
};

export type TextProblem = 'minimum_length' | 'maximum_length' | 'invalid_characters';

const crimeReferenceCharacters = /^[\p{L}\p{N}\s|.,_@+#%'\-()^`~=£€\\/[\]?:;"{}]*$/u;

/** What is wrong with a crime reference; nothing entered is fine. */
export const crimeReferenceProblem = (text: string): TextProblem | undefined => {
  const reference = text.trim();
  if (reference === '') return undefined;
  if (countCharacters(reference) < crimeReferenceLength.least) return 'minimum_length';
  if (!isWithinLimit(reference, crimeReferenceLength.most)) return 'maximum_length';
  return crimeReferenceCharacters.test(reference) ? undefined : 'invalid_characters';
};

/** A phone number of the United Kingdom: 11 digits of which the first is 0. */
export const isPhoneNumber = (text: string): boolean => /^0[0-9]{10}$/.test(text);

/** A name: letters (with accents), hyphen, apostrophe and space, at most 60. */
export const isContactName = (text: string): boolean =>
  isWithinLimit(text, contactNameLimit) && /^[\p{L}\p{M}'’\- ]+$/u.test(text) && /\p{L}/u.test(text);
