import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, KeyValue } from './fields.ts';
import { v1 } from './paths.ts';
import { queryNumber } from './query-fields.ts';
import { mediaLimits } from './repair-limits.ts';

/** Most bytes of a file that the portal sends in one request: after a lost connection little has to be sent again. */
export const bytesPerRequest = 2 * 1024 * 1024;

const UploadPath = v.object({ worksOrderId: Id, uploadId: Id });
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How far an upload is. Once all of its bytes are there and were found right, it has become a document. */
const uploadState = {
  /** How many bytes have arrived, from the first one on: where the next request begins. */
  offset: bytes,
  documentIdentifier: v.nullable(Id),
};

export const beginUpload = defineCall({
  id: 'beginUpload',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/uploads`,
  params: v.object({ worksOrderId: Id }),
  body: v.object({
    DocumentType: v.literal('WORKORDER'),
    /** Of the whole file, in bytes. */
    size: v.pipe(bytes, v.minValue(1)),
    /** As with `uploadDocument`. */
    Metadata: v.pipe(v.array(KeyValue), v.maxLength(20)),
  }),
  answer: v.object({ uploadIdentifier: Id }),
  status: 201,
  needsIdempotencyKey: true,
  alsoRefuses: [413],
});

export const getUpload = defineCall({
  id: 'getUpload',
  method: 'GET',
  path: `${v1}/works-orders/:worksOrderId/uploads/:uploadId`,
  params: UploadPath,
  answer: v.object(uploadState),
});

export const sendUploadBytes = defineCall({
  id: 'sendUploadBytes',
  method: 'PATCH',
  path: `${v1}/works-orders/:worksOrderId/uploads/:uploadId`,
  params: UploadPath,
  query: v.object({
    /** Where in the file the bytes of this request begin. */
    offset: queryNumber(mediaLimits.bytes),
  }),
  bytes: 'application/octet-stream',
  answer: v.object(uploadState),
  timeout: 60_000,
});
