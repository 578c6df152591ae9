import { expect, test } from 'vitest';
import { Fault } from '../../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../../test/support/scripted-gateway.ts';
import { flow } from '../flow.ts';
import { repair } from '../journey.ts';
import { burst, flat, home, draft as saved } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown } from '../vocabulary.ts';
import { attachFiles } from './draft.ts';
import { readPhotoSwitch } from './resident.ts';

const documentId = '00000000-0000-4000-8000-000000000080';
const customerId = '00000000-0000-4000-8000-000000000900';
const photo = { documentId, fileName: 'leak.jpg', contentType: 'image/jpeg', size: 3 };

const situation: RepairSituation = {
  editing: false,
  answers: { asset: home.id, reason: { chosen: burst, text: '' }, access: 'yes', files: [photo] },
  facts: { ...nothingKnown, homes: [flat], assets: [home], draft: saved },
};

function provider(script: Script) {
  const { gateway, sent } = scriptedGateway(script);
  const waits: number[] = [];
  const tools = {
    services: { gateway, customerId },
    signal: new AbortController().signal,
    key: 'key',
    now: () => new Date(0),
    wait: async (ms: number) => {
      waits.push(ms);
    },
    once: <T>(_name: string, start: () => Promise<T>) => start(),
    onProgress: () => {},
  };
  return { tools, sent, waits };
}

test('a file is sent with whose it is, of which repair and place, its name and its type', async () => {
  const { tools, sent } = provider({
    getConfiguration: [{ name: 'resumableUploads', value: 'false' }],
    uploadDocument: [{ documentIdentifier: documentId }],
  });
  const file = new File([new Uint8Array([1, 2, 3])], 'leak.jpg', { type: 'image/jpeg' });
  expect(await flow.services.files?.upload?.(file, situation, tools)).toEqual(photo);
  expect(sent.at(-1)).toMatchObject({
    id: 'uploadDocument',
    params: { worksOrderId: saved.id },
    body: {
      DocumentType: 'WORKORDER',
      Media: btoa('\x01\x02\x03'),
      Metadata: [
        { key: 'customer-identifier', value: customerId },
        { key: 'asset-identifier', value: home.id },
        { key: 'works-order-identifier', value: saved.id },
        { key: 'filename', value: 'leak.jpg' },
        { key: 'content-type', value: 'image/jpeg' },
      ],
    },
  });
});

test('a file that is removed is deleted at the provider, once', async () => {
  const { gateway, sent } = scriptedGateway({ removeDocument: [] });
  const calls: string[] = [];
  const call = async ({ id }: { readonly id: string }, request: object) => {
    calls.push(`${id} ${JSON.stringify(request)}`);
    if (calls.length > 1) throw new Fault('missing', { status: 404 });
  };
  const tools = {
    services: { gateway: { ...gateway, call } as never, customerId },
    signal: new AbortController().signal,
  };
  await flow.services.files?.remove?.(documentId, situation, tools);
  await flow.services.files?.remove?.(documentId, situation, tools);
  expect(calls[0]).toBe(
    `removeDocument ${JSON.stringify({ params: { worksOrderId: saved.id, documentId } })}`,
  );
  expect(sent).toEqual([]);
});

test('a second after files were added or removed the order learns of them, with its priority', async () => {
  const media = repair.steps.find(({ id }) => id === 'media');
  expect(media?.check).toEqual([
    { run: 'attachFiles', when: 'files were added or removed', debounceMs: 1000 },
  ]);
  const { tools, sent } = provider({ updateWorksOrder: [{ eTag: '"2"' }] });
  expect(await attachFiles(situation, tools)).toMatchObject({ draft: { eTag: '"2"' } });
  expect(sent[0]).toMatchObject({
    id: 'updateWorksOrder',
    body: { identifiers: { documents: [documentId] }, job: { priority: 'EME' } },
    eTag: saved.eTag,
  });
});

test('whether photos are taken is read two seconds on, and counts as off when it cannot be read', async () => {
  const read = async (...answers: readonly unknown[]) => {
    const { tools, waits } = provider({ getConfiguration: answers });
    return [await readPhotoSwitch(tools), waits];
  };
  expect(await read({ name: 'IsMediaEnabledSS', value: 'true' })).toEqual([true, [2000]]);
  expect(await read({ name: 'IsMediaEnabledSS', value: 'TRUE' })).toEqual([false, [2000]]);
  expect(await read(new Fault('failed'))).toEqual([false, [2000]]);
});
