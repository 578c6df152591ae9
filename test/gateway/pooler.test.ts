import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { actingFor } from '../../gateway/database/acting.ts';
import { openDatabase } from '../../gateway/database/open.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { inTransaction } from '../../gateway/database/transactions.ts';
import { freshDatabase } from '../support/gateway.ts';

it('names statements and sets a time limit for connections of its own, and does neither through a pooler', async () => {
  const url = await freshDatabase();
  // Names are given to so many statements of a process; those of other tests count as well.
  const anew = `${import.meta.resolve('../../gateway/database/named-pool.ts')}?anew`;
  const { createPool }: typeof import('../../gateway/database/named-pool.ts') = await import(anew);
  const kept = async (pooler: 'none' | 'transaction') => {
    const pool = createPool({ url, max: 1, pooler });
    try {
      await pool.query('select $1::int as one', [1]);
      const { rows: names } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
      const { rows: limits } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
      return { names: names.map(({ name }) => name), limit: limits[0]?.statement_timeout };
    } finally {
      await pool.end();
    }
  };
  expect(await kept('none')).toEqual({ names: ['s0'], limit: '30s' });
  expect(await kept('transaction')).toEqual({ names: [], limit: '0' });
});

it.each(['none', 'transaction'] as const)(
  'acts for a resident in each statement of theirs, and for nobody else, with pooler %s',
  async (databasePooler) => {
    const url = await freshDatabase();
    const { db, reads, close } = await openDatabase({
      databaseUrl: () => url,
      dataDir: '',
      databasePool: 1,
      databasePooler,
      demonstration: true,
      clockAheadMs: 0,
    });
    const resident = '11111111-2222-4333-8444-000000000001';
    const seen = async (database: Database) => {
      const { rows } = await sql<{ role: string; resident: string | null }>`
        select current_user::text as role, resident_id()::text as resident where ${1} = 1`.execute(database);
      return `${rows[0]?.role} ${rows[0]?.resident}`;
    };
    const failing = (database: Database) => sql`select ${1} / 0`.execute(database);
    try {
      for (const database of [db, reads]) {
        expect(await actingFor(resident, () => seen(database))).toBe(`doorstep_resident ${resident}`);
        await expect(actingFor(resident, () => failing(database))).rejects.toThrow('division by zero');
        expect(await seen(database)).toBe('postgres null');
      }
      const inOne = actingFor(resident, () =>
        inTransaction(db, async (transaction) => [await seen(transaction), await seen(transaction)]),
      );
      expect(await inOne).toEqual(Array(2).fill(`doorstep_resident ${resident}`));
      expect(await seen(db)).toBe('postgres null');
    } finally {
      await close();
    }
  },
);
