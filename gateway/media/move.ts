import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { isAsWritten } from './check.ts';
import { announceObject, claimObject, readRow } from './media.ts';
import { NoSuchObject, type ObjectStore } from './object-store.ts';

/** How many files are where. */
export interface MediaCounts {
  readonly database: number;
  readonly store: number;
}

export interface MoveReport extends MediaCounts {
  readonly moved: number;
  readonly bytes: number;
  /** Files that came out differently, or whose object is damaged or missing. They are where they were. */
  readonly failed: readonly string[];
}

/** Counts the files of repairs by where their bytes are. */
export async function countMedia(db: Database): Promise<MediaCounts> {
  const { rows } = await sql<{ database: string; store: string }>`
    select count(*) filter (where media_key is null) as database, count(media_key) as store from document`.execute(
    db,
  );
  return { database: Number(rows[0]?.database), store: Number(rows[0]?.store) };
}

interface Waiting {
  readonly id: string;
  readonly contentType: string;
  readonly key: string | null;
  readonly size: number;
  readonly sha256: string;
}

const first = '00000000-0000-0000-0000-000000000000';

/** The next file of the database after another one, with what the database says of its bytes. */
async function nextInDatabase(db: Database, after: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select id, content_type as "contentType", null as key, length(content) as size,
      encode(sha256(content), 'hex') as sha256
    from document where media_key is null and id > ${after}::uuid order by id limit 1`.execute(db);
  return rows[0];
}

async function nextInStore(db: Database, after: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select id, content_type as "contentType", media_key as key, media_size as size, media_sha256 as sha256
    from document where media_key is not null and id > ${after}::uuid order by id limit 1`.execute(db);
  return rows[0];
}

/** `different` is what came out otherwise, or was taken away meanwhile. */
type Outcome = 'moved' | 'different';

/** Whether a file is still there, and its bytes are still where they were: others may take it away, or move it as well. */
async function isWhereItWas(db: Database, { id, key }: Waiting): Promise<boolean> {
  const row = await db.selectFrom('document').select('media_key').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.media_key === key;
}

/** Puts a file into the store, reads it back, and lets its row name it. */
async function toStore(
  db: Database,
  store: ObjectStore,
  { id, contentType, size, sha256 }: Waiting,
): Promise<Outcome> {
  const key = randomUUID();
  await announceObject(db, key);
  await store.put(key, { bytes: readRow(db, id), size, sha256, contentType });
  if (!(await isAsWritten(await store.read(key), { size, sha256 }))) return 'different';
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('document')
      .set({ content: null, media_key: key, media_size: size, media_sha256: sha256 })
      .where('id', '=', id)
      .where('media_key', 'is', null)
      .executeTakeFirst();
    // A file that was taken away meanwhile leaves an object that nobody names, and that goes by itself.
    if (numUpdatedRows !== 1n) return 'different';
    await claimObject(transaction, key);
    return 'moved';
  });
}

/** Reads a file from the store, one at a time in memory, into its row. The object goes by itself. */
async function toDatabase(
  db: Database,
  store: ObjectStore,
  { id, key, size, sha256 }: Waiting,
): Promise<Outcome> {
  if (key === null) return 'different';
  const pieces: Buffer[] = [];
  for await (const piece of await store.read(key)) pieces.push(piece);
  const content = Buffer.concat(pieces);
  if (content.length !== size || createHash('sha256').update(content).digest('hex') !== sha256)
    return 'different';
  const { numUpdatedRows } = await db
    .updateTable('document')
    .set({ content, media_key: null, media_size: null, media_sha256: null })
    .where('id', '=', id)
    .where('media_key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'moved' : 'different';
}

/**
 * Moves the files of repairs between the database and a store, one after the other, while the gateway goes on. Each is
 * compared by size and digest with what it was before its row names the new place. What is broken off goes on where it
 * was; several may run at once.
 */
export async function moveMedia(
  db: Database,
  store: ObjectStore,
  to: keyof MediaCounts,
): Promise<MoveReport> {
  const [next, move] = to === 'store' ? [nextInDatabase, toStore] : [nextInStore, toDatabase];
  const failed: string[] = [];
  let moved = 0;
  let bytes = 0;
  for (let file = await next(db, first); file !== undefined; file = await next(db, file.id)) {
    const outcome = await move(db, store, file).catch(async (error: unknown): Promise<Outcome> => {
      // A file that goes while it is read breaks off what is read from it.
      if (error instanceof NoSuchObject || !(await isWhereItWas(db, file))) return 'different';
      throw error;
    });
    if (outcome === 'moved') {
      moved += 1;
      bytes += file.size;
    } else if (await isWhereItWas(db, file)) failed.push(file.id);
  }
  return { moved, bytes, failed, ...(await countMedia(db)) };
}
