import { randomUUID, webcrypto } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type Config, ConfigError } from '../config.ts';
import { asProvider } from '../database/acting.ts';
import { clockNow } from '../database/clock.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { conflict } from '../http/problem.ts';
import type { DocumentTable } from '../provider/repair-tables.ts';
import { ServiceAway } from '../service-away.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

type DocumentRow = Selectable<DocumentTable>;

/** What the row of a file says of where its bytes are: in the row itself, or an object of the store. */
export type KeptBytes = Pick<DocumentRow, 'content' | 'media_key' | 'media_size' | 'media_sha256'>;

/** Where the bytes of residents' files are kept. */
export interface Media {
  /** The store beside the database; undefined where there is none. */
  readonly store: ObjectStore | undefined;
  /** Keeps the bytes of a file that no row names yet; what none names within the hour goes. Throws ServiceAway. */
  keep(file: { readonly content: Buffer<ArrayBuffer>; readonly contentType: string }): Promise<KeptBytes>;
  /** Says, in the transaction that writes the row, that a row names the bytes from now on. */
  claim(transaction: Transaction, kept: Pick<KeptBytes, 'media_key'>): Promise<void>;
  /** The bytes of a file, piece by piece, each but the last a multiple of 3 long. Throws ServiceAway. */
  read(file: Pick<DocumentRow, 'id' | 'media_key'>): Promise<AsyncIterable<Buffer>>;
}

/** Minutes after which an object goes that no row names: many times what a call may take. */
const unclaimedMinutes = 60;

/** A multiple of 3, so that pieces can be written as base64 one after the other. */
const pieceBytes = 3 * 256 * 1024;

/** The bytes of a file that is in its row. */
export async function* readRow(db: Database, documentId: string): AsyncGenerator<Buffer> {
  for (let at = 1; ; at += pieceBytes) {
    const row = await db
      .selectFrom('document')
      .select(sql<Buffer | null>`substring(content from ${at}::int for ${pieceBytes}::int)`.as('piece'))
      .where('id', '=', documentId)
      .executeTakeFirst();
    if (!row?.piece) throw new Error('a file was taken away while it was read');
    yield row.piece;
    if (row.piece.length < pieceBytes) return;
  }
}

/** The same bytes in pieces of which each but the last is a multiple of 3 long. */
async function* inThrees(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    const all = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = all.length - (all.length % 3);
    rest = all.subarray(end);
    if (end > 0) yield all.subarray(0, end);
  }
  if (rest.length > 0) yield rest;
}

/** Notes that an object is about to be stored that no row names yet. */
export const announceObject = (db: Database, key: string): Promise<unknown> =>
  asProvider(db, (all) =>
    all
      .insertInto('media_removal')
      .values({ key, due_at: sql<Date>`${clockNow} + ${unclaimedMinutes} * interval '1 minute'` })
      .execute(),
  );

/** Notes, in the transaction that writes the row, that an object is named. Throws 409 when it was removed meanwhile. */
export async function claimObject(transaction: Transaction, key: string): Promise<void> {
  const { numDeletedRows } = await asProvider(transaction, (all) =>
    all.deleteFrom('media_removal').where('key', '=', key).executeTakeFirst(),
  );
  if (numDeletedRows !== 1n) throw conflict('This file is not there any more');
}

/** The SHA-256 of bytes in hexadecimal digits, by another thread: those of a file would keep everybody waiting. */
const sha256Of = async (content: Buffer<ArrayBuffer>): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', content)).toString('hex');

/** Where files are kept: in the store that the settings name, otherwise in the database. */
export function createMedia({ objectStore }: Pick<Config, 'objectStore'>, db: Database): Media {
  const store = objectStore && createS3Store(objectStore);
  return {
    store,
    async keep({ content, contentType }) {
      if (store === undefined) return { content, media_key: null, media_size: null, media_sha256: null };
      const key = randomUUID();
      const sha256 = await sha256Of(content);
      await announceObject(db, key);
      await store.put(key, { bytes: content, size: content.length, sha256, contentType });
      return { content: null, media_key: key, media_size: content.length, media_sha256: sha256 };
    },
    async claim(transaction, { media_key: key }) {
      if (key !== null) await claimObject(transaction, key);
    },
    async read({ id, media_key: key }) {
      if (key === null) return readRow(db, id);
      if (store === undefined) throw new ServiceAway('MEDIA_URL is missing: this file is in a store');
      return inThrees(await store.read(key));
    },
  };
}

/** Refuses to serve residents without the store that their files are in. Throws ConfigError. */
export async function checkStoreNamed({
  db,
  media,
}: {
  readonly db: Database;
  readonly media: Media;
}): Promise<void> {
  if (media.store !== undefined) return;
  const stored = await db
    .selectFrom('document')
    .select('id')
    .where('media_key', 'is not', null)
    .limit(1)
    .execute();
  if (stored.length > 0) throw new ConfigError('MEDIA_URL: missing, and there are files in a store');
}
