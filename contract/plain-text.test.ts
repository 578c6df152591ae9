import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { filledText, text } from './fields.ts';
import {
  countCharacters,
  cutAtLimit,
  isWithinLimit,
  normaliseText,
  unitsPerCharacter,
} from './plain-text.ts';

const troublesome = [
  ...[
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
    '\r',
    '\n',
    '\t',
    '\u200d',
    '\u0301',
    '\ufb2c',
    '\u212b',
  ],
  ...['\u202e', '\u2066', '\u2069', '\ud83d', '\ude00', '😀', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'é', 'a', '가'],
];
/** Any text, with much of what makes trouble. */
const anyText = fc
  .array(
    fc.oneof(fc.constantFrom(...troublesome), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
  )
  .map((parts) => parts.join(''));

describe('normalising', () => {
  test('once is enough', () => {
    fc.assert(fc.property(anyText, (any) => normaliseText(normaliseText(any)) === normaliseText(any)));
  });

  test('leaves no control character, no half of one and no turn of direction, and composes', () => {
    fc.assert(
      fc.property(anyText, (any) => {
        const kept = normaliseText(any);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
        expect(kept.normalize('NFC')).toBe(kept);
      }),
    );
  });

  test.each([
    ['Tap drips\r\nsince\tMay', 'Tap drips\nsince\tMay'],
    ['a\u0000b\u0007c\u001b', 'abc'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['half \ud83d an emoji', 'half  an emoji'],
    ['Jose\u0301', 'José'],
    ['نص \u200f عربي', 'نص \u200f عربي'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normaliseText(typed)).toBe(kept);
  });
});

describe('length', () => {
  test.each([
    ['', 0],
    ['abc\n', 4],
    ['é', 1],
    ['👩‍👩‍👧‍👦', 1],
    ['a😀b', 3],
  ])('%s has %d characters', (words, count) => {
    expect(countCharacters(words)).toBe(count);
  });

  test('what is cut is within the limit, and begins as the text does', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), (any, limit) => {
        const cut = cutAtLimit(any, limit);
        expect(isWithinLimit(cut, limit)).toBe(true);
        expect(any.startsWith(cut)).toBe(true);
        if (isWithinLimit(any, limit)) expect(cut).toBe(any);
      }),
    );
  });
});

describe('the schema of a text', () => {
  test('takes what the portal sends as it is, and counts as the portal does', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 20 }), (any, limit) => {
        const sent = normaliseText(any);
        const result = v.safeParse(text(limit), sent);
        expect(result.success).toBe(isWithinLimit(sent, limit));
        if (!result.success) return;
        expect(result.output).toBe(sent);
        // A column that allows this many code points has room for it.
        expect([...result.output].length).toBeLessThanOrEqual(limit * unitsPerCharacter);
      }),
    );
  });

  test('normalises what somebody else sends', () => {
    fc.assert(
      fc.property(anyText, (any) => {
        const result = v.safeParse(text(10_000), any);
        expect(result.output).toBe(normaliseText(any));
      }),
    );
    expect(v.parse(filledText(3), ' \u0000é👩‍👩‍👧‍👦! ')).toBe('é👩‍👩‍👧‍👦!');
    expect(v.safeParse(filledText(3), '\u0000 ').success).toBe(false);
  });
});
