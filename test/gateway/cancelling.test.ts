import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getDocument, listDocuments, removeDocument, uploadDocument } from '../../contract/documents.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { updateWorksOrder } from '../../contract/works-orders.ts';
import { book, type Order, paramsOf, slotAt, taken, waiting } from '../support/appointments.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { change, numbered, offered, readOrder, startDraft, submission } from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const body = { statuses: { status: 'Cancelled' }, asset: { type: { assetTypeId: 6 } } } as const;

const cancel = (order: Order, more: { readonly eTag?: string; readonly key?: string } = {}) =>
  amara.send(
    updateWorksOrder,
    { params: paramsOf(order), body },
    {
      eTag: more.eTag ?? order.eTag ?? null,
      ...(more.key === undefined ? {} : { idempotencyKey: more.key }),
    },
  );

const titlesOf = async (order: Order) =>
  (await amara.call(getWorksOrderHistory, { params: paramsOf(order) })).historyItems.map(
    ({ statusTitle }) => statusTitle,
  );

it('cancels once, however often it is asked to, and gives one place back', async () => {
  const order = await waiting(amara);
  const slot = slotAt(await offered(amara, order), 12);
  const before = await taken(gateway, 'BRIGHT-01', slot);
  await book(amara, order, slot);
  const appointed = await readOrder(amara, order.identifiers.worksOrderIdentifier);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => cancel(appointed, { key })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await cancel(appointed)).status).toBe(412);
  const cancelled = await readOrder(amara, order.identifiers.worksOrderIdentifier);
  expect(cancelled).toMatchObject({ statuses: { status: 'Cancelled' }, appointments: [] });
  const again = await cancel(cancelled);
  expect([again.status, again.answer().eTag]).toEqual([200, cancelled.eTag]);
  expect(await taken(gateway, 'BRIGHT-01', slot)).toBe(before);
  expect(await titlesOf(order)).toEqual(['Repair cancelled', 'Appointment booked', 'Repair reported']);
});

it('refuses another asset type than that of the repair, and changes nothing', async () => {
  const order = await waiting(amara);
  const wrong = await amara.send(
    updateWorksOrder,
    { params: paramsOf(order), body: { ...body, asset: { type: { assetTypeId: 4 } } } },
    { eTag: order.eTag ?? null },
  );
  expect([wrong.status, Object.keys(wrong.problem().errors ?? {})]).toEqual([
    400,
    ['asset.type.assetTypeId'],
  ]);
  expect(await titlesOf(order)).toEqual(['Repair reported']);
});

it('leaves drafts to be thrown away', async () => {
  const draft = await startDraft(amara, {
    premises: 'Flat 6, Mill Court',
    reason: 'Extractor fan',
    location: 'Kitchen',
  });
  expect((await cancel(draft)).status).toBe(422);
});

it('keeps the files of a cancelled repair as they were', async () => {
  const draft = await startDraft(amara, {
    premises: 'Flat 6, Mill Court',
    reason: 'Kitchen unit door',
    location: 'Bedroom',
  });
  const params = paramsOf(draft);
  const file = {
    DocumentType: 'WORKORDER',
    Media: 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    Metadata: [
      { key: 'filename', value: 'door.gif' },
      { key: 'content-type', value: 'image/gif' },
    ],
  } as const;
  const { documentIdentifier } = await amara.call(uploadDocument, {
    params,
    body: { ...file, Metadata: [...file.Metadata] },
  });
  const sent = await change(amara, await readOrder(amara, params.worksOrderId), submission);
  // The number comes meanwhile, and changes the repair.
  const cancelled = await change(amara, await numbered(amara, sent), body);
  expect(cancelled.statuses.status).toBe('Cancelled');
  expect((await amara.call(listDocuments, { params })).documents).toHaveLength(1);
  const document = { ...params, documentId: documentIdentifier };
  expect((await amara.call(getDocument, { params: document })).media.content).toBe(file.Media);
  const late = await amara.send(
    uploadDocument,
    { params, body: { ...file, Metadata: [...file.Metadata] } },
    { idempotencyKey: randomUUID() },
  );
  expect(late.status).toBe(409);
  expect((await amara.send(removeDocument, { params: document })).status).toBe(409);
});
