import { expect, it, vi } from 'vitest';
import { freshDatabase } from '../support/gateway.ts';

it('names statements and sets a time limit for connections of its own, and does neither through a pooler', async () => {
  const url = await freshDatabase();
  // Names are given to so many statements of a process; those of other tests count as well.
  vi.resetModules();
  const { createPool } = await import('../../gateway/database/named-pool.ts');
  const kept = async (pooler: 'none' | 'transaction') => {
    const pool = createPool({ url, max: 1, pooler });
    try {
      await pool.query('select $1::int as one', [1]);
      const { rows: names } = await pool.query('select name from pg_prepared_statements');
      const { rows: limits } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
      return { names: names.length, limit: limits[0]?.statement_timeout };
    } finally {
      await pool.end();
    }
  };
  expect(await kept('none')).toEqual({ names: 1, limit: '30s' });
  expect(await kept('transaction')).toEqual({ names: 0, limit: '0' });
});
