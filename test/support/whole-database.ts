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

/**
 * A line for each table with the number of its rows and the sum of the transactions that wrote them, to see that nothing that the
 * provider holds has been written, not even with what was there before. A later transaction has a higher number.
 */
export async function wholeDatabase(db: Database): Promise<string> {
  const names = (await tableNames(db)).filter((name) => !ofRequests.includes(name));
  expect(names.length).toBeGreaterThan(40);
  const tables = names.map(
    (name) => sql`
      select ${name}::text as name, count(*)::text as rows, sum(xmin::text::bigint)::text as written
      from ${sql.table(name)}`,
  );
  const { rows } = await sql<Record<'name' | 'rows' | 'written', string | null>>`
    ${sql.join(tables, sql` union all `)}`.execute(db);
  return rows.map((table) => `${table.name} ${table.rows} ${table.written}`).join('\n');
}
