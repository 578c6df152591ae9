import { expect, it } from 'vitest';
import { signValue, verifyValue } from './signed-cookie.ts';

const until = new Date('2026-12-31T23:59:00Z');
const before = new Date(until.getTime() - 1);

it('gives back what was sealed until its time is over', () => {
  const sealed = signValue({ verifier: 'abc' }, ['key'], until);
  expect(verifyValue(sealed, ['key'], before)).toEqual({ verifier: 'abc' });
  expect(verifyValue(sealed, ['key'], until)).toBeUndefined();
});

it('signs with the newest key, and verifies with each that is listed', () => {
  const earlier = signValue('x', ['first'], until);
  expect(verifyValue(earlier, ['second', 'first'], before)).toBe('x');
  expect(verifyValue(earlier, ['second'], before)).toBeUndefined();
  const later = signValue('x', ['second', 'first'], until);
  expect(verifyValue(later, ['second'], before)).toBe('x');
  expect(verifyValue(later, ['first'], before)).toBeUndefined();
});

it.each([
  ['nothing', () => undefined],
  ['no seal', () => 'abc'],
  ['rubbish', () => 'a.b.c'],
  ['another key', () => signValue('x', ['other'], until)],
  ['a changed content', () => signValue('x', ['key'], until).replace(/^./, 'Z')],
  ['a cut signature', () => signValue('x', ['key'], until).slice(0, -4)],
])('refuses %s', (_what, sealed) => {
  expect(verifyValue(sealed(), ['key'], before)).toBeUndefined();
});
