import { describe, expect, test, vi } from 'vitest';
import { removeDocument } from '../../contract/documents.ts';
import type { NextThing } from '../../contract/history.ts';
import { Fault } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import type { FileAnswer } from '../questions/files.ts';
import { readFileSettings, sendRecall } from './calls.ts';
import { flow } from './flow.ts';
import { operations } from './operations.ts';
import { nothingKnown } from './vocabulary.ts';

const worksOrderId = '00000000-0000-4000-8000-000000000700';
const customerId = '00000000-0000-4000-8000-000000000900';
const next: NextThing = { kind: 'choice', from: null, by: '2026-11-25T20:00:00', isLate: false };

const photo: FileAnswer = {
  documentId: '00000000-0000-4000-8000-000000000801',
  fileName: 'tap.jpg',
  contentType: 'image/jpeg',
  size: 3,
};

function saying(script: Script, photosAllowed = true) {
  const { gateway, sent } = scriptedGateway(script);
  const answer = sendRecall(
    {
      answers: { stillWrong: ' It drips again. ', files: [photo] },
      facts: { ...nothingKnown, worksOrderId, photosAllowed },
      editing: false,
    },
    {
      services: { gateway, customerId },
      key: 'key',
      signal: new AbortController().signal,
      now: () => new Date(0),
      wait: async () => undefined,
      once: (_name, start) => start(),
    },
  );
  return { answer, sent };
}

const sequel = (end: string) =>
  flow.sequel({ end, facts: { ...nothingKnown, worksOrderId }, answers: {} } as never);

describe('saying that a repair is not fixed', () => {
  test('sends what is wrong, under the key, and answers what comes next', async () => {
    const { answer, sent } = saying({ recallWorksOrder: [{ next }] });
    expect(await answer).toEqual({ became: 'opened', next });
    expect(sent).toMatchObject([
      {
        id: 'recallWorksOrder',
        params: { worksOrderId },
        body: { stillWrong: 'It drips again.', documents: [photo.documentId] },
        key: 'key',
      },
    ]);
  });

  test('sends no files where the provider takes none', async () => {
    const { answer, sent } = saying({ recallWorksOrder: [{ next }] }, false);
    await answer;
    expect(sent).toMatchObject([{ body: { documents: [] } }]);
  });

  test('finds out that a file is not there any more', async () => {
    const { answer } = saying({ recallWorksOrder: [new Fault('conflict', { status: 422 })] });
    expect(await answer).toEqual({ became: 'filesGone' });
  });

  test('sends a file to the finished repair, and takes it away from there', async () => {
    const { gateway, sent } = scriptedGateway({
      getConfiguration: [{ name: 'resumableUploads', value: '' }],
      uploadDocument: [{ documentIdentifier: photo.documentId }],
    });
    const tools = { services: { gateway, customerId } as never, signal: new AbortController().signal };
    const situation = { answers: {}, facts: { ...nothingKnown, worksOrderId }, editing: false };
    const file = new File([new Uint8Array(3)], photo.fileName, { type: photo.contentType });
    const options = { ...tools, key: 'file', onProgress: () => undefined };
    expect(await flow.services.files?.upload?.(file, situation, options)).toEqual(photo);
    expect(sent.at(-1)).toMatchObject({ id: 'uploadDocument', params: { worksOrderId } });
    const call = vi.fn(async () => undefined);
    const services = { gateway: { call }, customerId } as never;
    await flow.services.files?.remove?.(photo.documentId, situation, { ...tools, services });
    expect(call).toHaveBeenCalledWith(
      removeDocument,
      { params: { worksOrderId, documentId: photo.documentId } },
      expect.anything(),
    );
  });

  test.each([
    [[{ value: 'true' }, { value: 'jpg, png' }], { photosAllowed: true, imageTypes: ['jpg', 'png'] }],
    [[{ value: 'true' }, { value: 'png' }], { photosAllowed: true, imageTypes: ['png'] }],
    [[{ value: 'TRUE' }, { value: '' }], { photosAllowed: false, imageTypes: ['jpg', 'png', 'gif'] }],
    [[new Fault('failed'), new Fault('failed')], { photosAllowed: false, imageTypes: ['jpg', 'png', 'gif'] }],
  ])('reads which photos can be added: %j', async (answers, settings) => {
    const { gateway } = scriptedGateway({ getConfiguration: answers });
    const tools = { services: { gateway, customerId }, signal: new AbortController().signal } as never;
    expect(await readFileSettings({}, tools)).toEqual(settings);
  });

  test('keeps what was read of photos, whether they can be added or not', () => {
    const { 'photos can be added': on, 'photos are switched off': off } =
      operations.readFileSettings.outcomes;
    const situation = { answers: {}, facts: nothingKnown, editing: false };
    for (const outcome of [on, off]) {
      const settings = { photosAllowed: outcome === on, imageTypes: ['png'] as const };
      expect(outcome.facts?.(settings, situation)).toEqual(settings);
    }
  });

  test('finds out that it is open again, or too late', async () => {
    const { answer } = saying({ recallWorksOrder: [new Fault('conflict', { status: 412 })] });
    expect(await answer).toEqual({ became: 'overtaken' });
  });

  test('says what else went wrong, and after a second that it takes longer', async () => {
    await expect(saying({ recallWorksOrder: [new Fault('failed')] }).answer).rejects.toBeInstanceOf(Fault);
    expect(operations.send.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
  });
});

test('leads to the appointments, or tells what happens next', () => {
  expect(sequel('slots')).toEqual({ begin: { worksOrderId, mode: 'new' } });
  expect(sequel('sent')).toEqual({ announcement: { notice: 'Recall_Sent', values: {} } });
  expect(sequel('overtaken')).toEqual({ announcement: { notice: 'Chase_Overtaken', values: {} } });
  expect(sequel('kept')).toEqual({});
});
