import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { limitConcurrency } from '../concurrency.ts';
import { isAsWritten } from '../media/check.ts';
import { NoSuchObject, type ObjectStore } from '../media/object-store.ts';
import { BackupError, type ObjectsInBackup } from './manifest.ts';

/** What the row of a file says of the object that holds its bytes. */
interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
}

/** Objects that are copied at once: most of the time of one is waiting for the store. */
const atOnce = 8;

/** Where an object lies in a backup. Throws BackupError for a key that this gateway does not give. */
export function objectFile(folder: string, key: string): string {
  if (!/^[\w-]+$/.test(key)) throw new BackupError(`${key} is no key of an object.`);
  return path.join(folder, 'objects', key.slice(0, 2), key);
}

/**
 * Does work for every file whose row names an object, several at once; never more than a part of the rows is in memory.
 * What rejects is the last that is begun.
 */
async function forEachStored(client: pg.Client, work: (file: StoredFile) => Promise<void>): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  let isOver = false;
  const unlessOver = async (file: StoredFile): Promise<void> => {
    if (isOver) return;
    await work(file).catch((error: unknown) => {
      isOver = true;
      throw error;
    });
  };
  for (;;) {
    const { rows } = await client.query<StoredFile>(
      `select id, media_key as key, media_size as size, media_sha256 as sha256, content_type as "contentType"
       from document where media_key is not null and id > $1 order by id limit 500`,
      [after],
    );
    const inTurn = limitConcurrency(atOnce);
    const results = await Promise.allSettled(rows.map((file) => inTurn(() => unlessOver(file))));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Whether any row names an object. */
export const isAnyStored = async (client: pg.Client): Promise<boolean> =>
  (await client.query('select from document where media_key is not null limit 1')).rows.length > 0;

/** Copies one object, piece by piece, and tells whether it is what its row says. Throws NoSuchObject. */
async function copyObject(store: ObjectStore, folder: string, stored: StoredFile): Promise<boolean> {
  const file = objectFile(folder, stored.key);
  const bytes = await store.read(stored.key);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  return isAsWritten(createReadStream(file), stored);
}

/**
 * Copies every object that a row of the snapshot names into the folder of a backup. One that goes with its file meanwhile
 * is no fault; one that is missing or damaged is noted, and the others are copied all the same. Throws ServiceAway.
 * @param snapshot in whose transaction the tables are read
 * @param current outside of it, which sees what becomes of files meanwhile
 */
export async function backUpObjects(
  { snapshot, current }: { readonly snapshot: pg.Client; readonly current: pg.Client },
  store: ObjectStore,
  folder: string,
): Promise<ObjectsInBackup> {
  const gone: string[] = [];
  const amiss: ObjectsInBackup['amiss'] = [];
  let count = 0;
  let bytes = 0;
  await forEachStored(snapshot, async (file) => {
    const { id, key } = file;
    try {
      if (await copyObject(store, folder, file)) {
        count += 1;
        bytes += file.size;
      } else amiss.push({ id, key, fault: 'damaged' });
    } catch (error) {
      if (!(error instanceof NoSuchObject)) throw error;
      const { rows } = await current.query('select from document where id = $1', [id]);
      if (rows.length === 0) gone.push(id);
      else amiss.push({ id, key, fault: 'missing' });
    }
  });
  return { count, bytes, gone, amiss };
}

/** Where the objects of a backup go: into a store, into the rows of their files, or nowhere, so that they are only checked. */
export type ObjectsTo = ObjectStore | 'database' | 'nowhere';

/** What is wrong with objects, a line each. */
export const amissInWords = (amiss: ObjectsInBackup['amiss']): string =>
  amiss.map(({ id, key, fault }) => `The object ${key} of the file ${id} is ${fault}.`).join('\n');

async function faultIn(folder: string, stored: StoredFile): Promise<'missing' | 'damaged' | undefined> {
  try {
    const bytes = createReadStream(objectFile(folder, stored.key));
    return (await isAsWritten(bytes, stored)) ? undefined : 'damaged';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
    throw error;
  }
}

/** Puts an object back under its key, and reads it again. */
async function putBack(store: ObjectStore, folder: string, stored: StoredFile): Promise<void> {
  const { id, key, ...what } = stored;
  await store.put(key, { ...what, bytes: createReadStream(objectFile(folder, key)) });
  if (!(await isAsWritten(await store.read(key), stored)))
    throw new BackupError(`The store has something else than the object ${key} of the file ${id}.`);
}

/** Reads an object into the row of its file: a value of a row is in memory as a whole, one at a time. */
async function putIntoRow(client: pg.Client, folder: string, { id, key }: StoredFile): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(objectFile(folder, key))) pieces.push(piece);
  await client.query(
    'update document set content = $2, media_key = null, media_size = null, media_sha256 = null where id = $1',
    [id, Buffer.concat(pieces)],
  );
}

/**
 * Puts the objects of a backup where they go, in the transaction in which its rows were restored. All are compared with
 * their rows before. Throws BackupError naming each that is missing or damaged, and ServiceAway.
 */
export async function restoreObjects(
  client: pg.Client,
  { gone, amiss }: ObjectsInBackup,
  folder: string,
  to: ObjectsTo,
): Promise<void> {
  // Files that went while they were backed up. What belongs to them goes as it did then.
  await client.query('set local session_replication_role = origin');
  await client.query('delete from document where id = any($1)', [gone]);
  await client.query('set local session_replication_role = replica');
  const lost = new Set(amiss.map(({ id }) => id));
  const found: ObjectsInBackup['amiss'] = [];
  await forEachStored(client, async (file) => {
    const fault = lost.has(file.id) ? undefined : await faultIn(folder, file);
    if (fault !== undefined) found.push({ id: file.id, key: file.key, fault });
  });
  if (found.length > 0) throw new BackupError(amissInWords(found));
  if (to === 'nowhere') return;
  const oneRow = limitConcurrency(1);
  await forEachStored(client, async (file) => {
    if (lost.has(file.id)) return;
    if (to === 'database') await oneRow(() => putIntoRow(client, folder, file));
    else await putBack(to, folder, file);
  });
}
