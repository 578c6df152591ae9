import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seal, unseal } from './sealed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives back what was sealed until its time is over', () => {
  const sealed = seal({ verifier: 'abc' }, 'key', 60);
  expect(unseal(sealed, 'key')).toEqual({ verifier: 'abc' });
  vi.advanceTimersByTime(60_000);
  expect(unseal(sealed, 'key')).toBeUndefined();
});

it.each([
  ['nothing', () => undefined],
  ['no seal', () => 'abc'],
  ['rubbish', () => 'a.b.c'],
  ['another key', () => seal('x', 'other', 60)],
  ['a changed content', () => seal('x', 'key', 60).replace(/^./, 'Z')],
  ['a cut signature', () => seal('x', 'key', 60).slice(0, -4)],
])('refuses %s', (_what, sealed) => {
  expect(unseal(sealed(), 'key')).toBeUndefined();
});
