import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookAppointment,
  checkRescheduleEligibility,
  getAvailability,
  rescheduleAppointment,
} from '../../contract/appointments.ts';
import {
  checkCancellationEligibility,
  getWorksOrderHistory,
  searchWorksOrders,
  updateWorksOrder,
} from '../../contract/works-orders.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import type { ChosenSlot, RepairToReport } from '../support/repairs.ts';
import { bookingOf, change, moveOf, numbered, offered, readOrder, report } from '../support/repairs.ts';

type Order = Awaited<ReturnType<typeof readOrder>>;

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const home = 'Flat 6, Mill Court';
let spot = 0;
const spots = [
  'Bathroom',
  'Bedroom',
  'Kitchen',
  'Living room',
  'Hallway',
  'Loft',
  'Garden',
  'Outside',
  'Whole home',
];

/** A repair that waits for an appointment; each of another reason and location, so that none repeats another. */
async function waiting(resident = amara, repair: Partial<RepairToReport> = {}): Promise<Order> {
  const reasons = ['Leaking tap', 'Dripping overflow', 'Kitchen unit door', 'Damp and mould'];
  const index = spot++;
  const location = spots[index % spots.length] ?? 'Kitchen';
  const reason = reasons[Math.floor(index / spots.length)] ?? 'Leaking tap';
  return numbered(resident, await report(resident, { premises: home, reason, location, ...repair }));
}

const paramsOf = (order: Order) => ({ worksOrderId: order.identifiers.worksOrderIdentifier });

const book = (resident: Browser, order: Order, slot: ChosenSlot, key: string = randomUUID()) =>
  resident.send(
    bookAppointment,
    { params: paramsOf(order), query: {}, body: bookingOf(order, slot) },
    { idempotencyKey: key },
  );

const move = (resident: Browser, order: Order, slot: ChosenSlot) =>
  resident.send(
    rescheduleAppointment,
    { params: paramsOf(order), body: moveOf(order, slot) },
    { idempotencyKey: randomUUID() },
  );

/** What the diary of a site holds for a slot. */
async function taken(site: string, slot: ChosenSlot): Promise<number> {
  const row = await gateway.platform.db
    .selectFrom('appointment_slot')
    .select('taken')
    .where('site', '=', site)
    .where('day', '=', sql<Date>`${slot.date}::date`)
    .where('availability_type', '=', slot.availabilityType)
    .executeTakeFirst();
  return row?.taken ?? 0;
}

/** Leaves one place in a slot. */
const leaveOnePlace = (site: string, slot: ChosenSlot) =>
  gateway.platform.db
    .insertInto('appointment_slot')
    .values({ site, day: slot.date, availability_type: slot.availabilityType, capacity: 1, taken: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'day', 'availability_type'])
        .doUpdateSet({ capacity: sql<number>`appointment_slot.taken + 1` }),
    )
    .execute();

const slotAt = (slots: readonly ChosenSlot[], index: number): ChosenSlot => {
  const slot = slots.at(index);
  if (!slot) throw new Error('no such slot is offered');
  return slot;
};

describe('availability', () => {
  it('offers four kinds on working days from the next one on, and says which are full', async () => {
    const order = await waiting();
    const { availabilities, isPreferences } = await amara.call(getAvailability, {
      params: paramsOf(order),
      query: {
        referenceNumber: order.identifiers.jobNumber ?? '',
        IsExternalWorkOrderRequired: true,
        contractorName: 'Brightfix Repairs',
      },
    });
    expect(isPreferences).toBe(false);
    expect(availabilities.map(({ availabilityDetails }) => availabilityDetails.availabilityType)).toEqual([
      'AM',
      'PM',
      'AD',
      'ASR',
    ]);
    const [mornings] = availabilities;
    expect(mornings?.slots[0]?.capacity).toBe('Not Available');
    expect(mornings?.slots[1]?.capacity).toBe('Available');
    for (const { date } of mornings?.slots ?? []) {
      expect([1, 2, 3, 4, 5]).toContain(new Date(`${date}T12:00:00Z`).getUTCDay());
    }
    expect(mornings?.slots.length).toBeGreaterThanOrEqual(17);
  });

  it('is wishes, none or no answer by contractor', async () => {
    const heating = await waiting(amara, { reason: 'Heating or hot water repair', location: 'Whole home' });
    const ask = (order: Order) =>
      amara.send(getAvailability, {
        params: paramsOf(order),
        query: { referenceNumber: order.identifiers.jobNumber ?? '' },
      });
    expect((await ask(heating)).answer().isPreferences).toBe(true);
    const roof = await waiting(amara, { reason: 'Roof tile loose', location: 'Outside' });
    expect((await ask(roof)).answer().availabilities).toEqual([]);
    const ewa = await signIn(gateway, 'ewa.nowak@example.com');
    const swing = await waiting(ewa, {
      premises: '3 Harbour View',
      asset: 'Quayside Estate',
      reason: 'Playground equipment',
      location: 'Playground',
    });
    const silent = await ewa.send(getAvailability, {
      params: paramsOf(swing),
      query: { referenceNumber: swing.identifiers.jobNumber ?? '' },
    });
    expect(silent.status).toBe(502);
  });
});

