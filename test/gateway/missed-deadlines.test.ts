import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCommunications } from '../../contract/communications.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import type { EventCode } from '../../contract/timeline.ts';
import { notifyMissedDeadlines } from '../../gateway/legal-deadlines/missed.ts';
import { recordEvent } from '../../gateway/provider/timeline.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { change, numbered, readOrder, report } from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
let start: Date;
beforeAll(async () => {
  gateway = await startGateway({ env: { CLOCK: '2026-11-23T09:00:00Z' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
  start = new Date('2026-11-23T09:00:00Z');
});
afterAll(() => gateway.close());

const home = 'Flat 6, Mill Court';
const hourMs = 3_600_000;

/** The clock of the gateway goes on; hours count from one moment. */
const later = (hours: number) => new Date(start.getTime() + hours * hourMs);

/** Looks for what was missed so many hours on. Answers how many messages Amara has by then. */
async function notifyAfter(hours: number): Promise<number> {
  await notifyMissedDeadlines({ ...gateway.platform, now: () => later(hours) });
  return (await messages()).length;
}

const idOf = (order: { readonly identifiers: { readonly worksOrderIdentifier: string } }) =>
  order.identifiers.worksOrderIdentifier;

const happens = (worksOrderId: string, code: EventCode, hours: number) =>
  gateway.platform.db
    .transaction()
    .execute((transaction) => recordEvent(transaction, { worksOrderId, code, at: later(hours) }));

const finish = (id: string) =>
  gateway.platform.db.updateTable('works_order').set({ status: 'Completed' }).where('id', '=', id).execute();

/** An emergency at Amara's home, whose number of hours counts from now. */
async function emergency(location: string): Promise<string> {
  const id = idOf(await report(amara, { premises: home, reason: 'Blocked toilet, only one', location }));
  await gateway.platform.db
    .updateTable('works_order')
    .set({ is_emergency: true, priority: 'EME', raised_at: later(0), first_received_at: later(0) })
    .where('id', '=', id)
    .execute();
  return id;
}

const messages = async () => {
  const { communications } = await amara.call(listCommunications, {
    params: { customerId: amara.customerId },
    query: { limit: 50 },
  });
  return communications
    .map(({ message, status }) => ({ subject: message.content[0], body: message.content[1], status }))
    .filter(({ subject }) => subject?.startsWith('We are late'));
};

it('tells a resident once that 24 hours are over, and that a place to stay is owed', async () => {
  const id = await emergency('Bathroom');
  expect(await notifyAfter(24)).toBe(0);
  expect(await notifyAfter(24.01)).toBe(1);
  expect(await notifyAfter(25)).toBe(1);
  const [message, ...others] = await messages();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ subject: 'We are late: Blocked toilet, only one', status: 'UNREAD' });
  expect(message?.body).toContain('Make your home safe: by 9am on Tuesday 24 November 2026.');
  expect(message?.body).toContain('we must offer you somewhere safe to stay, at our cost');
  const { hazard } = await amara.call(getWorksOrderHistory, { params: { worksOrderId: id } });
  expect(hazard?.duties[1]).toMatchObject({ kind: 'madeSafe', dueBy: '2026-11-24T09:00:00' });
  await finish(id);
});

it('tells of what is missed later, each when it is: the summary, the work, twelve weeks', async () => {
  const id = await emergency('Kitchen');
  await happens(id, 'HZINV01', 2);
  await happens(id, 'HZSAFE01', 3);
  const before = (await messages()).length;
  const tellsAfter = async (days: number) => (await notifyAfter(days * 24)) - before;
  // Investigated on a Monday: the summary is due on Thursday, the work on the Monday after.
  expect(await tellsAfter(3)).toBe(0);
  expect(await tellsAfter(4)).toBe(1);
  expect(await tellsAfter(7)).toBe(1);
  expect(await tellsAfter(8)).toBe(2);
  expect(await tellsAfter(84)).toBe(2);
  expect(await tellsAfter(85)).toBe(3);
  expect(await tellsAfter(400)).toBe(3);
  await finish(id);
});

it('tells nothing of what was cancelled, done or is no social home', async () => {
  const cancelled = await emergency('Hallway');
  // Getting its number changes a repair, and would make what was read before it old.
  const order = await numbered(amara, await readOrder(amara, cancelled));
  await gateway.platform.db
    .updateTable('works_order')
    .set({ is_emergency: false })
    .where('id', '=', cancelled)
    .execute();
  await change(amara, order, { statuses: { status: 'Cancelled' } });
  const david = await signIn(gateway, 'david.lee@example.com');
  const owned = idOf(
    await report(david, { premises: 'Flat 31, Beacon House', reason: 'Leaking tap', location: 'Kitchen' }),
  );
  await gateway.platform.db
    .updateTable('works_order')
    .set({ is_emergency: true })
    .where('id', '=', owned)
    .execute();
  const before = (await messages()).length;
  expect(await notifyAfter(30)).toBe(before);
  const rows = await gateway.platform.db
    .selectFrom('missed_deadline')
    .where('works_order_id', 'in', [cancelled, owned])
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
});

it('tells once, however many processes look at the same time', async () => {
  await emergency('Bedroom');
  const before = (await messages()).length;
  await Promise.all([notifyAfter(25), notifyAfter(25), notifyAfter(25)]);
  expect(await notifyAfter(25)).toBe(before + 1);
});
