import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAppointment, getAvailability } from '../../contract/appointments.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import type { Order } from '../support/appointments.ts';
import { book, leaveOnePlace, paramsOf, slotAt, taken, waiting } from '../support/appointments.ts';
import { type Browser, signedIn, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { bookingOf, offered, readOrder } from '../support/repairs.ts';
import { addLeakingTap, moveIn } from '../support/resident.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { LOG_LEVEL: 'silent' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

/** Somebody who lives here for this test alone and waits for an appointment. */
async function rivalWithRepair() {
  const { db } = gateway.platform;
  const rival = await moveIn(db);
  const id = await addLeakingTap(db, rival);
  const browser = await signedIn(gateway, rival);
  return { browser, order: await readOrder(browser, id) };
}

describe('availability', () => {
  it('offers four kinds on working days from the next one on, and says which are full', async () => {
    const order = await waiting(amara);
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
    const order = await waiting(amara);
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
    expect((await book(amara, order, slotAt(await offered(amara, order), 1))).status).toBe(412);
  });

  it('gives the last place to one of 20 residents', async () => {
    const { db } = gateway.platform;
    const rivals = await Promise.all(Array.from({ length: 20 }, rivalWithRepair));
    const [first] = rivals;
    const slot = slotAt(await offered(first?.browser as Browser, first?.order as Order), -1);
    await leaveOnePlace(gateway, 'BRIGHT-01', slot);
    const answers = await Promise.all(rivals.map(({ browser, order }) => book(browser, order, slot)));
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
    expect(await taken(gateway, 'BRIGHT-01', slot)).toBe(1);
    const appointed = await Promise.all(
      rivals.map(({ browser, order }) => readOrder(browser, order.identifiers.worksOrderIdentifier)),
    );
    expect(appointed.filter(({ statuses: { status } }) => status === 'Appointed')).toHaveLength(1);
  });

  it('is refused for what is not offered', async () => {
    const order = await waiting(amara);
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
    expect(await taken(gateway, 'BEACON-01', slot)).toBe(0);
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
