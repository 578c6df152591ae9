import { expect, it } from 'vitest';
import { entityTag, readIfMatch, requireCurrent } from './entity-tags.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['eTag', undefined],
  ['"eTag"', undefined],
  ['"7"', '7'],
  ['W/"7"', '7'],
  ['7', '7'],
])('reads %s as %s', (header, tag) => {
  expect(readIfMatch(header)).toBe(tag);
});

it('accepts the tag that it made, and tells an absent from a stale one', () => {
  expect(() => requireCurrent(entityTag(7), 7)).not.toThrow();
  expect(() => requireCurrent(undefined, 7)).toThrow(expect.objectContaining({ status: 428 }));
  expect(() => requireCurrent(entityTag(6), 7)).toThrow(expect.objectContaining({ status: 412 }));
});
