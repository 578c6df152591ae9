import { describe, expect, it } from 'vitest';
import { answeringDatabase } from '../../test/support/answering-database.ts';
import { changeEmail, findAccount } from './accounts.ts';

/** What comes of a new address where the database fails so; nothing where it does not. */
const change = (failure?: unknown) => {
  const stored: unknown[] = [];
  const db = answeringDatabase(({ parameters }) => {
    if (failure !== undefined) throw failure;
    stored.push(parameters[0]);
    return [];
  });
  return changeEmail(db, 'an id', ' Ann@Example.com ').then((isDone) => ({ isDone, stored }));
};

const refusal = (code?: string) =>
  Object.assign(new Error('it was refused'), code === undefined ? {} : { code });

describe('a new address to sign in with', () => {
  it('is kept as every address is compared', async () => {
    expect(await change()).toEqual({ isDone: true, stored: ['ann@example.com'] });
  });

  it('is not taken from whoever has it', async () => {
    expect((await change(refusal('23505'))).isDone).toBe(false);
  });

  it.each([refusal(), refusal('57P01'), { code: '23505' }])(
    'is not taken for one because the database fails: %j',
    async (failure) => {
      await expect(change(failure)).rejects.toBe(failure);
    },
  );
});

it('is no account that is not there', async () => {
  expect(await findAccount(answeringDatabase(), 'an id')).toBeUndefined();
});
