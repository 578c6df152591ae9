import type { Gateway } from '../../contract/call.ts';
import { removeDocument, uploadDocument } from '../../contract/documents.ts';
import { beginUpload, bytesPerRequest, getUpload, sendUploadBytes } from '../../contract/uploads.ts';
import { Fault } from '../../machines/engine/index.ts';
import { Interruption } from '../../machines/upload/upload-file.ts';
import type { FileAnswer } from '../questions/files.ts';
import { readSettings } from './settings.ts';

interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

/** The repair that a file is sent to: a draft, or finished work that is not right. */
export interface RepairOfFile {
  readonly worksOrderId: string;
  readonly assetId: string;
}

interface PickedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
  slice(start: number, end: number): Blob;
}

interface UploadTools {
  readonly services: Services;
  readonly signal: AbortSignal;
  readonly key: string;
  readonly onProgress: (share: number) => void;
}

/** What is sent: a file of a repair that the provider knows. */
interface Sending {
  readonly file: PickedFile;
  readonly worksOrderId: string;
  readonly metadata: readonly { readonly key: string; readonly value: string }[];
}

/** Gateways that said that they take files as bytes. */
const takingBytes = new WeakSet<Gateway>();

async function takesBytes({ services, signal }: UploadTools): Promise<boolean> {
  const { gateway } = services;
  if (
    !takingBytes.has(gateway) &&
    (await readSettings({ services }, ['resumableUploads'], { signal })).resumableUploads
  ) {
    takingBytes.add(gateway);
  }
  return takingBytes.has(gateway);
}

/** An upload that was begun for a file, and how many were: each begins under a key of its own. */
interface Begun {
  readonly worksOrderId: string;
  readonly uploadId: string;
  readonly count: number;
}

const uploads = new WeakMap<PickedFile, Begun>();

interface Place {
  readonly params: { readonly worksOrderId: string; readonly uploadId: string };
  readonly offset: number;
  readonly documentIdentifier: string | null;
}

/** Where an upload of this file stands that was begun earlier; undefined where it is gone, or was of another repair. */
async function placeOf({ file, worksOrderId }: Sending, tools: UploadTools): Promise<Place | undefined> {
  const begun = uploads.get(file);
  if (begun?.worksOrderId !== worksOrderId) return undefined;
  const params = { worksOrderId, uploadId: begun.uploadId };
  try {
    const state = await tools.services.gateway.call(getUpload, { params }, { signal: tools.signal });
    return { params, ...state };
  } catch (error) {
    if (error instanceof Fault && error.kind === 'missing') return undefined;
    throw error;
  }
}

async function beginSending({ file, worksOrderId, metadata }: Sending, tools: UploadTools): Promise<Place> {
  const count = (uploads.get(file)?.count ?? 0) + 1;
  const { uploadIdentifier: uploadId } = await tools.services.gateway.call(
    beginUpload,
    {
      params: { worksOrderId },
      body: { DocumentType: 'WORKORDER', size: file.size, Metadata: [...metadata] },
    },
    { signal: tools.signal, idempotencyKey: `${tools.key}-${count}` },
  );
  uploads.set(file, { worksOrderId, uploadId, count });
  return { params: { worksOrderId, uploadId }, offset: 0, documentIdentifier: null };
}

/** Sends the next bytes of a file. Throws `Fault` malformed when the gateway got no further by them. */
async function sendNext({ file }: Sending, { params, offset }: Place, tools: UploadTools): Promise<Place> {
  const content = file.slice(offset, offset + bytesPerRequest);
  const onProgress = (share: number) => tools.onProgress((offset + share * content.size) / file.size);
  const state = await tools.services.gateway.call(
    sendUploadBytes,
    { params, query: { offset }, content },
    { signal: tools.signal, onProgress },
  );
  if (state.documentIdentifier === null && state.offset <= offset) {
    throw new Fault('malformed', { title: 'The upload does not go on' });
  }
  return { params, ...state };
}

/** A connection that was lost or slow, a system that was away, or bytes that came although their answer did not. */
const isInterruption = (error: unknown): boolean =>
  error instanceof Fault && (['dropped', 'timedOut', 'failed'].includes(error.kind) || error.status === 409);

/** Sends a file as bytes, on from what has arrived. Throws Interruption where going on is worth a try. */
async function sendBytes(sending: Sending, tools: UploadTools): Promise<string> {
  try {
    let place = (await placeOf(sending, tools)) ?? (await beginSending(sending, tools));
    while (place.documentIdentifier === null) place = await sendNext(sending, place, tools);
    return place.documentIdentifier;
  } catch (error) {
    throw isInterruption(error) ? new Interruption('', { cause: error }) : error;
  }
}

/** Bytes that are turned into text at a time; a whole video at once would overflow the call stack. */
const chunk = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunk) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunk));
  }
  return btoa(text);
}

/** Sends a file in the way that every gateway takes: as text, a third longer, from the beginning each time. */
async function sendText({ file, worksOrderId, metadata }: Sending, tools: UploadTools): Promise<string> {
  const { documentIdentifier } = await tools.services.gateway.call(
    uploadDocument,
    {
      params: { worksOrderId },
      body: {
        DocumentType: 'WORKORDER',
        Media: base64(new Uint8Array(await file.arrayBuffer())),
        Metadata: [...metadata],
      },
    },
    { signal: tools.signal, idempotencyKey: tools.key, onProgress: tools.onProgress },
  );
  return documentIdentifier;
}

/** Sends one file of the repair: as bytes where the gateway says that it takes them. */
export async function uploadFile(
  file: PickedFile,
  { worksOrderId, assetId }: RepairOfFile,
  tools: UploadTools,
): Promise<FileAnswer> {
  const metadata = [
    { key: 'customer-identifier', value: tools.services.customerId },
    { key: 'asset-identifier', value: assetId },
    { key: 'works-order-identifier', value: worksOrderId },
    { key: 'filename', value: file.name },
    { key: 'content-type', value: file.type },
  ];
  const send = (await takesBytes(tools)) ? sendBytes : sendText;
  const documentId = await send({ file, worksOrderId, metadata }, tools);
  return { documentId, fileName: file.name, contentType: file.type, size: file.size };
}

/** Takes a file off the repair. One that is gone already is fine: an answer may have been lost on its way. */
export async function removeFile(
  documentId: string,
  { worksOrderId }: RepairOfFile,
  tools: { readonly services: Services; readonly signal: AbortSignal },
): Promise<void> {
  const params = { worksOrderId, documentId };
  try {
    const options = { signal: tools.signal, idempotencyKey: `remove-${documentId}` };
    await tools.services.gateway.call(removeDocument, { params }, options);
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'missing') throw error;
  }
}
