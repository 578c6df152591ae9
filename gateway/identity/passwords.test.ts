import { expect, it } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

it('knows the password again, and no other', async () => {
  const stored = await hashPassword('three quiet wörds');
  expect(await checkPassword('three quiet wörds', stored)).toBe(true);
  expect(await checkPassword('three quiet words', stored)).toBe(false);
});

it('knows an accented letter however the keyboard makes it', async () => {
  const stored = await hashPassword('caf\u00e9 caf\u00e9');
  expect(await checkPassword('cafe\u0301 cafe\u0301', stored)).toBe(true);
});

it('stores the same password differently each time, and not as it is', async () => {
  const [one, two] = await Promise.all([hashPassword('the same words'), hashPassword('the same words')]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('same');
});

it('lets nobody in without a stored password', async () => {
  expect(await checkPassword('anything', undefined)).toBe(false);
});
