import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { beginUpload, getUpload, sendUploadBytes } from '../../contract/uploads.ts';
import { BodyQueue } from '../http/body-queue.ts';
import { piecesOf } from '../http/byte-stream.ts';
import { conflict, Problem, tooLarge } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import type { Platform } from '../platform.ts';
import {
  attach,
  checkContent,
  checkHead,
  type FileHead,
  keepDraft,
  keepFile,
  requireRoom,
  requireSize,
  requireType,
} from './documents.ts';
import { purposeOfFiles } from './file-purpose.ts';
import { lockOrder, requireOrder, type WorksOrderRow } from './ownership.ts';
import {
  createUpload,
  finishUpload,
  lockUpload,
  readPieces,
  removeUpload,
  requireUpload,
  storePiece,
  type UploadRow,
} from './uploads.ts';

/** How much of a body is in memory at a time. */
export const pieceBytes = 128 * 1024;

/** Bytes of the files that are put together and checked at once, or one larger file; the others wait in the database. */
const maxFinishingBytes = 10_000_000;

/** Bytes with which a file shows of which kind it is. */
const headBytes = 16;

const moreThanSaid = 'These are more bytes than the file was said to have';

const headOf = ({ file_name, type }: UploadRow): FileHead => ({ fileName: file_name, type });

/** Stores what a request brings, as it comes. Answers where the file stands then. */
async function receive(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  upload: UploadRow,
  { offset, stream }: { readonly offset: number; readonly stream: IncomingMessage },
): Promise<number> {
  const tooMany = (bytes: number): boolean => bytes > upload.size;
  if (tooMany(offset + Number(stream.headers['content-length'] ?? 0))) throw tooLarge(moreThanSaid);
  let received = offset;
  try {
    for await (const content of piecesOf(stream, pieceBytes)) {
      if (tooMany(received + content.length)) throw tooLarge(moreThanSaid);
      if (received === 0 && content.length >= headBytes) requireType(content, headOf(upload));
      await storePiece(db, { id: upload.id, start: received, content, now: now() });
      received += content.length;
    }
  } catch (error) {
    if (error instanceof Problem || stream.errored === null) throw error;
    throw new Problem(400, 'The connection was lost');
  }
  return received;
}

/** Sending a file as bytes, in as many requests as it takes. */
export function uploadRoutes(app: FastifyInstance): void {
  const { platform } = app;
  const finishing = new BodyQueue({ maxBytes: maxFinishingBytes, maxWaiting: 500, maxWaitingOfAccount: 10 });

  /** Holds a file of so many bytes in memory only while it is its turn. */
  const inTurn = async <T>(customerId: string, bytes: number, work: () => Promise<T>): Promise<T> => {
    const turn = finishing.enter(customerId, bytes);
    try {
      await turn.ready;
      return await work();
    } finally {
      turn.leave();
    }
  };

  handle(
    app,
    beginUpload,
    async ({ customerId, params, body, db, once }) => {
      const now = platform.now();
      await requireOrder(db, customerId, params.worksOrderId, now);
      requireSize(body.size);
      const head = await checkHead(db, body.Metadata);
      return once(async (transaction) => {
        const order = await lockOrder(transaction, customerId, params.worksOrderId, now);
        await requireRoom(transaction, order, purposeOfFiles(order, now));
        const file = { ...head, size: body.size };
        return { body: { uploadIdentifier: await createUpload(transaction, order, file, now) } };
      });
    },
    { limit: 'upload' },
  );

  handle(app, getUpload, async ({ customerId, params, db }) => {
    const order = await requireOrder(db, customerId, params.worksOrderId, platform.now());
    const upload = await requireUpload(db, order, params.uploadId);
    return { body: { offset: upload.received, documentIdentifier: upload.document_id } };
  });

  /** The upload that a request goes on with, when it can. */
  const begun = async (
    { customerId, worksOrderId, uploadId }: Record<'customerId' | 'worksOrderId' | 'uploadId', string>,
    offset: number,
  ): Promise<{ readonly order: WorksOrderRow; readonly upload: UploadRow }> => {
    const now = platform.now();
    const order = await requireOrder(platform.db, customerId, worksOrderId, now);
    const upload = await requireUpload(platform.db, order, uploadId);
    if (upload.document_id === null) purposeOfFiles(order, now);
    if (offset !== upload.received) {
      throw conflict('The file does not go on from there', 'Ask how much of it has arrived');
    }
    return { order, upload };
  };

  // In a scope of its own: nothing else takes bytes as they come, and this call takes nothing else.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(sendUploadBytes.bytes, (_request, stream, done) => done(null, stream));
    handle(scope, sendUploadBytes, async ({ customerId, params, query, bytes, db, once }) => {
      const { order, upload } = await begun({ customerId, ...params }, query.offset);
      // What is refused for what it is will not be sent to its end.
      const endIfRefused = async (error: unknown): Promise<never> => {
        if (error instanceof Problem && error.errors) await removeUpload(db, upload.id);
        throw error;
      };
      const sent = { offset: query.offset, stream: bytes };
      const offset = await receive(platform, upload, sent).catch(endIfRefused);
      if (offset < upload.size) return { body: { offset, documentIdentifier: null } };

      return inTurn(customerId, upload.size, async () => {
        const { document_id } = await requireUpload(db, order, upload.id);
        if (document_id) return { body: { offset, documentIdentifier: document_id } };
        const content = await readPieces(db, upload);
        const { media } = platform;
        const checked = await checkContent(headOf(upload), content).catch(endIfRefused);
        const file = await keepFile(media, checked);
        return once(async (transaction) => {
          const now = platform.now();
          const own = await lockOrder(transaction, customerId, params.worksOrderId, now);
          const { document_id: known } = await lockUpload(transaction, own, upload.id);
          if (known) return { body: { offset, documentIdentifier: known } };
          const purpose = purposeOfFiles(own, now);
          const documentIdentifier = await attach(transaction, own, { media, file, purpose });
          await finishUpload(transaction, upload.id, documentIdentifier, now);
          await keepDraft(transaction, own, now);
          return { body: { offset, documentIdentifier } };
        });
      });
    });
  });
}
