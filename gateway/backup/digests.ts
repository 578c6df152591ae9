import type pg from 'pg';
import { columnList, qualified, type Table } from './tables.ts';

/** How many rows a table has, and a digest of what is in them. */
export interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

/** Makes rows read the same on every server and for every account. */
export const sameText = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/**
 * The digest of a table, worked out where the rows are: the sum of the first 60 bits of SHA-256 of each row's text, which
 * is the same in whatever order the rows come. `sameText` must be in force.
 */
export async function digestTable(client: pg.ClientBase, table: Table): Promise<TableDigest> {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `select count(*) as rows,
       coalesce(sum(('x0' || left(encode(sha256(convert_to(r::text, 'UTF8')), 'hex'), 15))::bit(64)::bigint), 0)::text as digest
     from (select ${columnList(table)} from ${qualified(table)}) r`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a count has one row');
  return { rows: Number(row.rows), digest: row.digest };
}
