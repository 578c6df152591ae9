import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRescheduleEligibility } from '../../contract/appointments.ts';
import { checkCancellationEligibility } from '../../contract/cancellation.ts';
import { searchWorksOrders, updateWorksOrder } from '../../contract/works-orders.ts';
import type { Order } from '../support/appointments.ts';
import { book, move, paramsOf, slotAt, taken, waiting } from '../support/appointments.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { demonstrationOfToday } from '../support/moments.ts';
import { type ChosenSlot, change, offered, readOrder } from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  const today = await demonstrationOfToday();
  gateway = await startGateway({ ...today, env: { ...today.env, LOG_LEVEL: 'silent' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

describe('moving', () => {
  it('holds the new slot before the old one goes, and gives the old one back', async () => {
    const order = await waiting(amara);
    const slots = await offered(amara, order);
    const [first, second] = [slotAt(slots, 8), slotAt(slots, 9)];
    const before = [await taken(gateway, 'BRIGHT-01', first), await taken(gateway, 'BRIGHT-01', second)];
    await book(amara, order, first);
    const answer = await move(amara, order, second);
    expect(answer.answer().appointmentId).toMatch(/^[0-9a-f-]{36}$/);
    expect([await taken(gateway, 'BRIGHT-01', first), await taken(gateway, 'BRIGHT-01', second)]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
    const now = await readOrder(amara, order.identifiers.worksOrderIdentifier);
    expect(now.appointments.map((one) => one.appointmentStartDatetime)).toEqual([second.appointmentFromDate]);
  });

  it('leaves the old appointment when the new slot has just gone', async () => {
    const order = await waiting(amara);
    const slots = await offered(amara, order);
    const [first, second] = [slotAt(slots, 12), slotAt(slots, -2)];
    await book(amara, order, first);
    await gateway.platform.db
      .insertInto('appointment_slot')
      .values({
        site: 'BRIGHT-01',
        day: second.date,
        availability_type: second.availabilityType,
        capacity: 1,
        taken: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['site', 'day', 'availability_type'])
          .doUpdateSet({ taken: sql<number>`appointment_slot.capacity` }),
      )
      .execute();
    expect((await move(amara, order, second)).status).toBe(412);
    const now = await readOrder(amara, order.identifiers.worksOrderIdentifier);
    expect(now.appointments[0]?.appointmentStartDatetime).toBe(first.appointmentFromDate);
  });

  it('lets two residents swap', async () => {
    const [one, two] = [await waiting(amara), await waiting(amara)];
    const slots = await offered(amara, one);
    // With room for who comes before the other has gone: visits of the demonstration may fill a slot but for one place.
    const empty: ChosenSlot[] = [];
    for (const slot of slots) if ((await taken(gateway, 'BRIGHT-01', slot)) === 0) empty.push(slot);
    const [first, second] = [slotAt(empty, 0), slotAt(empty, 1)];
    await book(amara, one, first);
    await book(amara, two, second);
    const answers = await Promise.all([move(amara, one, second), move(amara, two, first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('answers without an appointment where the contractor declines', async () => {
    const olga = await signIn(gateway, 'olga.petrov@example.com');
    const socket = await ofOlga(olga, 'Faulty socket');
    const slot = slotAt(await offered(olga, socket), 4);
    expect((await move(olga, socket, slot)).answer()).toEqual({});
    const now = await readOrder(olga, socket.identifiers.worksOrderIdentifier);
    expect(now.appointments).toEqual(socket.appointments);
  });
});

async function ofOlga(olga: Browser, reason: string, status?: string, location?: string): Promise<Order> {
  const { models } = await olga.call(searchWorksOrders, {
    query: {
      description: reason,
      limit: 100,
      ...(status ? { status: [status] } : {}),
      ...(location ? { location } : {}),
    },
  });
  const [found] = models;
  if (!found) throw new Error(`no repair "${reason}" in the demonstration`);
  return readOrder(olga, found.identifiers.worksOrderIdentifier);
}

describe('what can be moved or cancelled online', () => {
  it.each([
    ['Leaking tap', 'Appointed', null, null],
    ['Dripping overflow', 'Appointed', 'CR166', 'CR166'],
    ['Extractor fan', 'Appointed', 'SSR075', null],
    ['Broken window latch', 'Appointed', 'SSR065', 'SSR073'],
    ['Kitchen unit door', 'In progress', 'SSR070', 'SSR070'],
    ['Total loss of electricity', 'Unappointed', 'CR165', 'CR165'],
    ['Kitchen unit door', 'On Hold', 'SSR065', 'SSR008'],
    ['Roof tile loose', 'Pending Approval', 'SSR065', 'SSR008'],
    ['Dripping overflow', 'Closed', 'SSR065', 'SSR066'],
    ['Broken window latch', 'Cancelled', 'SSR065', 'SSR066'],
    ['Damp and mould', 'Unappointed', 'SSR065', null],
  ])('%s, %s: move %s, cancel %s', async (reason, status, moving, cancelling) => {
    const olga = await signIn(gateway, 'olga.petrov@example.com');
    const order = await ofOlga(olga, reason, status);
    const reschedule = await olga.call(checkRescheduleEligibility, { params: paramsOf(order) });
    expect(reschedule).toMatchObject({ isEligible: moving === null, errorCode: moving });
    const body = { worksOrderIdentifier: order.identifiers.worksOrderIdentifier };
    expect(await olga.call(checkCancellationEligibility, { body })).toMatchObject({
      isEligible: cancelling === null,
      errorCode: cancelling,
    });
  });

  it('cancels and gives the slot back, but only what may be cancelled', async () => {
    const order = await waiting(amara);
    const slot = slotAt(await offered(amara, order), 15);
    const before = await taken(gateway, 'BRIGHT-01', slot);
    await book(amara, order, slot);
    const appointed = await readOrder(amara, order.identifiers.worksOrderIdentifier);
    const cancelled = await change(amara, appointed, {
      statuses: { status: 'Cancelled' },
      asset: { type: { assetTypeId: 6 } },
    });
    expect(cancelled.statuses.status).toBe('Cancelled');
    expect(cancelled.appointments).toEqual([]);
    expect(await taken(gateway, 'BRIGHT-01', slot)).toBe(before);
    const olga = await signIn(gateway, 'olga.petrov@example.com');
    const emergency = await ofOlga(olga, 'Total loss of electricity');
    const refused = await olga.send(
      updateWorksOrder,
      { params: paramsOf(emergency), body: { statuses: { status: 'Cancelled' } } },
      { eTag: emergency.eTag ?? null },
    );
    expect(refused.status).toBe(422);
    expect(refused.problem().errors).toEqual({ 'statuses.status': ['CR165'] });
  });
});
