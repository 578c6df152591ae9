import { expect, it } from 'vitest';
import { answeringDatabase } from '../../test/support/answering-database.ts';
import { newSecret, sharedSecret } from './secrets.ts';

/** A table of one secret, which others may write as well. */
function tableWith(kept: string | undefined, whenWritten = (made: string): string | undefined => made) {
  let value = kept;
  return answeringDatabase(({ sql, parameters }) => {
    if (sql.startsWith('insert')) value ??= whenWritten(JSON.parse(String(parameters[1])));
    return sql.startsWith('select') && value !== undefined ? [{ value }] : [];
  });
}

it('is made by whoever asks first, and stays', async () => {
  const db = tableWith(undefined);
  expect(await sharedSecret(db, 'sign-in', () => 'first')).toBe('first');
  expect(await sharedSecret(db, 'sign-in', () => 'second')).toBe('first');
});

it('is not made where there is one', async () => {
  const made = () => {
    throw new Error('made');
  };
  expect(await sharedSecret(tableWith('kept'), 'sign-in', made)).toBe('kept');
});

it('is the one that another process made at the same time', async () => {
  expect(
    await sharedSecret(
      tableWith(undefined, () => 'theirs'),
      'sign-in',
      () => 'ours',
    ),
  ).toBe('theirs');
});

it('is never one that was not kept', async () => {
  const db = tableWith(undefined, () => undefined);
  await expect(sharedSecret(db, 'sign-in', () => 'ours')).rejects.toThrow('sign-in could not be kept');
});

it('is 256 bits, another each time', () => {
  expect(newSecret()).toMatch(/^[\w-]{43}$/);
  expect(newSecret()).not.toBe(newSecret());
});