describe('booking', () => {
  it('makes the repair Appointed, once for one key, and shows in its history', async () => {
    const order = await waiting();
    const slot = slotAt(await offered(amara, order), 0);
    const key = randomUUID();
    const body = bookingOf(order, slot);
    const send = () =>
      amara.send(bookAppointment, { params: paramsOf(order), query: {}, body }, { idempotencyKey: key });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const now = await readOrder(amara, order.identifiers.worksOrderIdentifier);
    expect(now.statuses.status).toBe('Appointed');
    expect(now.appointments).toHaveLength(1);
    expect(now.appointments[0]?.appointmentStartDatetime).toBe(slot.appointmentFromDate);
    const { historyItems } = await amara.call(getWorksOrderHistory, { params: paramsOf(order) });
    expect(historyItems[0]).toMatchObject({
      statusTitle: 'Appointment booked',
      appointment: { subType: 'APCREATE01' },
    });
    expect((await book(amara, order, slotAt(await offered(amara, order), 1))).status).toBe(409);
  });

  it('gives the last place to one of 20 residents', async () => {
    const { db } = gateway.platform;
    const orders = await Promise.all(Array.from({ length: 20 }, () => waiting()));
    const slot = slotAt(await offered(amara, orders[0] as Order), -1);
    await leaveOnePlace('BRIGHT-01', slot);
    const answers = await Promise.all(orders.map((order) => book(amara, order, slot)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(412)]);
    const standing = await db
      .selectFrom('appointment')
      .select('works_order_id')
      .where('is_standing', '=', true)
      .where('day', '=', sql<Date>`${slot.date}::date`)
      .where('availability_type', '=', slot.availabilityType)
      .execute();
    expect(standing).toHaveLength(1);
    expect(await taken('BRIGHT-01', slot)).toBe(1);
    const appointed = await Promise.all(
      orders.map((order) => readOrder(amara, order.identifiers.worksOrderIdentifier)),
    );
    expect(appointed.filter(({ statuses: { status } }) => status === 'Appointed')).toHaveLength(1);
  });

  it('is refused for what is not offered', async () => {
    const order = await waiting();
    const slots = await offered(amara, order);
    const slot = slotAt(slots, 5);
    const send = (body: object) =>
      amara.send(
        bookAppointment,
        { params: paramsOf(order), query: {}, body: { ...bookingOf(order, slot), ...body } },
        { idempotencyKey: randomUUID() },
      );
    for (const [field, body] of [
      ['jobNumber', { jobNumber: 'R-1' }],
      ['diaryCode', { diaryCode: 'THERM-01' }],
      ['isPreferences', { isPreferences: true }],
      ['appointmentFromDate', { appointmentFromDate: '2020-01-06T08:00:00' }],
      ['appointmentFromDate', { appointmentToDate: `${slot.date}T23:00:00` }],
      ['appointmentFromDate', { availabilityType: 'NIGHT' }],
    ] as const) {
      const answer = await send(body);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(Object.keys(answer.problem().errors ?? {})).toEqual([field]);
    }
  });

  it('breaks where the contractor’s diary breaks, and leaves the repair as it was', async () => {
    const david = await signIn(gateway, 'david.lee@example.com');
    const lift = await waiting(david, {
      premises: 'Flat 31, Beacon House',
      asset: 'Beacon House',
      reason: 'Lift button or light',
      location: 'Lift',
    });
    const slot = slotAt(await offered(david, lift), 0);
    expect((await book(david, lift, slot)).status).toBe(500);
    expect((await readOrder(david, lift.identifiers.worksOrderIdentifier)).statuses.status).toBe(
      'Unappointed',
    );
    expect(await taken('BEACON-01', slot)).toBe(0);
  });

  it('asks for a wish where the contractor takes wishes', async () => {
    const heating = await waiting(amara, { reason: 'Heating or hot water repair', location: 'Bedroom' });
    const slot = slotAt(await offered(amara, heating), 3);
    await amara.call(bookAppointment, {
      params: paramsOf(heating),
      query: {},
      body: bookingOf(heating, slot, true),
    });
    const { historyItems } = await amara.call(getWorksOrderHistory, { params: paramsOf(heating) });
    expect(historyItems[0]).toMatchObject({
      statusTitle: 'Preferred appointment requested',
      appointment: { subType: 'APCREATE10' },
    });
  });
});

describe('moving', () => {
  it('holds the new slot before the old one goes, and gives the old one back', async () => {
    const order = await waiting();
    const slots = await offered(amara, order);
    const [first, second] = [slotAt(slots, 8), slotAt(slots, 9)];
    const before = [await taken('BRIGHT-01', first), await taken('BRIGHT-01', second)];
    await book(amara, order, first);
    const answer = await move(amara, order, second);
    expect(answer.answer().appointmentId).toMatch(/^[0-9a-f-]{36}$/);
    expect([await taken('BRIGHT-01', first), await taken('BRIGHT-01', second)]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
    const now = await readOrder(amara, order.identifiers.worksOrderIdentifier);
    expect(now.appointments.map((one) => one.appointmentStartDatetime)).toEqual([second.appointmentFromDate]);
  });

  it('leaves the old appointment when the new slot has just gone', async () => {
    const order = await waiting();
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
    const [one, two] = [await waiting(), await waiting()];
    const slots = await offered(amara, one);
    const [first, second] = [slotAt(slots, 20), slotAt(slots, 21)];
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
    const order = await waiting();
    const slot = slotAt(await offered(amara, order), 15);
    const before = await taken('BRIGHT-01', slot);
    await book(amara, order, slot);
    const appointed = await readOrder(amara, order.identifiers.worksOrderIdentifier);
    const cancelled = await change(amara, appointed, {
      statuses: { status: 'Cancelled' },
      asset: { type: { assetTypeId: 6 } },
    });
    expect(cancelled.statuses.status).toBe('Cancelled');
    expect(cancelled.appointments).toEqual([]);
    expect(await taken('BRIGHT-01', slot)).toBe(before);
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
