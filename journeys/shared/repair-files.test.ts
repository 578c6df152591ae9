import { describe, expect, test } from 'vitest';
import { bytesPerRequest } from '../../contract/uploads.ts';
import { Fault } from '../../machines/engine/index.ts';
import { Interruption } from '../../machines/upload/upload-file.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { removeFile, uploadFile } from './repair-files.ts';

const draft = '00000000-0000-4000-8000-000000000001';
const uploadId = '00000000-0000-4000-8000-000000000002';
const documentIdentifier = '00000000-0000-4000-8000-000000000003';

const fileOf = (size: number) => new File([new Uint8Array(size)], 'tap.png', { type: 'image/png' });
const isOn = (value: string) => [{ name: 'resumableUploads', value }];
const begun = [{ uploadIdentifier: uploadId }];
const done = (offset: number) => ({ offset, documentIdentifier });
const size = bytesPerRequest + 10;

/** Sends a file to a gateway that answers by script; again and again under the same key. */
function sending(script: Script, file = fileOf(size)) {
  const { gateway, sent } = scriptedGateway(script);
  const send = () =>
    uploadFile(
      file,
      { worksOrderId: draft, assetId: 'a1' },
      {
        services: { gateway, customerId: 'c1' },
        signal: new AbortController().signal,
        key: 'file-key',
        onProgress: () => undefined,
      },
    );
  const made = () =>
    sent.map(({ id, query }) => [id, ...(query ? [(query as { offset: number }).offset] : [])]);
  return { send, sent, made };
}

describe('to a gateway that takes bytes', () => {
  test('a file goes in as many requests as it takes', async () => {
    const answers = [{ offset: bytesPerRequest, documentIdentifier: null }, done(size)];
    const run = sending({ getConfiguration: isOn('true'), beginUpload: begun, sendUploadBytes: answers });
    expect(await run.send()).toEqual({
      documentId: documentIdentifier,
      fileName: 'tap.png',
      contentType: 'image/png',
      size,
    });
    expect(run.made()).toEqual([
      ['getConfiguration'],
      ['beginUpload'],
      ['sendUploadBytes', 0],
      ['sendUploadBytes', bytesPerRequest],
    ]);
  });

  test('a file goes on from what has arrived, and is not begun twice', async () => {
    const run = sending({
      getConfiguration: isOn('true'),
      beginUpload: begun,
      sendUploadBytes: [new Fault('dropped'), done(size)],
      getUpload: [{ offset: 700, documentIdentifier: null }],
    });
    await expect(run.send()).rejects.toThrow(Interruption);
    await run.send();
    expect(run.made().slice(1)).toEqual([
      ['beginUpload'],
      ['sendUploadBytes', 0],
      ['getUpload'],
      ['sendUploadBytes', 700],
    ]);
  });

  test('nothing is sent again of a file whose last answer was lost', async () => {
    const run = sending({
      getConfiguration: isOn('true'),
      beginUpload: begun,
      sendUploadBytes: [new Fault('timedOut')],
      getUpload: [done(size)],
    });
    await expect(run.send()).rejects.toThrow(Interruption);
    expect(await run.send()).toMatchObject({ documentId: documentIdentifier });
    expect(run.made().at(-1)).toEqual(['getUpload']);
  });

  test('a file that the gateway forgot is begun anew, under another key', async () => {
    const run = sending({
      getConfiguration: isOn('true'),
      beginUpload: begun,
      sendUploadBytes: [new Fault('failed'), done(size)],
      getUpload: [new Fault('missing')],
    });
    await expect(run.send()).rejects.toThrow(Interruption);
    await run.send();
    const keys = run.sent.filter(({ id }) => id === 'beginUpload').map(({ key }) => key);
    expect(keys).toEqual(['file-key-1', 'file-key-2']);
  });

  test('a file whose progress cannot be read is not begun anew', async () => {
    const run = sending({
      getConfiguration: isOn('true'),
      beginUpload: begun,
      sendUploadBytes: [new Fault('failed'), done(size)],
      getUpload: [new Fault('refused', { status: 400 })],
    });
    await expect(run.send()).rejects.toThrow(Interruption);
    await expect(run.send()).rejects.toMatchObject({ kind: 'refused' });
    expect(run.made().filter(([id]) => id === 'beginUpload')).toHaveLength(1);
  });

  test.each([
    [409, Interruption],
    [410, Fault],
  ])(
    'after the status %i going on is worth a try only where the bytes may have come',
    async (status, error) => {
      const run = sending({
        getConfiguration: isOn('true'),
        beginUpload: begun,
        sendUploadBytes: [new Fault('refused', { status })],
      });
      await expect(run.send()).rejects.toBeInstanceOf(error);
    },
  );

  test('a refusal is none to be tried again by itself', async () => {
    const run = sending({
      getConfiguration: isOn('true'),
      beginUpload: begun,
      sendUploadBytes: [new Fault('refused', { status: 400 })],
    });
    await expect(run.send()).rejects.toMatchObject({ kind: 'refused' });
  });

  test('a gateway that gets no further is not asked for ever', async () => {
    const stuck = { offset: 0, documentIdentifier: null };
    const run = sending({ getConfiguration: isOn('true'), beginUpload: begun, sendUploadBytes: [stuck] });
    await expect(run.send()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

test.each([
  ['that takes none', isOn('false')],
  ['that says nothing of it', [new Fault('missing')]],
])('to a gateway %s a file goes as base64', async (_which, getConfiguration) => {
  const run = sending({ getConfiguration, uploadDocument: [{ documentIdentifier }] }, fileOf(3));
  expect(await run.send()).toMatchObject({ documentId: documentIdentifier });
  expect(run.sent.at(-1)).toMatchObject({ id: 'uploadDocument', key: 'file-key', body: { Media: 'AAAA' } });
});

test('a large file goes as base64 from its first byte to its last', async () => {
  const bytes = Uint8Array.from({ length: 2 ** 16 + 1 }, (_, index) => index % 251);
  const file = new File([bytes], 'tap.png', { type: 'image/png' });
  const run = sending({ getConfiguration: isOn('false'), uploadDocument: [{ documentIdentifier }] }, file);
  await run.send();
  expect(run.sent.at(-1)).toMatchObject({ body: { Media: Buffer.from(bytes).toString('base64') } });
});

describe('a file that is taken off the repair', () => {
  const removing = (end: unknown) => {
    const call = async () => {
      if (end instanceof Error) throw end;
    };
    const services = { gateway: { call } as never, customerId: 'c1' };
    const signal = new AbortController().signal;
    return removeFile(documentIdentifier, { worksOrderId: draft, assetId: 'a1' }, { services, signal });
  };

  test('may be gone already', async () => {
    await expect(removing(new Fault('missing', { status: 404 }))).resolves.toBeUndefined();
    await expect(removing(undefined)).resolves.toBeUndefined();
  });

  test.each([new Fault('failed'), new Error('lost')])('stays where it cannot be: %s', async (error) => {
    await expect(removing(error)).rejects.toBe(error);
  });
});
