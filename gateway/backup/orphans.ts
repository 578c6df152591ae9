import type pg from 'pg';
import { backedUpSchemas, identifier } from './tables.ts';

interface Reference {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
}

/** References between tables, each once: those of partitions are their table's. */
async function readReferences(client: pg.ClientBase): Promise<readonly Reference[]> {
  const columnsOf = (table: string, keys: string): string =>
    `(select array_agg(a.attname::text order by k.place)
      from unnest(${keys}) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;
  const { rows } = await client.query<Reference>(
    `select c.conname as name, c.conrelid::regclass::text as from, c.confrelid::regclass::text as to,
       ${columnsOf('c.conrelid', 'c.conkey')} as columns, ${columnsOf('c.confrelid', 'c.confkey')} as targets
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname = any($1) order by 1`,
    [backedUpSchemas],
  );
  return rows;
}

/** References whose rows name a row that is not there. PostgreSQL does not look while rows are loaded as a replica's. */
export async function orphansOf(client: pg.ClientBase): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, from, to, columns, targets } of await readReferences(client)) {
    const pairs = columns.map((column, at) => `t.${identifier(targets[at] ?? '')} = r.${identifier(column)}`);
    const set = columns.map((column) => `r.${identifier(column)} is not null`);
    const { rows } = await client.query<{ count: string }>(
      `select count(*) as count from ${from} r
       where ${set.join(' and ')} and not exists (select from ${to} t where ${pairs.join(' and ')})`,
    );
    const count = Number(rows[0]?.count);
    if (count > 0) found.push(`${name}: ${count} rows of ${from} name none of ${to}`);
  }
  return found;
}
