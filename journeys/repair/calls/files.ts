import { removeDocument, uploadDocument } from '../../../contract/documents.ts';
import { Fault } from '../../../machines/engine/index.ts';
import type { FileAnswer } from '../../questions/files.ts';
import { assetOf, type RepairSituation } from '../situation.ts';
import type { Services } from '../vocabulary.ts';

interface PickedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
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

/** Sends one file of the repair. */
export async function uploadFile(
  file: PickedFile,
  situation: RepairSituation,
  tools: {
    readonly services: Services;
    readonly signal: AbortSignal;
    readonly key: string;
    readonly onProgress: (share: number) => void;
  },
): Promise<FileAnswer> {
  const worksOrderId = situation.facts.draft?.id ?? '';
  const { documentIdentifier } = await tools.services.gateway.call(
    uploadDocument,
    {
      params: { worksOrderId },
      body: {
        DocumentType: 'WORKORDER',
        Media: base64(new Uint8Array(await file.arrayBuffer())),
        Metadata: [
          { key: 'customer-identifier', value: tools.services.customerId },
          { key: 'asset-identifier', value: assetOf(situation)?.id ?? '' },
          { key: 'works-order-identifier', value: worksOrderId },
          { key: 'filename', value: file.name },
          { key: 'content-type', value: file.type },
        ],
      },
    },
    { signal: tools.signal, idempotencyKey: tools.key, onProgress: tools.onProgress },
  );
  return { documentId: documentIdentifier, fileName: file.name, contentType: file.type, size: file.size };
}

/** Takes a file off the repair. One that is gone already is fine: an answer may have been lost on its way. */
export async function removeFile(
  documentId: string,
  situation: RepairSituation,
  tools: { readonly services: Services; readonly signal: AbortSignal },
): Promise<void> {
  const params = { worksOrderId: situation.facts.draft?.id ?? '', documentId };
  try {
    const options = { signal: tools.signal, idempotencyKey: `remove-${documentId}` };
    await tools.services.gateway.call(removeDocument, { params }, options);
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'missing') throw error;
  }
}
