import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  getDocument,
  listDocuments,
  recallSentAt,
  removeDocument,
  uploadDocument,
} from '../../contract/documents.ts';
import { notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { attach, checkFile, detach, keepDraft, keepFile, readDocuments } from './documents.ts';
import { purposeOfFiles } from './file-purpose.ts';
import { lockOrder, requireOrder } from './ownership.ts';

/** Room for a file of 20,000,000 bytes as base64, with its metadata. */
const uploadLimit = 28 * 1024 * 1024;

const metadataOf = (row: { content_type: string; is_appropriate: boolean; recall_sent_at: Date | null }) => [
  { key: 'content-type', value: row.content_type },
  { key: 'IsMediaAppropriate', value: String(row.is_appropriate) },
  ...(row.recall_sent_at ? [{ key: recallSentAt, value: row.recall_sent_at.toISOString() }] : []),
];

/** Not to be met in the name of a file. */
const contentPlaceholder = `content-${randomUUID()}`;

/** Photos, videos and papers of repairs. */
export function documentRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, listDocuments, async ({ customerId, params, db }) => {
    const order = await requireOrder(db, customerId, params.worksOrderId, platform.now());
    const rows = await readDocuments(db, order.id);
    return {
      body: {
        documents: rows.map((row) => ({
          id: row.id,
          media: { fileName: row.file_name },
          metadata: metadataOf(row),
        })),
      },
    };
  });

  handle(app, getDocument, async ({ customerId, params, db }) => {
    const order = await requireOrder(db, customerId, params.worksOrderId, platform.now());
    const row = await db
      .selectFrom('document')
      .select(['id', 'file_name', 'content_type', 'is_appropriate', 'recall_sent_at', 'media_key'])
      .where('works_order_id', '=', order.id)
      .where('id', '=', params.documentId)
      .executeTakeFirst();
    if (!row) throw notFound();
    const bytes = row.is_appropriate ? await platform.media.read(row) : undefined;
    return {
      body: {
        id: row.id,
        media: { fileName: row.file_name, content: bytes ? contentPlaceholder : '' },
        metadata: metadataOf(row),
      },
      ...(bytes && { longText: { placeholder: contentPlaceholder, bytes } }),
    };
  });

  handle(
    app,
    uploadDocument,
    async ({ customerId, params, body, db, once }) => {
      const now = platform.now();
      await requireOrder(db, customerId, params.worksOrderId, now);
      const { media } = platform;
      const checked = await checkFile(db, { base64: body.Media, metadata: body.Metadata });
      const file = await keepFile(media, checked);
      return once(async (transaction) => {
        const order = await lockOrder(transaction, customerId, params.worksOrderId, now);
        const purpose = purposeOfFiles(order, now);
        const documentIdentifier = await attach(transaction, order, { media, file, purpose });
        await keepDraft(transaction, order, now);
        return { body: { documentIdentifier } };
      });
    },
    { bodyLimit: uploadLimit, limit: 'upload' },
  );

  handle(app, removeDocument, async ({ customerId, params, once }) =>
    once(async (transaction) => {
      const now = platform.now();
      const order = await lockOrder(transaction, customerId, params.worksOrderId, now);
      await detach(transaction, order, params.documentId);
      await keepDraft(transaction, order, now);
      return {};
    }),
  );
}
