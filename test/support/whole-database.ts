import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../gateway/database/schema.ts';

/** What every request may write, whoever sends it: how much of a limit is used up. */
const ofRequests = ['allowance'];

/** The names of all tables of the provider. */
export async function tableNames(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** A line for each table with the sum of its rows, to see that nothing that the provider holds has changed. */
export async function wholeDatabase(db: Database): Promise<string> {
  const names = (await tableNames(db)).filter((name) => !ofRequests.includes(name));
  expect(names.length).toBeGreaterThan(40);
  const parts = await Promise.all(
    names.map(async (table) => {
      const { rows } = await sql<{ sum: string | null }>`
        select md5(string_agg(row_text, ',' order by row_text)) as sum
        from (select t::text as row_text from ${sql.table(table)} t) all_rows`.execute(db);
      return `${table} ${rows[0]?.sum}`;
    }),
  );
  return parts.join('\n');
}
