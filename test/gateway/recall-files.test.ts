import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getDocument,
  listDocuments,
  recallSentAt,
  removeDocument,
  uploadDocument,
} from '../../contract/documents.ts';
import { recallWorksOrder } from '../../contract/recall.ts';
import { beginUpload, sendUploadBytes } from '../../contract/uploads.ts';
import { sweepRecallFiles } from '../../gateway/provider/jobs.ts';
import type { Browser, TestGateway } from '../support/gateway.ts';
import { type Newcomer, startWithNewcomer } from '../support/newcomer.ts';
import { readOrder } from '../support/repairs.ts';
import { addLeakingTap, moveIn, type TestResident } from '../support/resident.ts';

let gateway: TestGateway;
let resident: TestResident;
let browser: Browser;
let daysAgo: Newcomer['daysAgo'];

beforeAll(async () => {
  ({ gateway, resident, browser, daysAgo } = await startWithNewcomer());
});
afterAll(() => gateway.close());

const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** A repair that was finished some days ago. */
const finished = (days: number, changes: Parameters<typeof addLeakingTap>[2] = {}, of = resident) =>
  addLeakingTap(gateway.platform.db, of, {
    raised_at: daysAgo(days + 9),
    status: 'Completed',
    completed_at: daysAgo(days),
    ...changes,
  });

const head = (fileName: string) => ({
  DocumentType: 'WORKORDER' as const,
  Metadata: [
    { key: 'filename', value: fileName },
    { key: 'content-type', value: 'image/gif' },
  ],
});

const sendText = (worksOrderId: string, fileName = 'tap.gif', media = gif) =>
  browser.send(
    uploadDocument,
    { params: { worksOrderId }, body: { ...head(fileName), Media: media.toString('base64') } },
    { idempotencyKey: randomUUID() },
  );

const upload = async (worksOrderId: string, fileName?: string): Promise<string> =>
  JSON.parse((await sendText(worksOrderId, fileName)).text).documentIdentifier;

const begin = (worksOrderId: string) =>
  browser.send(
    beginUpload,
    { params: { worksOrderId }, body: { ...head('tap.gif'), size: gif.length } },
    { idempotencyKey: randomUUID() },
  );

const recall = (worksOrderId: string, documents: readonly string[]) =>
  browser.send(
    recallWorksOrder,
    { params: { worksOrderId }, body: { stillWrong: 'It drips again.', documents: [...documents] } },
    { idempotencyKey: randomUUID() },
  );

const filesOf = async (worksOrderId: string) =>
  (await browser.call(listDocuments, { params: { worksOrderId } })).documents;

const namesOf = async (worksOrderId: string) =>
  (await filesOf(worksOrderId)).map(({ media }) => media.fileName);

