import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { machineClock } from '../clock.ts';
import type { ObjectStore } from '../media/object-store.ts';
import { digestTable, sameText } from './digests.ts';
import { type BackedUpTable, BackupError, type Manifest, manifestFile } from './manifest.ts';
import { backUpObjects, isAnyStored } from './objects.ts';
import { backedUpSchemas, columnList, qualified, readMigrations, readTables, type Table } from './tables.ts';

/** Writes one table into its file, row by row: never more than a part of it is in memory. */
async function writeTable(client: pg.Client, table: Table, folder: string): Promise<BackedUpTable> {
  const file = `${table.schema}.${table.name}.copy.zst`;
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(
    client.query(copyTo(`copy (select ${columnList(table)} from ${qualified(table)}) to stdout`)),
    createZstdCompress(),
    counted,
    createWriteStream(path.join(folder, file), { mode: 0o600, flags: 'wx' }),
  );
  return {
    ...table,
    columns: [...table.columns],
    ...(await digestTable(client, table)),
    file,
    sha256: hash.digest('hex'),
    bytes,
  };
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [backedUpSchemas],
  );
  return rows;
}

async function writeAll(client: pg.Client, folder: string): Promise<Manifest> {
  const madeAt = machineClock().toISOString();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const migrations = await readMigrations(client);
  const tables: BackedUpTable[] = [];
  for (const table of await readTables(client)) tables.push(await writeTable(client, table, folder));
  return {
    format: 1,
    madeAt,
    server: rows[0]?.server_version ?? '',
    migrations: [...migrations],
    tables,
    sequences: await readSequences(client),
  };
}

/** Copies the objects that rows of the snapshot name. */
async function writeObjects(
  snapshot: pg.Client,
  url: string,
  folder: string,
  store: ObjectStore,
): Promise<Pick<Manifest, 'objects'>> {
  const current = new pg.Client({ connectionString: url });
  await current.connect();
  try {
    return { objects: await backUpObjects({ snapshot, current }, store, folder) };
  } finally {
    await current.end();
  }
}

/**
 * Writes everything that the database holds at one moment into a folder, and the objects that files of residents are in,
 * while the gateway goes on. Needs an account that may read every table, and nothing of PostgreSQL's own programs. Where
 * `objects.amiss` of what it returns is not empty the backup is not whole. Throws BackupError where rows name objects of
 * a store that is not given, and ServiceAway.
 * @param folder must not exist yet; only its owner can look into it
 * @param store that files of residents are kept in, where there is one; `left out` copies none of its objects
 */
export async function backUp(
  url: string,
  folder: string,
  store?: ObjectStore | 'left out',
): Promise<Manifest> {
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(sameText);
    const withObjects = store !== 'left out' && (await isAnyStored(client));
    if (withObjects && store === undefined)
      throw new BackupError('MEDIA_URL: missing, and there are files in a store');
    const tables = await writeAll(client, folder);
    const objects = withObjects && store !== undefined ? await writeObjects(client, url, folder, store) : {};
    const manifest = { ...tables, ...objects };
    await client.query('commit');
    await writeFile(path.join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
    });
    return manifest;
  } finally {
    await client.end();
  }
}
