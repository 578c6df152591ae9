import { describe, expect, it } from 'vitest';
import { answeringDatabase } from '../../test/support/answering-database.ts';
import { forgetSignInsOf, ProviderStore } from './provider-store.ts';

const now = new Date('2026-11-20T09:30:00.900Z');
const atSecond = Math.floor(now.getTime() / 1000);

/** A store in front of a table that answers with this row, and what it was told. */
function storeWith(row?: object) {
  const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const db = answeringDatabase((statement) => {
    statements.push(statement);
    return row === undefined ? [] : [row];
  });
  return { store: new ProviderStore({ db, now: () => now }, 'Session'), db, statements };
}

const payload = { accountId: 'ann' };
const rowUntil = (expires_at: Date | null) => ({ payload, consumed_at: null, expires_at });

describe('a record of the provider', () => {
  it('is there until its time is over, for ever where it has none', async () => {
    const find = (until: Date | null) => storeWith(rowUntil(until)).store.find('one');
    expect(await find(null)).toEqual(payload);
    expect(await find(new Date(now.getTime() + 1))).toEqual(payload);
    expect(await find(now)).toBeUndefined();
    expect(await storeWith().store.find('one')).toBeUndefined();
  });

  it('says since when it is used up, in seconds', async () => {
    const { store } = storeWith({ ...rowUntil(null), consumed_at: now });
    expect(await store.find('one')).toEqual({ ...payload, consumed: atSecond });
  });

  it('is looked for among its own kind by each of its names', async () => {
    const { store, statements } = storeWith(rowUntil(null));
    expect(await store.findByUid('a uid')).toEqual(payload);
    expect(await store.findByUserCode('a code')).toEqual(payload);
    expect(statements.map(({ parameters }) => parameters)).toEqual([
      ['Session', 'a uid'],
      ['Session', 'a code'],
    ]);
  });

  it('is kept for so many seconds, with what it may be found by', async () => {
    const { store, statements } = storeWith();
    await store.upsert('one', { ...payload, grantId: 'g', uid: 'u', userCode: 'c' }, 60);
    await store.upsert('two', payload);
    const [first, second] = statements.map(({ parameters }) => parameters);
    expect(first).toEqual(expect.arrayContaining(['g', 'u', 'c', new Date(now.getTime() + 60_000)]));
    expect(second?.some((value) => value instanceof Date)).toBe(false);
  });
});

describe('forgetting that a customer signed in', () => {
  it('looks for the account, and has nothing to do where there is none', async () => {
    const { db, statements } = storeWith();
    await forgetSignInsOf(db, 'nobody');
    expect(statements.map(({ sql }) => sql.slice(0, 6))).toEqual(['select']);
  });

  it('takes away what names the account', async () => {
    const { db, statements } = storeWith({ id: 'ann' });
    await forgetSignInsOf(db, 'a customer');
    expect(statements.map(({ sql }) => sql.slice(0, 6))).toEqual(['select', 'delete']);
    expect(statements[1]?.parameters).toEqual(['ann', 'ann', 'ann']);
  });
});
