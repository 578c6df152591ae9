import { sql } from 'kysely';
import { mediaLimits } from '../../contract/repair-limits.ts';
import type { MediaExtension } from '../../contract/repair-rules.ts';
import { mediaContentTypes } from '../../contract/repair-rules.ts';
import { stripMedia } from '../../contract/strip-media.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { conflict, invalid, notFound, tooLarge, unprocessable } from '../http/problem.ts';
import type { KeptBytes, Media } from '../media/media.ts';
import { readList } from './configuration.ts';
import { extensionOf, fileTypeOf, normalisedType } from './file-types.ts';
import type { WorksOrderRow } from './ownership.ts';
import { isPicture, upright } from './pictures.ts';
import type { FilePurpose } from './repair-tables.ts';

const imageTypes: readonly MediaExtension[] = ['jpg', 'png', 'gif'];

/** A file that a resident hands in, as it came. */
export interface HandedIn {
  readonly base64: string;
  readonly metadata: readonly { readonly key: string; readonly value: string }[];
}

/** What a file says it is. */
export interface FileHead {
  readonly fileName: string;
  readonly type: MediaExtension;
}

interface CheckedFile extends FileHead {
  readonly content: Buffer<ArrayBuffer>;
}

/** A file whose bytes are kept, and that no row names yet. */
interface KeptFile extends FileHead {
  readonly stored: KeptBytes;
}

const metadataValue = (metadata: HandedIn['metadata'], key: string): string =>
  metadata.find((entry) => entry.key.toLowerCase() === key)?.value.trim() ?? '';

/** Throws 400 where two entries say it: of two readers each might take another one. */
function requireOnce(metadata: HandedIn['metadata'], key: string): void {
  if (metadata.filter((entry) => entry.key.toLowerCase() === key).length > 1) {
    throw invalid({ [`Metadata.${key}`]: ['is there twice'] });
  }
}

/** Throws 413 for more bytes than a file may have. */
export function requireSize(bytes: number): void {
  if (bytes > mediaLimits.bytes) throw tooLarge('A file can have at most 20,000,000 bytes');
}

/** Throws 400 unless the text is base64 from the first character to the last, and 413 for more than 20,000,000 bytes. */
function decode(base64: string): Buffer<ArrayBuffer> {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const size = (base64.length / 4) * 3 - padding;
  requireSize(size);
  const content = Buffer.from(base64, 'base64');
  if (base64.length % 4 !== 0 || content.length !== size) throw invalid({ Media: ['is not base64'] });
  return content;
}

const refusedContent = (what: string) => invalid({ Media: [what] });
const isMediaExtension = (type: string): type is MediaExtension => type in mediaContentTypes;

/**
 * What a file says it is, when that can be attached: its name and its content type must agree on one of the kinds, and
 * images be of a kind that the provider allows. Throws 400.
 */
export async function checkHead(db: Database, metadata: HandedIn['metadata']): Promise<FileHead> {
  requireOnce(metadata, 'filename');
  requireOnce(metadata, 'content-type');
  // A path that some browsers put before the name is not part of it.
  const fileName = metadataValue(metadata, 'filename').split(/[\\/]/).at(-1)?.slice(0, 255) ?? '';
  if (fileName === '' || hasControlCharacter(fileName)) {
    throw invalid({ 'Metadata.filename': ['is needed'] });
  }
  const type = normalisedType(metadataValue(metadata, 'content-type'));
  if (!isMediaExtension(type)) throw refusedContent('is not a kind of file that can be attached');
  if (extensionOf(fileName) !== type) {
    throw refusedContent('is not the kind of file that its name and content type say');
  }
  const allowedImages = await readList(db, 'IsImageAllowed');
  const images: readonly string[] =
    allowedImages.length === 0 ? imageTypes : allowedImages.map(normalisedType);
  if (imageTypes.includes(type) && !images.includes(type)) {
    throw refusedContent('is not a kind of file that can be attached');
  }
  return { fileName, type };
}

/** Throws 400 unless the first bytes are of the kind that the file says it is; 16 are enough. */
export function requireType(content: Buffer, { type }: FileHead): void {
  const found = fileTypeOf(content);
  if (found === undefined) throw refusedContent('is not a kind of file that can be attached');
  if (found !== type) throw refusedContent('is not the kind of file that its name and content type say');
}

/**
 * The file, when its content is what it says it is: its first bytes are of that kind, and an image holds a picture. It
 * comes back without the place where it was taken, whoever sent it. Throws 400.
 */
export async function checkContent(head: FileHead, content: Buffer<ArrayBuffer>): Promise<CheckedFile> {
  requireType(content, head);
  if (imageTypes.includes(head.type) && !(await isPicture(content))) {
    throw refusedContent('is damaged: it holds no picture');
  }
  const kept = head.type === 'jpg' ? await upright(content) : content;
  const { buffer, byteOffset, byteLength } = stripMedia(kept, head.type);
  return { ...head, content: Buffer.from(buffer, byteOffset, byteLength) };
}

/** Keeps the bytes of a file that was checked, before the transaction that attaches it. Throws ServiceAway. */
export async function keepFile(media: Media, { content, ...head }: CheckedFile): Promise<KeptFile> {
  return { ...head, stored: await media.keep({ content, contentType: mediaContentTypes[head.type] }) };
}

