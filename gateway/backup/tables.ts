import type pg from 'pg';
import { jobSchema } from '../jobs/jobs.ts';

/** A table and the columns that are stored in it. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A table's name as SQL. */
export const qualified = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${identifier(schema)}.${identifier(name)}`;

/** Its columns as SQL. */
export const columnList = ({ columns }: Pick<Table, 'columns'>): string => columns.map(identifier).join(', ');

/** Schemas whose tables are backed up. */
export const backedUpSchemas = ['public', jobSchema];

/** Figures of the job queue, in a partition for each day: a server of another day has no place for them. */
const leftOut = [`${jobSchema}.queue_stats`];

/**
 * Every table that must survive. A partition is read through its table. What PostgreSQL itself does not keep over a
 * crash (`unlogged`, the counts of limits) is left out.
 */
export async function readTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and n.nspname || '.' || c.relname <> all($2)
     group by n.nspname, c.relname
     order by n.nspname, c.relname`,
    [backedUpSchemas, leftOut],
  );
  return rows;
}

/** Names of the migrations that a database has had; none for an empty one. */
export async function readMigrations(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  const applied = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return applied.rows.map(({ name }) => name);
}
