import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { addNote } from '../../contract/works-orders.ts';
import { contractorRound } from '../../gateway/demo/contractor-round.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { book, type Order, paramsOf, slotAt, waiting } from '../support/appointments.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { change, numbered, offered, readOrder, report, startDraft } from '../support/repairs.ts';

const pace = 60;
let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const umar = residents.find(({ key }) => key === 'umar.aziz')?.customerId;

/** One round, so many paces after now. */
const round = (paces: number, contractorPaceSeconds = pace) =>
  contractorRound({
    db: gateway.platform.db,
    now: () => new Date(gateway.platform.now().getTime() + (paces * pace + 1) * 1000),
    config: { contractorPaceSeconds },
  });

const idOf = (order: Order) => order.identifiers.worksOrderIdentifier;
const codesOf = async (order: Order) => {
  const rows = await gateway.platform.db
    .selectFrom('works_order_event')
    .select('code')
    .where('works_order_id', '=', idOf(order))
    .orderBy('id')
    .execute();
  return rows.map(({ code }) => code);
};

/** Goes round until nothing moves any more. */
async function untilStill(from: number): Promise<void> {
  let paces = from;
  while (paces < from + 60) {
    // Whoever may choose again is waited for five paces.
    const moved = (await round(paces)) + (await round(paces + 5));
    if (moved === 0) return;
    paces += 6;
  }
  throw new Error('the contractors come to no end');
}

const counts = async () => {
  const rows = await gateway.platform.db
    .selectFrom('works_order')
    .select(['id', 'customer_id', 'version'])
    .orderBy('id')
    .execute();
  return rows;
};

describe('the contractors of the demonstration', () => {
  it('leave alone what the demonstration came with, and everything where they have no pace', async () => {
    const before = await counts();
    expect(await round(10_000, 0)).toBe(0);
    expect(await counts()).toEqual(before);
    expect(await round(10_000)).toBe(2);
    const after = await counts();
    const moved = after.filter(({ version }, index) => version !== before[index]?.version);
    expect(moved.map(({ customer_id }) => customer_id)).toEqual([umar, umar]);
  });

  it('wait for their pace and for residents who can choose', async () => {
    const order = await waiting(amara);
    await round(3);
    expect(await codesOf(order)).toEqual(['CREATED']);
    await book(amara, order, slotAt(await offered(amara, order), 2));
    const booked = await readOrder(amara, idOf(order));
    await round(-2);
    expect((await readOrder(amara, idOf(order))).eTag).toBe(booked.eTag);
    await round(3);
    const moved = await readOrder(amara, idOf(order));
    expect(await codesOf(order)).toHaveLength(3);
    expect(moved.eTag).not.toBe(booked.eTag);
    const { historyItems } = await amara.call(getWorksOrderHistory, { params: paramsOf(order) });
    expect(historyItems[0]?.appointment?.appointmentStartDatetime).toBe(
      booked.appointments[0]?.appointmentStartDatetime,
    );
  });

  it('move each repair once, however many processes go round', async () => {
    const order = await waiting(amara, { reason: 'Kitchen unit door', location: 'Kitchen' });
    await book(amara, order, slotAt(await offered(amara, order), 3));
    const before = (await codesOf(order)).length;
    await Promise.all(Array.from({ length: 5 }, () => round(20)));
    expect(await codesOf(order)).toHaveLength(before + 1);
  });

  it('finish the work in the end, and are done then', async () => {
    const phoned = await waiting(amara, { reason: 'Broken window latch', location: 'Bedroom' });
    const called = await waiting(amara, { reason: 'Dripping overflow', location: 'Outside' });
    await amara.call(addNote, {
      params: { customerId: amara.customerId, worksOrderId: idOf(called) },
      body: { type: 'Other', description: 'None of the appointments suited' },
    });
    const damp = await waiting(amara, { reason: 'Damp and mould', location: 'Bedroom' });
    await book(amara, damp, slotAt(await offered(amara, damp), 8));
    const emergency = await numbered(
      amara,
      await report(amara, {
        premises: 'Flat 6, Mill Court',
        reason: 'Uncontrollable leak',
        location: 'Bathroom',
        answers: { statuses: { isEmergency: true } },
      }),
    );
    await untilStill(100);
    for (const order of [phoned, called, damp, emergency]) {
      const { statuses, completedDate } = await readOrder(amara, idOf(order));
      expect([order.job.repairReason, statuses.status]).toEqual([order.job.repairReason, 'Completed']);
      expect(completedDate).not.toBeNull();
    }
    const { hazard } = await amara.call(getWorksOrderHistory, { params: paramsOf(damp) });
    expect(hazard?.duties.every(({ state }) => state === 'done')).toBe(true);
    expect(await round(5000)).toBe(0);
  });

  it('never touch drafts, cancelled repairs and those that a person looks at', async () => {
    const place = { premises: 'Flat 6, Mill Court', reason: 'Extractor fan' };
    const draft = await startDraft(amara, { ...place, location: 'Kitchen' });
    const vulnerability = { isVulnerable: true, VulnerableResponseText: 'I am unwell.' };
    const looked = await report(amara, {
      ...place,
      location: 'Bathroom',
      answers: { customer: { vulnerability } },
    });
    const cancelled = await waiting(amara, { reason: 'Leaking tap', location: 'Garden' });
    await change(amara, await readOrder(amara, idOf(cancelled)), { statuses: { status: 'Cancelled' } });
    const versions = async () =>
      Promise.all(
        [draft, looked, cancelled].map(async (order) => (await readOrder(amara, idOf(order))).eTag),
      );
    const before = await versions();
    await round(9000);
    expect(await versions()).toEqual(before);
  });
});
