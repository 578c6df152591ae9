import { createHash } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { NoSuchObject, type ObjectStore } from './object-store.ts';

/** What a store has otherwise than the rows say. */
export interface MediaReport {
  /** Files whose row names an object. */
  readonly files: number;
  readonly bytes: number;
  /** Files whose object is not there. */
  readonly missing: readonly string[];
  /** Files whose object has another size or digest. */
  readonly damaged: readonly string[];
  /** Objects that no row names, and that nothing is going to remove. */
  readonly unknown: readonly string[];
}

/** How many bytes there are, and their digest, without having all of them at once. */
async function digestBytes(
  bytes: AsyncIterable<Buffer>,
): Promise<{ readonly size: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of bytes) {
    hash.update(piece);
    size += piece.length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Whether bytes have the size and the digest that are written down of them. */
export async function isAsWritten(
  bytes: AsyncIterable<Buffer>,
  { size, sha256 }: { readonly size: number; readonly sha256: string },
): Promise<boolean> {
  const found = await digestBytes(bytes);
  return found.size === size && found.sha256 === sha256;
}

/** The files whose row names an object, by their number, some at a time. */
async function* storedFiles(db: Database) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('document')
      .select(['id', 'media_key', 'media_size', 'media_sha256'])
      .where('media_key', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(200)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Whether the row still names the object: it may have gone while the object was read. */
const isNamed = async (db: Database, key: string): Promise<boolean> =>
  (await db.selectFrom('document').select('id').where('media_key', '=', key).executeTakeFirst()) !==
  undefined;

async function unknownObjects(db: Database, store: ObjectStore): Promise<readonly string[]> {
  const unknown: string[] = [];
  for await (const keys of store.keys()) {
    if (keys.length === 0) continue;
    const named = await db
      .selectFrom('document')
      .select('media_key as key')
      .where('media_key', 'in', keys)
      .execute();
    const going = await db.selectFrom('media_removal').select('key').where('key', 'in', keys).execute();
    const accountedFor = new Set([...named, ...going].map(({ key }) => key));
    for (const key of keys) if (!accountedFor.has(key)) unknown.push(key);
  }
  return unknown;
}

/** Reads every object that a row names and compares it with what the row says of it. */
export async function checkMedia(db: Database, store: ObjectStore): Promise<MediaReport> {
  const missing: string[] = [];
  const damaged: string[] = [];
  let files = 0;
  let bytes = 0;
  for await (const { id, media_key: key, media_size, media_sha256 } of storedFiles(db)) {
    if (key === null) continue;
    files += 1;
    try {
      const { size, sha256 } = await digestBytes(await store.read(key));
      bytes += size;
      if (size !== media_size || sha256 !== media_sha256) damaged.push(id);
    } catch (error) {
      if (!(error instanceof NoSuchObject)) throw error;
      if (await isNamed(db, key)) missing.push(id);
    }
  }
  return { files, bytes, missing, damaged, unknown: await unknownObjects(db, store) };
}
