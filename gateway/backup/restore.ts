import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase } from '../database/migrate-database.ts';
import { digestTable, sameText } from './digests.ts';
import { type BackedUpTable, BackupError, type Manifest, manifestFile, parseManifest } from './manifest.ts';
import { amissInWords, type ObjectsTo, restoreObjects } from './objects.ts';
import { orphansOf } from './orphans.ts';
import { columnList, qualified, readMigrations, readTables, type Table } from './tables.ts';

/** Reads what is in a backup. Throws BackupError for a folder that holds none, or half of one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} holds no complete backup: it has no ${manifestFile}.`, { cause });
  });
  return parseManifest(text);
}

/** Throws BackupError unless every file is what was written. */
async function checkFiles(folder: string, { tables }: Manifest): Promise<void> {
  for (const { file, sha256 } of tables) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, file)), hash);
    if (hash.digest('hex') !== sha256) throw new BackupError(`${file} is not as it was written.`);
  }
}

const isAnyRow = async (client: pg.Client, table: string): Promise<boolean> =>
  (await client.query(`select 1 from ${table} limit 1`)).rows.length > 0;

async function checkFits(client: pg.Client, manifest: Manifest): Promise<void> {
  if (await isAnyRow(client, 'customer')) {
    throw new BackupError('The database holds residents. A backup is restored into an empty database only.');
  }
  const here = (await readMigrations(client)).join(', ');
  if (here !== manifest.migrations.join(', ')) {
    throw new BackupError(
      `The backup was made by a version whose last migration is ${manifest.migrations.at(-1)}. Restore it with that version, then migrate.`,
    );
  }
  const nameOf = (table: Table): string => `${qualified(table)} (${columnList(table)})`;
  const tables = new Set((await readTables(client)).map(nameOf));
  const strange = manifest.tables.map(nameOf).filter((table) => !tables.has(table));
  if (strange.length > 0) {
    throw new BackupError(`The backup has tables that this version does not: ${strange.join('; ')}`);
  }
}

/** What a restored database has otherwise than the backup; empty when it is the same. */
export async function differences(client: pg.Client, { tables }: Manifest): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows, digest } = await digestTable(client, table);
    if (rows !== table.rows) found.push(`${qualified(table)} has ${rows} rows instead of ${table.rows}`);
    else if (digest !== table.digest) found.push(`${qualified(table)} has other contents`);
  }
  return [...found, ...(await orphansOf(client))];
}

async function loadTable(client: pg.Client, folder: string, table: BackedUpTable): Promise<void> {
  await pipeline(
    createReadStream(path.join(folder, table.file)),
    createZstdDecompress(),
    client.query(copyFrom(`copy ${qualified(table)} (${columnList(table)}) from stdin`)),
  );
}

/** Where a backup is restored to besides the database, and how. */
export interface RestoreOptions {
  /** Where its objects go. */
  readonly objectsTo: ObjectsTo;
  /** Restores one without the objects that were missing or damaged when it was made. */
  readonly evenIfNotWhole?: boolean;
}

/**
 * Restores a backup into a database without residents, making its tables first, and compares every table with what was
 * backed up and every object with its row. All or nothing: a restore that fails leaves the tables as they were. Throws
 * BackupError when the backup is damaged or not whole, does not fit, or came out differently.
 * @param url with an account that owns the tables and may set `session_replication_role`
 */
export async function restore(
  url: string,
  folder: string,
  { objectsTo, evenIfNotWhole = false }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { objects } = manifest;
  if (objects !== undefined && objects.amiss.length > 0 && !evenIfNotWhole)
    throw new BackupError(`The backup is not whole.\n${amissInWords(objects.amiss)}`);
  await checkFiles(folder, manifest);
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await checkFits(client, manifest);
    await client.query('begin');
    await client.query(sameText);
    // Triggers and references wait: rows come as they were, table by table, and references are checked at the end.
    await client.query('set local session_replication_role = replica');
    await client.query(`truncate ${manifest.tables.map(qualified).join(', ')}`);
    for (const table of manifest.tables) await loadTable(client, folder, table);
    for (const { schema, name, value } of manifest.sequences) {
      if (value !== null) await client.query('select setval($1, $2)', [qualified({ schema, name }), value]);
    }
    const wrong = await differences(client, manifest);
    if (wrong.length > 0)
      throw new BackupError(`The restored database is not the same:\n${wrong.join('\n')}`);
    if (objects !== undefined) await restoreObjects(client, objects, folder, objectsTo);
    await client.query('commit');
    await client.query('analyze');
    return manifest;
  } finally {
    await client.end();
  }
}