/** A file that came as base64, checked. Throws 400 or 413. */
export async function checkFile(db: Database, file: HandedIn): Promise<CheckedFile> {
  const content = decode(file.base64);
  return checkContent(await checkHead(db, file.metadata), content);
}

/** Also those that turn the direction of writing round, which can make one ending look like another. */
const hasControlCharacter = (text: string): boolean => /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text);

/** Whether a file is one of the repair's: one for a recall is none before the recall was sent. */
export const isSent = sql<boolean>`(document.purpose = 'report' or document.recall_sent_at is not null)`;

/** The files of a repair, without their content, in the order in which they are shown. */
export const readDocuments = (db: Database, worksOrderId: string) =>
  db
    .selectFrom('document')
    .select(['id', 'file_name', 'content_type', 'is_appropriate', 'recall_sent_at'])
    .where('works_order_id', '=', worksOrderId)
    .where(isSent)
    .orderBy('recall_sent_at', (by) => by.asc().nullsFirst())
    .orderBy('position')
    .execute();

/** The files that went or will go with a purpose, and that were not sent with an earlier recall. */
const together = (transaction: Transaction, order: WorksOrderRow, purpose: FilePurpose) =>
  transaction
    .selectFrom('document')
    .where('works_order_id', '=', order.id)
    .where('purpose', '=', purpose)
    .where('recall_sent_at', 'is', null);

const noRoom = () => unprocessable(`A repair can have ${mediaLimits.files} files`);

/** Throws 422 where a report has as many files as it may. Those for a recall make room for one another. */
export async function requireRoom(
  transaction: Transaction,
  order: WorksOrderRow,
  purpose: FilePurpose,
): Promise<void> {
  if (purpose === 'recall') return;
  const used = await together(transaction, order, purpose).select('id').execute();
  if (used.length >= mediaLimits.files) throw noRoom();
}

/**
 * A free place among the files of a purpose. Of those that wait for a recall, which may be of an attempt that was given up, the
 * oldest makes room. Throws 422 where a report has as many files as it may.
 */
async function makePlace(
  transaction: Transaction,
  order: WorksOrderRow,
  purpose: FilePurpose,
): Promise<number> {
  const used = await together(transaction, order, purpose)
    .select(['id', 'position'])
    .orderBy('created_at')
    .execute();
  const free = [1, 2, 3, 4, 5].find((position) => !used.some((row) => row.position === position));
  if (free !== undefined) return free;
  const [oldest] = used;
  if (purpose === 'report' || oldest === undefined) throw noRoom();
  await transaction.deleteFrom('document').where('id', '=', oldest.id).execute();
  return oldest.position;
}

/** Attaches a file to a repair that this transaction holds. Throws 422 for a sixth file of a report. */
export async function attach(
  transaction: Transaction,
  order: WorksOrderRow,
  { media, file, purpose }: { readonly media: Media; readonly file: KeptFile; readonly purpose: FilePurpose },
): Promise<string> {
  const { id } = await transaction
    .insertInto('document')
    .values({
      works_order_id: order.id,
      purpose,
      position: await makePlace(transaction, order, purpose),
      file_name: file.fileName,
      content_type: mediaContentTypes[file.type],
      ...file.stored,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await media.claim(transaction, file.stored);
  return id;
}

/** Takes a file off a repair that this transaction holds. Throws 404 where it is not there, and 409 where it was sent. */
export async function detach(
  transaction: Transaction,
  order: WorksOrderRow,
  documentId: string,
): Promise<void> {
  const own = await transaction
    .selectFrom('document')
    .select(['purpose', 'recall_sent_at'])
    .where('works_order_id', '=', order.id)
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (!own) throw notFound();
  const isWaiting = own.purpose === 'report' ? order.is_draft : own.recall_sent_at === null;
  if (!isWaiting) throw conflict('This file was sent already and stays');
  await transaction.deleteFrom('document').where('id', '=', documentId).execute();
}

/** Sends the named files with a recall, and lets go of those that an attempt before left. Throws 422 for one that is not there. */
export async function sendRecallFiles(
  transaction: Transaction,
  order: WorksOrderRow,
  { documents, now }: { readonly documents: readonly string[]; readonly now: Date },
): Promise<void> {
  const named = [...new Set(documents.map((id) => id.toLowerCase()))];
  const waiting = await together(transaction, order, 'recall').select('id').execute();
  if (named.some((id) => !waiting.some((own) => own.id === id))) {
    throw unprocessable('A file of this recall is not there any more');
  }
  const abandoned = waiting.map(({ id }) => id).filter((id) => !named.includes(id));
  if (named.length > 0) {
    await transaction.updateTable('document').set({ recall_sent_at: now }).where('id', 'in', named).execute();
  }
  if (abandoned.length > 0) await transaction.deleteFrom('document').where('id', 'in', abandoned).execute();
}

/** Working on the files of a draft keeps it: its time begins anew. */
export const keepDraft = (transaction: Transaction, order: WorksOrderRow, now: Date) =>
  transaction
    .updateTable('works_order')
    .set({ saved_at: now })
    .where('id', '=', order.id)
    .where('is_draft', '=', true)
    .execute();
