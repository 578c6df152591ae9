import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKnownStop } from '../../contract/journey-places.ts';
import { type JourneyMove, type JourneyStop, trackNavigation, trackStop } from '../../contract/tracking.ts';
import { getTraffic, type JourneyTraffic, longestPeriod } from '../../contract/traffic.ts';
import { analysts } from '../../gateway/demo/analysts.ts';
import { seedVisits } from '../../gateway/demo/seed-visits.ts';
import { sweepTracking } from '../../gateway/provider/sweep-tracking.ts';
import { trafficOf } from '../../gateway/provider/traffic.ts';
import { Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { signInAtAtlas } from '../support/identity.ts';

let gateway: TestGateway;
let amara: Browser;
let analyst: Browser;
const [robin] = analysts;
if (!robin) throw new Error('the demonstration has no analyst');

/** A day on which nobody but these tests moves. */
const clock = '2031-05-14T10:00:00Z';
const today = { from: '2031-05-14', to: '2031-05-15' };

beforeAll(async () => {
  gateway = await startGateway({ env: { CLOCK: clock } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
  ({ browser: analyst } = await signInAtAtlas(gateway.url, robin.email, robin.password));
});
afterAll(() => gateway.close());

type Told = Omit<JourneyMove, 'visit' | 'number' | 'journey'>;

/** Tells of visits that all went the same way. */
async function visit(journey: string, times: number, moves: readonly Told[]): Promise<void> {
  for (let time = 0; time < times; time++) {
    const id = randomUUID();
    await amara.call(trackNavigation, {
      body: {
        page: '/repairasset',
        moves: moves.map((move, index) => ({ visit: id, number: index + 1, journey, ...move })),
      },
    });
  }
}

async function trafficIn(journey: string, query = today): Promise<JourneyTraffic | undefined> {
  const { journeys } = await analyst.call(getTraffic, { query });
  return journeys.find((each) => each.journey === journey);
}

const begin: Told = { to: 'consent', kind: 'on' };

describe('what is counted', () => {
  it('tells what became of the arrivals at each place, and how long they took', async () => {
    await visit('enquiry', 10, [
      begin,
      { from: 'consent', to: 'reason', kind: 'on', seconds: 20 },
      { from: 'reason', to: 'end:home', kind: 'done', seconds: 40 },
    ]);
    await visit('enquiry', 5, [begin, { from: 'consent', to: 'end:home', kind: 'left', seconds: 90 }]);
    await visit('enquiry', 5, [begin]);
    const traffic = await trafficIn('enquiry');
    expect(traffic?.visits).toBe(20);
    expect(traffic?.moves).toEqual([
      { from: null, to: 'consent', kind: 'on', count: 20 },
      { from: 'consent', to: 'reason', kind: 'on', count: 10 },
      { from: 'reason', to: 'end:home', kind: 'done', count: 10 },
      { from: 'consent', to: 'end:home', kind: 'left', count: 5 },
    ]);
    const none = { on: 0, back: 0, halted: 0, done: 0, left: 0, saved: 0, gone: 0 };
    expect(traffic?.places).toEqual([
      { place: 'consent', arrivals: 20, ...none, on: 10, left: 5, gone: 5, medianSeconds: 20 },
      { place: 'reason', arrivals: 10, ...none, done: 10, medianSeconds: 40 },
    ]);
  });

  it('rounds every count down, so that nobody is found, and says nothing of how long a few took', async () => {
    const chosen: Told = { to: 'type', kind: 'on' };
    await visit('case', 13, [chosen]);
    await visit('case', 4, [chosen, { from: 'type', to: 'q101-need', kind: 'on', seconds: 7 }]);
    const traffic = await trafficIn('case');
    expect(traffic?.visits).toBe(15);
    expect(traffic?.moves.map(({ count }) => count)).toEqual([15, 0]);
    expect(traffic?.places).toMatchObject([
      { place: 'type', arrivals: 15, on: 0, gone: 10, medianSeconds: null },
      { place: 'q101-need', arrivals: 0 },
    ]);
  });

  it('counts a move once, however often it is told', async () => {
    const move = { visit: randomUUID(), number: 1, journey: 'payment', to: 'amount', kind: 'on' } as const;
    for (let time = 0; time < 6; time++)
      await amara.call(trackNavigation, { body: { page: '/repairasset', moves: [move, move] } });
    expect((await trafficIn('payment'))?.visits).toBe(0);
  });

  it('keeps nothing of who is not signed in, and nothing that says whose a visit is', async () => {
    await new Browser(gateway.url).call(trackNavigation, {
      body: {
        page: '/repairasset',
        moves: [{ visit: randomUUID(), number: 1, journey: 'rescheduling', to: 'refused', kind: 'on' }],
      },
    });
    expect(await trafficIn('rescheduling')).toBeUndefined();
    await visit('cancellation', 1, [{ to: 'confirm', kind: 'on' }]);
    const row = await gateway.platform.db
      .selectFrom('journey_move')
      .selectAll()
      .where('journey', '=', 'cancellation')
      .executeTakeFirstOrThrow();
    expect(Object.keys(row).sort()).toEqual([
      'created_at',
      'from_place',
      'is_demonstration',
      'journey',
      'kind',
      'number',
      'seconds',
      'to_place',
      'visit',
    ]);
  });

  it('drops moves of journeys and places that do not exist, keeps the others, and answers the same', async () => {
    const rows = () =>
      gateway.platform.db
        .selectFrom('journey_move')
        .select(['journey', 'from_place', 'to_place'])
        .where('visit', '=', id)
        .orderBy('number')
        .execute();
    const id = randomUUID();
    const told: [journey: string, to: string, from?: string][] = [
      ['repair', 'asset'],
      ['invented', 'asset'],
      ['repair', 'invented', 'asset'],
      ['repair', 'reason', 'invented'],
      ['repair', 'halt:invented', 'asset'],
      ['repair', 'end:invented', 'asset'],
      ['case', 'q101-invented', 'type'],
      ['case', 'q101-need', 'type'],
    ];
    const moves = told.map(([journey, to, from], index) => ({
      visit: id,
      number: index + 1,
      journey,
      to,
      kind: 'on' as const,
      ...(from !== undefined && { from }),
    }));
    const answer = await amara.send(trackNavigation, { body: { page: '/repairasset', moves } });
    expect(answer.status).toBe(202);
    expect(await rows()).toEqual([
      { journey: 'repair', from_place: null, to_place: 'asset' },
      { journey: 'case', from_place: 'type', to_place: 'q101-need' },
    ]);
  });

  it('knows days by the clocks of England', async () => {
    const { db } = gateway.platform;
    const row = { journey: 'midnight', to_place: 'first', kind: 'on', number: 1 } as const;
    const at = (created_at: string) =>
      Array.from({ length: 5 }, () => ({ ...row, visit: randomUUID(), created_at }));
    // In summer a day in England begins an hour before the one in Greenwich.
    await db.insertInto('journey_move').values(at('2030-06-09T22:59:59.999Z')).execute();
    await db.insertInto('journey_move').values(at('2030-06-09T23:00:00Z')).execute();
    const day = await trafficIn('midnight', { from: '2030-06-10', to: '2030-06-11' });
    expect(day?.visits).toBe(5);
    const both = await trafficIn('midnight', { from: '2030-06-09', to: '2030-06-11' });
    expect(both?.visits).toBe(10);
  });

  it.each([
    ['2031-05-14', '2031-05-14', 'to'],
    ['2031-05-14', '2031-05-13', 'to'],
    ['2029-05-14', '2031-05-14', 'to'],
    ['2031-02-30', '2031-05-14', 'from'],
    ['yesterday', '2031-05-14', 'from'],
  ])('refuses the period from %s to %s', async (from, to, field) => {
    const refused = await analyst.send(getTraffic, { query: { from, to } });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.problem().errors ?? {})).toEqual([field]);
  });

  it('answers the longest period, also over the change of the clocks', async () => {
    expect(longestPeriod).toBe(400);
    await analyst.call(getTraffic, { query: { from: '2030-01-01', to: '2031-02-05' } });
  });
});

it('never counts more departures than arrivals where a visit began before the period', () => {
  const move = { journey: 'j', isDemonstration: false, count: 10 } as const;
  const [traffic] = trafficOf([{ ...move, from: 'first', to: 'second', kind: 'on' }], [], []);
  expect(traffic?.places).toMatchObject([
    { place: 'first', arrivals: 0, on: 10, gone: 0 },
    { place: 'second', arrivals: 10, gone: 10 },
  ]);
});

describe('where residents are stopped', () => {
  const stopped = (stop: Omit<JourneyStop, 'visit'>, visitId: string = randomUUID(), who = amara) =>
    who.send(trackStop, { body: { visit: visitId, ...stop } });
  const noAccess = { journey: 'repair', place: 'emergency', reason: 'nobody can give access' };
  const rowsOf = (visitId: string) =>
    gateway.platform.db.selectFrom('journey_stop').selectAll().where('visit', '=', visitId).execute();
  const count = (stop: Omit<JourneyStop, 'visit'>, times: number) =>
    Promise.all(Array.from({ length: times }, () => stopped(stop)));

  it('is counted by step and reason, rounded down, also where nothing else is known of the journey', async () => {
    const taken = { ...noAccess, journey: 'appointment', place: 'slot' };
    await count({ ...taken, reason: 'bookSlot: somebody took the slot first' }, 12);
    await count({ ...taken, reason: 'checkReschedule: refused with CR165' }, 4);
    expect(await trafficIn('appointment')).toEqual({
      journey: 'appointment',
      visits: 0,
      moves: [],
      places: [],
      stops: [
        { place: 'slot', reason: 'bookSlot: somebody took the slot first', count: 10 },
        { place: 'slot', reason: 'checkReschedule: refused with CR165', count: 0 },
      ],
    });
  });

  it('is counted once for a visit and a reason, with nothing that says whose visit it is', async () => {
    const id = randomUUID();
    for (let time = 0; time < 3; time++) expect((await stopped(noAccess, id)).status).toBe(202);
    const rows = await rowsOf(id);
    expect(rows).toMatchObject([{ visit: id, ...noAccess, is_demonstration: false }]);
    expect(Object.keys(rows[0] ?? {})).toHaveLength(6);
  });

  it('is dropped for a reason that the step does not have, and counted for operators', async () => {
    const dropped = async () =>
      (await gateway.platform.metrics.unknownStops.get()).values.map(({ labels, value }) => [
        labels.journey,
        value,
      ]);
    const id = randomUUID();
    const blocked = { journey: 'case', place: 'q102-how-much' };
    const data = '“Subletting” goes no further with that answer to: What would you like to rent out?';
    for (const stop of [
      { ...noAccess, reason: 'what somebody typed' },
      { ...noAccess, place: 'asset' },
      { ...noAccess, journey: 'invented' },
      { ...blocked, reason: 'nobody can give access' },
    ])
      expect((await stopped(stop, id)).status).toBe(202);
    expect(await rowsOf(id)).toEqual([]);
    expect(await dropped()).toEqual([
      ['repair', 2],
      ['unknown', 1],
      ['case', 1],
    ]);
    await stopped({ ...blocked, reason: data }, id);
    expect(await rowsOf(id)).toMatchObject([{ ...blocked, reason: data }]);
  });

  it('is not kept of who is not signed in, and is refused where it has no shape', async () => {
    const id = randomUUID();
    expect((await stopped(noAccess, id, new Browser(gateway.url))).status).toBe(202);
    expect(await rowsOf(id)).toEqual([]);
    expect((await stopped({ ...noAccess, reason: '' }, id)).status).toBe(400);
    expect((await stopped(noAccess, 'mine')).status).toBe(400);
  });
});

it('is swept thirteen months after, and not before', async () => {
  const { db } = gateway.platform;
  const row = { journey: 'swept', to_place: 'first', kind: 'on', number: 1 } as const;
  const values = ['2029-01-31T12:00:00Z', '2029-02-01T12:00:00Z'].map((created_at) => ({
    ...row,
    visit: randomUUID(),
    created_at,
  }));
  await db.insertInto('journey_move').values(values).execute();
  await db
    .insertInto('journey_stop')
    .values(
      values.map((one) => ({
        visit: one.visit,
        journey: 'swept',
        place: 'first',
        reason: 'r',
        created_at: one.created_at,
      })),
    )
    .execute();
  await db
    .insertInto('tracking')
    .values(
      values.map(({ created_at }) => ({
        kind: 'navigation' as const,
        page: '/swept',
        status: '',
        created_at,
      })),
    )
    .execute();
  const left = async () => {
    const moves = await db
      .selectFrom('journey_move')
      .select('visit')
      .where('journey', '=', 'swept')
      .execute();
    const pages = await db.selectFrom('tracking').select('id').where('page', '=', '/swept').execute();
    const stops = await db
      .selectFrom('journey_stop')
      .select('visit')
      .where('journey', '=', 'swept')
      .execute();
    return [moves.length, pages.length, stops.length];
  };
  const at = (now: string) => ({ db, now: () => new Date(now) });
  await sweepTracking(at('2030-02-28T11:59:59Z'));
  expect(await left()).toEqual([2, 2, 2]);
  await sweepTracking(at('2030-03-01T11:59:59Z'));
  expect(await left()).toEqual([1, 1, 1]);
  expect(await sweepTracking(at('2030-03-01T11:59:59Z'))).toBe(0);
  const { rows } = await sql<{ name: string }>`select name from jobs.schedule`.execute(db);
  expect(rows.map(({ name }) => name)).toContain('sweep-tracking');
});

it('the demonstration’s visits are said to be made up, and are the same every time', async () => {
  const { db } = gateway.platform;
  const before = new Date('2028-03-01T12:00:00Z');
  const made = () =>
    db
      .selectFrom('journey_move')
      .select(['visit', 'number', 'journey', 'from_place', 'to_place', 'kind', 'seconds', 'created_at'])
      .where('created_at', '<=', before)
      .orderBy('visit')
      .orderBy('number')
      .execute();
  const madeStops = () =>
    db.selectFrom('journey_stop').selectAll().where('created_at', '<=', before).orderBy('visit').execute();
  await db.deleteFrom('journey_move').where('is_demonstration', '=', true).execute();
  await db.deleteFrom('journey_stop').where('is_demonstration', '=', true).execute();
  await seedVisits(db, 200, before);
  const first = await made();
  const stops = await madeStops();
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.filter((stop) => !isKnownStop(stop, []))).toEqual([]);
  expect(new Set(first.map(({ visit: id }) => id)).size).toBe(200);
  await seedVisits(db, 200, before);
  expect(await made()).toEqual(first);
  expect(await madeStops()).toEqual(stops);
  const { containsDemonstration, journeys } = await analyst.call(getTraffic, {
    query: { from: '2028-01-01', to: '2028-03-01' },
  });
  expect(containsDemonstration).toBe(true);
  expect(journeys.map(({ journey }) => journey)).toEqual(['appointment', 'repair']);
  expect((await analyst.call(getTraffic, { query: today })).containsDemonstration).toBe(false);
});