describe('files that show what is still wrong', () => {
  it('wait for the recall that names them, and are shown as sent with it', async () => {
    const id = await finished(3);
    const [first, second] = [await upload(id, 'first.gif'), await upload(id, 'second.gif')];
    expect(await namesOf(id)).toEqual([]);
    expect((await readOrder(browser, id)).identifiers.documents).toEqual([]);
    expect((await recall(id, [first])).status).toBe(200);
    const files = await filesOf(id);
    expect(files).toMatchObject([{ id: first, media: { fileName: 'first.gif' } }]);
    const sentAt = files[0]?.metadata.find(({ key }) => key === recallSentAt)?.value;
    const opened = await gateway.platform.db
      .selectFrom('works_order_event')
      .where('works_order_id', '=', id)
      .where('code', '=', 'RECALL01')
      .select('created_at')
      .executeTakeFirstOrThrow();
    expect(sentAt).toBe(opened.created_at.toISOString());
    expect((await readOrder(browser, id)).identifiers.documents).toEqual([first]);
    const gone = { worksOrderId: id, documentId: second };
    expect((await browser.send(getDocument, { params: gone })).status).toBe(404);
  });

  it('are sent as bytes as well', async () => {
    const id = await finished(3);
    const { uploadIdentifier: uploadId } = JSON.parse((await begin(id)).text);
    const sent = await browser.send(sendUploadBytes, {
      params: { worksOrderId: id, uploadId },
      query: { offset: 0 },
      content: new Blob([new Uint8Array(gif)]),
    });
    const { documentIdentifier } = JSON.parse(sent.text);
    expect((await recall(id, [documentIdentifier])).status).toBe(200);
    expect((await filesOf(id)).map((file) => file.id)).toEqual([documentIdentifier]);
  });

  it('come after those of the report, which keep their places', async () => {
    const id = await finished(3);
    await gateway.platform.db
      .insertInto('document')
      .values(
        [1, 2, 3, 4, 5].map((position) => ({
          works_order_id: id,
          position,
          file_name: `report-${position}.gif`,
          content_type: 'image/gif',
          content: gif,
        })),
      )
      .execute();
    const one = await upload(id, 'recall.gif');
    expect((await recall(id, [one])).status).toBe(200);
    const reported = [1, 2, 3, 4, 5].map((position) => `report-${position}.gif`);
    expect(await namesOf(id)).toEqual([...reported, 'recall.gif']);
  });

  it('go with each recall anew', async () => {
    const id = await finished(3);
    await recall(id, [await upload(id, 'first.gif')]);
    await gateway.platform.db
      .updateTable('works_order')
      .set({ status: 'Completed', completed_at: gateway.platform.now() })
      .where('id', '=', id)
      .execute();
    await gateway.platform.db
      .updateTable('document')
      .set({ recall_sent_at: daysAgo(2) })
      .where('works_order_id', '=', id)
      .execute();
    await recall(id, [await upload(id, 'second.gif')]);
    expect(await namesOf(id)).toEqual(['first.gif', 'second.gif']);
  });

  it('are five at most: the oldest of an attempt that was given up makes room', async () => {
    const id = await finished(3);
    const sent: string[] = [];
    for (const name of ['1', '2', '3', '4', '5', '6']) sent.push(await upload(id, `${name}.gif`));
    expect((await recall(id, sent)).status).toBe(400);
    expect((await recall(id, sent.slice(0, 5))).status).toBe(422);
    expect((await readOrder(browser, id)).statuses.status).toBe('Completed');
    expect((await recall(id, sent.slice(1))).status).toBe(200);
    expect(await namesOf(id)).toEqual(expect.arrayContaining(['2.gif', '6.gif']));
  });

  it('are checked like all others', async () => {
    const id = await finished(3);
    expect((await sendText(id, 'tap.gif', Buffer.from('<html></html>'))).status).toBe(400);
  });

  it('can be taken away until they were sent', async () => {
    const id = await finished(3);
    const [gone, stays] = [await upload(id, 'gone.gif'), await upload(id, 'stays.gif')];
    const remove = (documentId: string) =>
      browser.send(removeDocument, { params: { worksOrderId: id, documentId } });
    expect((await remove(gone)).status).toBe(204);
    expect((await recall(id, [gone])).status).toBe(422);
    expect((await recall(id, [stays])).status).toBe(200);
    expect((await remove(stays)).status).toBe(409);
  });

  it('are thrown away when nobody sends the recall', async () => {
    const id = await finished(3);
    const [waiting, other] = [await upload(id), await finished(3)];
    const sent = await upload(other);
    await recall(other, [sent]);
    const later = (hours: number) => ({
      db: gateway.platform.db,
      now: () => new Date(gateway.platform.now().getTime() + hours * 3_600_000),
    });
    await sweepRecallFiles(later(47.9));
    const params = { worksOrderId: id, documentId: waiting };
    expect((await browser.send(getDocument, { params })).status).toBe(200);
    expect(await sweepRecallFiles(later(48.1))).toBeGreaterThan(0);
    expect((await browser.send(getDocument, { params })).status).toBe(404);
    expect(await filesOf(other)).toHaveLength(1);
  });
});

describe('no file is taken by', () => {
  it.each([
    ['a repair that was finished too long ago', 190, {}],
    ['a repair that was cancelled', 3, { status: 'Cancelled', completed_at: null }],
    ['a repair that is not finished', 3, { status: 'Unappointed', completed_at: null }],
    ['an emergency', 3, { is_emergency: true }],
    ['a recall that is over', 3, { is_recall: true }],
  ] as const)('%s', async (_what, days, changes) => {
    const id = await finished(days, changes);
    expect((await sendText(id)).status).toBe(409);
    expect((await begin(id)).status).toBe(409);
  });

  it('a repair of other people', async () => {
    const id = await finished(3, {}, await moveIn(gateway.platform.db));
    expect((await sendText(id)).status).toBe(404);
    expect((await begin(id)).status).toBe(404);
  });

  it('a repair that was opened again meanwhile', async () => {
    const id = await finished(3);
    const { uploadIdentifier: uploadId } = JSON.parse((await begin(id)).text);
    expect((await recall(id, [])).status).toBe(200);
    const sent = await browser.send(sendUploadBytes, {
      params: { worksOrderId: id, uploadId },
      query: { offset: 0 },
      content: new Blob([new Uint8Array(gif)]),
    });
    expect(sent.status).toBe(409);
  });
});

it('a recall takes no files of another repair', async () => {
  const [id, other] = [await finished(3), await finished(3)];
  expect((await recall(id, [await upload(other)])).status).toBe(422);
});
