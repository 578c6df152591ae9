import { type Selectable, sql } from 'kysely';
import { DateTime } from 'luxon';
import { type Place, prepared } from '../database/prepared.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { conflict, notFound } from '../http/problem.ts';
import type { Platform } from '../platform.ts';
import type { FileHead } from './documents.ts';
import type { WorksOrderRow } from './ownership.ts';
import type { UploadTable } from './repair-tables.ts';

export type UploadRow = Selectable<UploadTable>;

/** Files of one resident that may be on their way at once; beginning another one ends the oldest. */
const maxUnfinished = 10;

/** Minutes without a byte after which nobody goes on with an upload. */
const keptMinutes = 60;

/** Ends the uploads that were touched longest ago, so that a resident has room for one more. */
async function makeRoom(transaction: Transaction, customerId: string): Promise<void> {
  await transaction
    .deleteFrom('upload')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('upload')
        .innerJoin('works_order', 'works_order.id', 'upload.works_order_id')
        .where('works_order.customer_id', '=', customerId)
        .where('upload.document_id', 'is', null)
        .select('upload.id')
        .orderBy('upload.touched_at', 'desc')
        .offset(maxUnfinished - 1),
    )
    .execute();
}

/** Begins to receive a file for a repair that this transaction holds and that has room for it. */
export async function createUpload(
  transaction: Transaction,
  order: WorksOrderRow,
  file: FileHead & { readonly size: number },
  now: Date,
): Promise<string> {
  await makeRoom(transaction, order.customer_id);
  const { fileName, type, size } = file;
  const { id } = await transaction
    .insertInto('upload')
    .values({ works_order_id: order.id, file_name: fileName, type, size, document_id: null, touched_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An upload of a repair. Throws 404 for any other. */
export async function requireUpload(db: Database, order: WorksOrderRow, id: string): Promise<UploadRow> {
  const row = await uploadOf(db, order, id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** As `requireUpload`, and nobody else changes it until the transaction ends. */
export async function lockUpload(
  transaction: Transaction,
  order: WorksOrderRow,
  id: string,
): Promise<UploadRow> {
  const row = await uploadOf(transaction, order, id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const uploadOf = (db: Database, order: WorksOrderRow, id: string) =>
  db.selectFrom('upload').selectAll().where('id', '=', id).where('works_order_id', '=', order.id);

interface Piece {
  readonly id: string;
  readonly start: number;
  readonly content: Buffer;
  readonly bytes: number;
  readonly now: Date;
}

/** The piece is stored only where it is the next one, so that two connections never mix what they bring. */
const pieceStored = prepared((db, place: Place<Piece>) =>
  db
    .with('moved', (part) =>
      part
        .updateTable('upload')
        .set({
          received: sql<number>`received + ${place('bytes')}::integer`,
          touched_at: place('now'),
        })
        .where('id', '=', place('id'))
        .where('received', '=', place('start'))
        .returning(['id', sql<number>`${place('start')}::integer`.as('start')]),
    )
    .insertInto('upload_piece')
    .columns(['upload_id', 'start', 'content'])
    .expression((part) =>
      part.selectFrom('moved').select(['id', 'start', sql<Buffer>`${place('content')}::bytea`.as('content')]),
    )
    .returning('start'),
);

/** Stores the next bytes of a file. Throws 409 when they are not the next ones, for example because others came first. */
export async function storePiece(
  db: Database,
  piece: Pick<Piece, 'id' | 'start' | 'content' | 'now'>,
): Promise<void> {
  const [stored] = await pieceStored.rows(db, { ...piece, bytes: piece.content.length });
  if (!stored) throw conflict('The file does not go on from there', 'Ask how much of it has arrived');
}

/** All of a file that has arrived, read piece by piece. */
export async function readPieces(db: Database, { id, size }: UploadRow): Promise<Buffer<ArrayBuffer>> {
  const content = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const piece = await db
      .selectFrom('upload_piece')
      .select('content')
      .where('upload_id', '=', id)
      .where('start', '=', read)
      .executeTakeFirst();
    // Another request finished it meanwhile, or it was ended.
    if (!piece) throw conflict('This file is not there any more');
    piece.content.copy(content, read);
    read += piece.content.length;
  }
  return content;
}

/** Notes what an upload that this transaction holds became, and lets go of its bytes. */
export async function finishUpload(
  transaction: Transaction,
  id: string,
  documentId: string,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('upload_piece').where('upload_id', '=', id).execute();
  await transaction
    .updateTable('upload')
    .set({ document_id: documentId, touched_at: now })
    .where('id', '=', id)
    .execute();
}

/** Ends an upload, with all that has arrived. */
export async function removeUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

/** Ends the uploads that nobody goes on with, and forgets those that were finished. Answers how many. */
export async function sweepUploads({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  const before = DateTime.fromJSDate(now()).minus({ minutes: keptMinutes }).toJSDate();
  const result = await db.deleteFrom('upload').where('touched_at', '<=', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
