import { expect, it } from 'vitest';
import { fingerprint, readIdempotencyKey } from './idempotency.ts';

it('takes requests for equal whatever the order of their fields', async () => {
  expect(await fingerprint('a', { x: 1, y: { p: [1, 2], q: null } })).toBe(
    await fingerprint('a', { y: { q: null, p: [1, 2] }, x: 1 }),
  );
});

it('tells other requests apart', async () => {
  const long = 'x'.repeat(100_000);
  const prints = await Promise.all([
    fingerprint('a', { x: 1 }),
    fingerprint('b', { x: 1 }),
    fingerprint('a', { x: 2 }),
    fingerprint('a', { x: '1' }),
    fingerprint('a', { x: [1] }),
    fingerprint('a', null, { x: 1 }),
    fingerprint('a', { x: long }),
    fingerprint('a', { x: `${long}y` }),
  ]);
  expect(new Set(prints).size).toBe(prints.length);
});

it.each(['short', 'has a space in it', 'ü'.repeat(10), 'x'.repeat(201)])('refuses %s as a key', (key) => {
  const errors = { 'Idempotency-Key': [expect.stringMatching(/8 to 200/)] };
  expect(() => readIdempotencyKey(key, false)).toThrow(expect.objectContaining({ status: 400, errors }));
});

it('asks for a key only where one is needed', () => {
  expect(readIdempotencyKey(undefined, false)).toBeUndefined();
  expect(() => readIdempotencyKey(undefined, true)).toThrow(expect.objectContaining({ status: 400 }));
});
