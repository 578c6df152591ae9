import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, KeyValue, text } from './fields.ts';
import { v1 } from './paths.ts';

const metadata = v.pipe(v.array(KeyValue), v.maxLength(20));

/** Key of the metadata that say when the recall was sent with which a file came; absent for a file of the report. */
export const recallSentAt = 'RecallSentAt';

/** A file of a repair without its content. Metadata keys include content-type and IsMediaAppropriate. */
export const MediaDocument = v.object({
  id: Id,
  media: v.object({ fileName: text(255) }),
  metadata,
});

export type MediaDocument = v.InferOutput<typeof MediaDocument>;

const OrderPath = v.object({ worksOrderId: Id });
const DocumentPath = v.object({ worksOrderId: Id, documentId: Id });

export const listDocuments = defineCall({
  id: 'listDocuments',
  method: 'GET',
  path: `${v1}/works-orders/:worksOrderId/documents`,
  params: OrderPath,
  answer: v.object({ documents: v.array(MediaDocument) }),
});

export const getDocument = defineCall({
  id: 'getDocument',
  method: 'GET',
  path: `${v1}/works-orders/:worksOrderId/documents/:documentId`,
  params: DocumentPath,
  answer: v.object({
    id: Id,
    media: v.object({ fileName: text(255), content: v.string() }),
    metadata,
  }),
  timeout: 60_000,
});

/**
 * A file that is sent to a draft goes with its report. One that is sent to finished work which can be opened again waits for
 * the recall that names it. Any other repair takes none.
 */
export const uploadDocument = defineCall({
  id: 'uploadDocument',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/documents`,
  params: OrderPath,
  body: v.object({
    DocumentType: v.literal('WORKORDER'),
    /** The file as base64. */
    Media: v.pipe(v.string(), v.minLength(1)),
    /** Entries customer-identifier, asset-identifier, works-order-identifier, filename and content-type. */
    Metadata: metadata,
  }),
  answer: v.object({ documentIdentifier: Id }),
  status: 201,
  needsIdempotencyKey: true,
  timeout: 60_000,
  alsoRefuses: [413, 422],
});

export const removeDocument = defineCall({
  id: 'removeDocument',
  method: 'DELETE',
  path: `${v1}/works-orders/:worksOrderId/documents/:documentId`,
  params: DocumentPath,
  status: 204,
  acceptsIdempotencyKey: true,
});
