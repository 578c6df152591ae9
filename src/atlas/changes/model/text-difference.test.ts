import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textDifference } from './text-difference.ts';

const marked = (was: string, now: string): string =>
  textDifference(was, now)
    .map(({ as, text }) => (as === 'same' ? text : as === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');

test.each([
  ['at most 188 letters', 'at most 250 letters', 'at most[- 188-]{+ 250+} letters'],
  ['Call us now.', 'Call us.', 'Call us[- now-].'],
  ['Call us at once.', 'Please call us at once.', '[-Call-]{+Please call+} us at once.'],
  ['one two three four', 'one zwei drei four', 'one[- two three-]{+ zwei drei+} four'],
  ["a === 'b'", "a !== 'b'", "a[- ===-]{+ !==+} 'b'"],
  ['ends at home', 'Nothing of this', '[-ends at home-]{+Nothing of this+}'],
  ['', 'new', '{+new+}'],
  ['same', 'same', 'same'],
])('“%s” and “%s”', (was, now, found) => {
  expect(marked(was, now)).toBe(found);
});

test('no letter is lost on either side', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '.', 'word'), { maxLength: 20 })
    .map((list) => list.join(''));
  fc.assert(
    fc.property(text, text, (was, now) => {
      const parts = textDifference(was, now);
      const side = (other: 'removed' | 'added') =>
        parts.flatMap((part) => (part.as === other ? [] : part.text)).join('');
      expect(side('added')).toBe(was);
      expect(side('removed')).toBe(now);
    }),
  );
});
