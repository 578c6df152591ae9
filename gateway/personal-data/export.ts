import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Media } from '../media/media.ts';
import { recordAccess } from './audit.ts';
import type { Export, ExportedRow, ExportReport } from './exported.ts';
import { readableExport } from './readable.ts';
import { type Requester, requireResident } from './resident.ts';
import { retentionInOrder, type TableRetention } from './retention.ts';

/** Columns of bytes by table; they become files. */
async function readFileColumns(transaction: Transaction): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name::text as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' group by table_name`.execute(transaction);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').slice(-100);

/** Rows as PostgreSQL writes them in JSON: times with their zone, decimals as they are. */
async function readRows(
  transaction: Transaction,
  { table, rowsOf, withheld = [] }: TableRetention,
  customerId: string,
  files: readonly string[],
): Promise<readonly ExportedRow[]> {
  if (rowsOf === undefined) return [];
  const { rows } = await sql<{ row: ExportedRow }>`
    select to_jsonb(t) - ${[...withheld, ...files]}::text[] as row from ${sql.table(table)} t
    where ${rowsOf(customerId)} order by to_jsonb(t)::text`.execute(transaction);
  return rows.map(({ row }) => row);
}

/** Writes the files of a table, one at a time in memory. Answers the rows with the places of their files. */
async function writeFiles(
  transaction: Transaction,
  { table, rowsOf }: TableRetention,
  customerId: string,
  columns: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  if (rowsOf === undefined) return [];
  const places: string[] = [];
  for (const column of columns) {
    const { rows } = await sql<{ place: string; name: string }>`
      select ctid::text as place, coalesce(to_jsonb(t) ->> 'file_name', 'part') as name from ${sql.table(table)} t
      where ${rowsOf(customerId)} and ${sql.id(column)} is not null`.execute(transaction);
    for (const [at, { place, name }] of rows.entries()) {
      const content = await sql<{ bytes: Buffer }>`
        select ${sql.id(column)} as bytes from ${sql.table(table)} where ctid = ${place}::tid`.execute(
        transaction,
      );
      const file = path.join('files', `${table}-${at + 1}-${safeName(name)}`);
      await mkdir(path.join(folder, 'files'), { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, file), content.rows[0]?.bytes ?? Buffer.alloc(0), { mode: 0o600 });
      places.push(file);
    }
  }
  return places;
}

/** Writes the files of a table that are in the store, piece by piece. Answers their places. */
async function writeStoredFiles(
  transaction: Transaction,
  { table, rowsOf }: TableRetention,
  {
    customerId,
    folder,
    media,
  }: { readonly customerId: string; readonly folder: string; readonly media: Media },
): Promise<readonly string[]> {
  if (table !== 'document' || rowsOf === undefined) return [];
  const rows = await transaction
    .selectFrom('document')
    .select(['id', 'file_name', 'media_key'])
    .where('media_key', 'is not', null)
    .where(rowsOf(customerId))
    .orderBy('id')
    .execute();
  const places: string[] = [];
  for (const [at, row] of rows.entries()) {
    const file = path.join('files', `${table}-stored-${at + 1}-${safeName(row.file_name)}`);
    await mkdir(path.join(folder, 'files'), { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, file), await media.read(row), { mode: 0o600 });
    places.push(file);
  }
  return places;
}

/**
 * Writes everything that is held about a resident into a folder: `data.json`, `data.html` for people, and files. Only its
 * owner can look into it. What would let its reader act as the resident is left out. The audit trail says so before the
 * first row is read. Throws NoSuchResident.
 * @param folder must not exist yet
 */
export async function exportResident(
  db: Database,
  customerId: string,
  {
    actor,
    reason,
    folder,
    media,
    now,
  }: Requester & { readonly folder: string; readonly media: Media; readonly now: Date },
): Promise<ExportReport> {
  await inTransaction(db, async (transaction) => {
    await requireResident(transaction, customerId);
    await recordAccess(transaction, { actor, action: 'export', customerId, reason });
  });
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  return inTransaction(db, async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    const fileColumns = await readFileColumns(transaction);
    const tables: Record<string, readonly ExportedRow[]> = {};
    const files: string[] = [];
    for (const rule of retentionInOrder) {
      const columns = fileColumns.get(rule.table) ?? [];
      const rows = await readRows(transaction, rule, customerId, columns);
      if (rows.length > 0) tables[rule.table] = rows;
      files.push(...(await writeFiles(transaction, rule, customerId, columns, folder)));
      files.push(...(await writeStoredFiles(transaction, rule, { customerId, folder, media })));
    }
    const exported: Export = { madeAt: now.toISOString(), customerId, tables };
    const write = (name: string, text: string) => writeFile(path.join(folder, name), text, { mode: 0o600 });
    await write('data.json', `${JSON.stringify({ ...exported, files }, null, 1)}\n`);
    await write('data.html', readableExport(exported, files));
    const rows = Object.values(tables).reduce((sum, { length }) => sum + length, 0);
    return { madeAt: exported.madeAt, customerId, rows, files: files.length };
  });
}
