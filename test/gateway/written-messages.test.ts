import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookAppointment } from '../../contract/appointments.ts';
import { listCommunications } from '../../contract/communications.ts';
import { updateWorksOrder } from '../../contract/works-orders.ts';
import { book, move, paramsOf, slotAt, waiting } from '../support/appointments.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { bookingOf, offered, readOrder } from '../support/repairs.ts';
import { messagesAbout } from '../support/written-messages.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { LOG_LEVEL: 'silent' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

it('tell of a visit that is booked, moved and cancelled with its repair, each once', async () => {
  const order = await waiting(amara);
  const job = order.identifiers.jobNumber ?? '';
  const slots = await offered(amara, order);
  const key = randomUUID();
  const body = bookingOf(order, slotAt(slots, 0));
  const send = () =>
    amara.send(bookAppointment, { params: paramsOf(order), query: {}, body }, { idempotencyKey: key });
  await Promise.all([send(), send(), send()]);
  expect((await book(amara, order, slotAt(slots, 1))).status).toBe(412);
  expect((await move(amara, order, slotAt(slots, 2))).status).toBe(200);
  const moved = await readOrder(amara, order.identifiers.worksOrderIdentifier);
  const cancelled = { statuses: { status: 'Cancelled' }, asset: { type: { assetTypeId: 6 } } } as const;
  const cancel = (eTag: string | undefined) =>
    amara.send(updateWorksOrder, { params: paramsOf(order), body: cancelled }, { eTag: eTag ?? null });
  await cancel(moved.eTag);
  await cancel((await readOrder(amara, order.identifiers.worksOrderIdentifier)).eTag);

  const told = await messagesAbout(gateway, job);
  const repair = order.job.repairReason;
  expect(told.map(({ subject }) => subject)).toEqual([
    `Your appointment is booked: ${repair}`,
    `Your appointment has moved: ${repair}`,
    `Your repair is cancelled: ${repair}`,
  ]);
  expect(told[0]?.body).toMatch(
    new RegExp(
      `^We’ll come about repair ${job} on [A-Z][a-z]+day \\d{1,2} [A-Z][a-z]+ 20\\d\\d, between \\S+ and \\S+\\.`,
    ),
  );
  expect(told[0]).toMatchObject({ category: 'Repairs', read_at: null });
  expect(told[0]?.asset_id).not.toBeNull();

  const { communications } = await amara.call(listCommunications, {
    params: { customerId: amara.customerId },
    query: { limit: 1 },
  });
  expect(communications[0]?.message).toEqual({
    sender: { organisation: { personName: { title: '', givenName: 'Harbourline Homes', surname: '' } } },
    content: [told[2]?.subject, told[2]?.body],
  });
});
