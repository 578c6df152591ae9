import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { withLongText } from './long-text.ts';

const placeholder = 'PLACE';
const bytes = async function* () {
  yield Buffer.from('abc');
  yield Buffer.from('de');
};

describe('a long text', () => {
  it('stands as base64 in the place that was kept for it', async () => {
    const json = JSON.stringify({ before: 1, content: placeholder, after: 2 });
    expect(JSON.parse(await text(withLongText(json, { placeholder, bytes: bytes() })))).toEqual({
      before: 1,
      content: Buffer.from('abcde').toString('base64'),
      after: 2,
    });
  });

  it.each(['{"content":""}', `["${placeholder}","${placeholder}"]`])(
    'has one place, not as in %s',
    (json) => {
      expect(() => withLongText(json, { placeholder, bytes: bytes() })).toThrow(/exactly once/);
    },
  );
});
