import { describe, expect, it } from 'vitest';
import { answeringDatabase } from '../../test/support/answering-database.ts';
import { beginSession, findSession } from './sessions.ts';

const now = new Date('2026-11-20T09:30:00Z');
const minute = 60_000;
const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * minute);
const customerId = '11111111-2222-4333-8444-555555555555';

/** The row of a session, and what becomes of it when its cookie comes. */
async function found(row: object | undefined) {
  const written: unknown[] = [];
  const db = answeringDatabase(({ sql, parameters }) => {
    if (sql.startsWith('update')) written.push(parameters[0]);
    return sql.startsWith('select') && row ? [{ ...rowOfResident, ...row }] : [];
  });
  const session = await findSession({ db, reads: db, now: () => now }, 'the credential');
  return { session, written };
}

const rowOfResident = {
  role: 'resident',
  customer_id: customerId,
  tracking_id: 'tracked',
  idle_expires_at: inMinutes(40),
  expires_at: inMinutes(480),
};

describe('the session of a cookie', () => {
  it('is of the resident, or of an analyst who is no customer', async () => {
    const { session } = await found({});
    expect(session).toMatchObject({ person: { role: 'resident', customerId }, trackingId: 'tracked' });
    expect(session?.id).not.toContain('credential');
    const analyst = await found({ role: 'analyst', customer_id: null });
    expect(analyst.session?.person).toEqual({ role: 'analyst', customerId: null });
  });

  it('is none where there is no row, or its time is over', async () => {
    expect((await found(undefined)).session).toBeNull();
    expect((await found({ idle_expires_at: now })).session).toBeNull();
    expect((await found({ idle_expires_at: new Date(now.getTime() + 1) })).session).not.toBeNull();
  });

  it('is kept alive by use, and written at most once a minute', async () => {
    expect((await found({ idle_expires_at: inMinutes(40) })).written).toEqual([]);
    expect((await found({ idle_expires_at: new Date(inMinutes(39).getTime() + 1) })).written).toEqual([]);
    expect((await found({ idle_expires_at: inMinutes(39) })).written).toEqual([inMinutes(40)]);
    const analyst = { role: 'analyst', customer_id: null, idle_expires_at: inMinutes(39) };
    expect((await found(analyst)).written).toEqual([inMinutes(60)]);
  });

  it('lives no longer than a session may, however much it is used', async () => {
    expect((await found({ idle_expires_at: inMinutes(3), expires_at: inMinutes(5) })).written).toEqual([
      inMinutes(5),
    ]);
    expect((await found({ idle_expires_at: inMinutes(5), expires_at: inMinutes(5) })).written).toEqual([]);
  });
});

describe('a new session', () => {
  const begin = async (...[person, replaces]: [Parameters<typeof beginSession>[1], string?]) => {
    const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
    const db = answeringDatabase((statement) => {
      statements.push(statement);
      return [];
    });
    const other = replaces === undefined ? null : { id: replaces, person, trackingId: 'old' };
    const session = await beginSession({ db, now: () => now }, person, other);
    return { session, statements };
  };

  it('ends after eight hours, and before that when nobody uses it', async () => {
    const { session } = await begin({ role: 'resident', customerId });
    expect(session).toMatchObject({
      expiresAt: inMinutes(480),
      idleExpiresAt: inMinutes(40),
      maxAge: 28_800,
      credential: expect.stringMatching(/^[\w-]{43}$/),
    });
    const analyst = await begin({ role: 'analyst', customerId: null });
    expect(analyst.session.idleExpiresAt).toEqual(inMinutes(60));
  });

  it('is kept without its credential, and takes the place of the one before', async () => {
    const { session, statements } = await begin({ role: 'resident', customerId }, 'the old one');
    expect(JSON.stringify(statements.map(({ parameters }) => parameters))).not.toContain(session.credential);
    const [first] = statements;
    expect(first?.sql).toMatch(/^delete/);
    expect(first?.parameters).toEqual(['the old one']);
    expect((await begin({ role: 'resident', customerId })).statements).toHaveLength(1);
  });
});
