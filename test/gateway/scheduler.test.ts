import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppointmentFacts } from '../../journeys/appointment/vocabulary.ts';
import { gridOf } from '../../src/fields/slots/grid.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { numbered, type RepairToReport, readOrder, report } from '../support/repairs.ts';
import { choose, press, visitAt } from '../support/scheduler.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const tap: RepairToReport = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Bathroom' };
const socket: RepairToReport = { premises: '14 Orchard Lane', reason: 'Faulty socket', location: 'Kitchen' };

/** A resident with a repair that has its job number. */
async function reported(name: string, repair: RepairToReport) {
  const resident = await signIn(gateway, `${name}@example.com`);
  const order = await numbered(resident, await report(resident, repair));
  return { resident, worksOrderId: order.identifiers.worksOrderIdentifier };
}

interface Reported {
  readonly resident: Browser;
  readonly worksOrderId: string;
}

const openScheduler = ({ resident, worksOrderId }: Reported, mode: AppointmentFacts['mode']) =>
  visitAt(gateway.url, resident, { worksOrderId, mode });

type Visit = Awaited<ReturnType<typeof openScheduler>>;

/** Picks the n-th slot that is free, as the grid gives it. */
const pick = (visit: Visit, index: number) =>
  choose(
    gridOf(visit.facts().availabilities).days.flatMap(({ cells }) => cells.filter(Boolean))[index] ?? {},
  );

const stateOf = async ({ resident, worksOrderId }: Reported) => {
  const { statuses, appointments } = await readOrder(resident, worksOrderId);
  return {
    status: statuses.status,
    visits: appointments.length,
    isPreference: appointments[0]?.isPreference,
  };
};

const notesOf = async ({ worksOrderId }: Reported) => {
  const notes = gateway.platform.db.selectFrom('note').where('works_order_id', '=', worksOrderId);
  return (await notes.select('description').execute()).map(({ description }) => description);
};

describe('choosing an appointment at the gateway', () => {
  it('books, then moves it', async () => {
    const repair = await reported('amara.okafor', tap);
    const first = await openScheduler(repair, 'new');
    await first.does(pick(first, 0), press);
    expect(first.end()).toMatchObject({ end: 'home', announcement: { notice: 'Repair_Booked' } });
    expect(await stateOf(repair)).toEqual({ status: 'Appointed', visits: 1, isPreference: false });

    const { appointments } = await readOrder(repair.resident, repair.worksOrderId);
    const second = await openScheduler(repair, 'reschedule');
    await second.does(pick(second, 5), press);
    expect(second.end()).toMatchObject({ end: 'home', announcement: { notice: 'Repair_Booked' } });
    const moved = await readOrder(repair.resident, repair.worksOrderId);
    expect(moved.appointments).toHaveLength(1);
    expect(moved.appointments[0]?.identifier).not.toBe(appointments[0]?.identifier);

    const third = await openScheduler(repair, 'new');
    expect(third.end()).toEqual({ end: 'home' });
  });

  it('asks for a wish', async () => {
    const repair = await reported('amara.okafor', {
      ...tap,
      reason: 'Heating or hot water repair',
      location: 'Whole home',
    });
    const visit = await openScheduler(repair, 'new');
    expect(visit.screen().secondaryActions).toEqual([]);
    await visit.does(pick(visit, 0), press);
    expect(visit.end().announcement?.notice).toBe('Repair_Requested');
    expect(await stateOf(repair)).toEqual({ status: 'Appointed', visits: 1, isPreference: true });
  });

  it('tells the provider when there is nothing to choose, or nothing suits', async () => {
    const roof = await reported('amara.okafor', { ...tap, reason: 'Roof tile loose', location: 'Outside' });
    const none = await openScheduler(roof, 'new');
    expect(none.end().announcement?.notice).toBe('Repair_No_Appointment');
    expect(await notesOf(roof)).toEqual([
      'Resident could not choose an appointment online: no availability returned',
    ]);

    const overflow = await reported('amara.okafor', { ...tap, reason: 'Dripping overflow' });
    const unsuited = await openScheduler(overflow, 'new');
    await unsuited.does({ type: 'SECONDARY_ACTION', action: 'noneSuit' }, { type: 'GO' });
    expect(unsuited.end().announcement?.notice).toBe('Repair_No_Appointment');
    expect(await notesOf(overflow)).toEqual([
      'Resident could not choose an appointment online: none of the appointments suited',
    ]);
  });

  it('offers other slots when somebody took the chosen one', async () => {
    const repair = await reported('amara.okafor', {
      ...tap,
      reason: 'Kitchen unit door',
      location: 'Kitchen',
    });
    const visit = await openScheduler(repair, 'new');
    const slot = gridOf(visit.facts().availabilities).days.flatMap(({ cells }) => cells.filter(Boolean))[3];
    await gateway.platform.db
      .insertInto('appointment_slot')
      .values({
        site: 'BRIGHT-01',
        day: slot?.date ?? '',
        availability_type: slot?.availabilityType ?? '',
        capacity: 1,
        taken: 1,
      })
      .execute();
    await visit.does(choose(slot ?? {}), press);
    expect(visit.notices()).toEqual(['SSR071']);
    expect(visit.facts().availabilities).not.toEqual([]);
    await visit.does(pick(visit, 3), press);
    expect(visit.end().announcement?.notice).toBe('Repair_Booked');
    expect(await stateOf(repair)).toMatchObject({ status: 'Appointed', visits: 1 });
  });

  it('leaves the appointment as it was when the contractor declines', async () => {
    const repair = await reported('ben.hughes', socket);
    const first = await openScheduler(repair, 'new');
    await first.does(pick(first, 0), press);
    const before = await readOrder(repair.resident, repair.worksOrderId);
    const second = await openScheduler(repair, 'reschedule');
    await second.does(pick(second, 4), press);
    expect(second.notices()).toContain('Reschedule_ApiFailError');
    expect((await readOrder(repair.resident, repair.worksOrderId)).appointments).toEqual(before.appointments);
  });

  it('ends on the error page when the contractor’s system breaks', async () => {
    const repair = await reported('david.lee', {
      premises: 'Flat 31, Beacon House',
      asset: 'Beacon House',
      reason: 'Lift button or light',
      location: 'Lift',
    });
    const visit = await openScheduler(repair, 'new');
    await visit.does(pick(visit, 0), press);
    expect(visit.end()).toEqual({ end: 'genericError' });
    expect(await stateOf(repair)).toMatchObject({ status: 'Unappointed', visits: 0 });
  });

  it('shows nothing of a repair that is somebody else’s', async () => {
    const repair = await reported('amara.okafor', { ...tap, location: 'Kitchen' });
    const other = await signIn(gateway, 'ben.hughes@example.com');
    const visit = await openScheduler({ ...repair, resident: other }, 'new');
    expect(visit.screen().failure?.notice).toBe('WorkOrderByIdAPI_Error');
  });
});
