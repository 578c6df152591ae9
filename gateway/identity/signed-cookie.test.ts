import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signValue, verifyValue } from './signed-cookie.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives back what was sealed until its time is over', () => {
  const sealed = signValue({ verifier: 'abc' }, 'key', 60);
  expect(verifyValue(sealed, 'key')).toEqual({ verifier: 'abc' });
  vi.advanceTimersByTime(60_000);
  expect(verifyValue(sealed, 'key')).toBeUndefined();
});

it.each([
  ['nothing', () => undefined],
  ['no seal', () => 'abc'],
  ['rubbish', () => 'a.b.c'],
  ['another key', () => signValue('x', 'other', 60)],
  ['a changed content', () => signValue('x', 'key', 60).replace(/^./, 'Z')],
  ['a cut signature', () => signValue('x', 'key', 60).slice(0, -4)],
])('refuses %s', (_what, sealed) => {
  expect(verifyValue(sealed(), 'key')).toBeUndefined();
});
