import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkRescheduleEligibility } from '../../contract/appointments.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { getWorksOrder, searchWorksOrders } from '../../contract/works-orders.ts';
import { repairActions } from '../../src/features/repairs/data/repair-actions.ts';
import { now } from '../support/clock.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let kelly: Browser;
let olga: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  kelly = await signIn(gateway, 'kelly.adams@example.com');
  olga = await signIn(gateway, 'olga.petrov@example.com');
});
afterAll(() => gateway.close());

type Query = Parameters<typeof kelly.call<typeof searchWorksOrders>>[1]['query'];
const search = (who: Browser, query: NonNullable<Query>) => who.call(searchWorksOrders, { query });

it('pages through everything, each once, the newest first', async () => {
  const first = await search(kelly, {});
  expect(first.totalCount).toBe(130);
  expect(first.models).toHaveLength(10);
  const pages = await Promise.all(
    [0, 100].map((skip) => search(kelly, { resultsPerPage: 100, skip, orderBy: 'raisedDate desc' })),
  );
  const all = pages.flatMap(({ models }) => models);
  expect(new Set(all.map(({ identifiers }) => identifiers.worksOrderIdentifier)).size).toBe(130);
  const dates = all.map(({ raisedDate }) => raisedDate);
  expect(dates).toEqual([...dates].sort().reverse());
  const oldest = await search(kelly, { limit: 1, orderBy: 'raisedDate asc' });
  expect(oldest.models[0]?.raisedDate).toBe(dates.at(-1));
});

it('finds words of the repair and its job number, under both names, wildcards as they stand', async () => {
  const number = (await search(kelly, { limit: 1 })).models[0]?.identifiers.jobNumber ?? '';
  expect((await search(kelly, { searchText: number })).totalCount).toBe(1);
  const taps = await search(kelly, { searchTerm: 'leaking TAP' });
  expect(taps.totalCount).toBeGreaterThan(20);
  expect((await search(kelly, { searchText: 'Visit 12 of' })).totalCount).toBe(1);
  expect((await search(kelly, { searchText: '%' })).totalCount).toBe(0);
  expect((await search(kelly, { searchText: "'; drop table works_order; --" })).totalCount).toBe(0);
});

it('finds what staff wrote down, and offers no booking where nobody works any more', async () => {
  const [path] = (await search(olga, { searchTerm: 'relay TWO slabs' })).models;
  expect(path?.channel).toBe('ColleagueSelfService');
  const { db } = gateway.platform;
  const stopped = db.updateTable('configuration').where('name', '=', 'demobilizedContractorSites');
  const offers = async () => (await search(kelly, { limit: 1 })).models[0]?.contractor?.takesOnlineBookings;
  expect(await offers()).toBe(true);
  await stopped.set({ value: 'LAPSED-01,BRIGHT-01' }).execute();
  expect(await offers()).toBe(false);
  await stopped.set({ value: 'LAPSED-01' }).execute();
});

it('narrows by status whatever its case, by place, code and day', async () => {
  const statuses = async (query: NonNullable<Query>) => [
    ...new Set(
      (await search(olga, { limit: 100, ...query })).models.map(({ statuses: { status } }) => status),
    ),
  ];
  expect(await statuses({ status: ['in PROGRESS'] })).toEqual(['In progress']);
  expect((await statuses({ status: 'Completed,Closed' })).sort()).toEqual(['Closed', 'Completed']);
  expect((await search(olga, { area: ['Block'] })).totalCount).toBe(0);
  expect((await search(olga, { area: ['Property'] })).totalCount).toBeGreaterThan(10);
  expect((await search(olga, { sor: 'ELEC02' })).totalCount).toBe(1);
  const recent = await search(olga, {
    raisedSince: new Date(now().getTime() - 5.5 * 86_400_000).toISOString(),
  });
  expect(recent.totalCount).toBeGreaterThan(0);
  expect(recent.totalCount).toBeLessThan((await search(olga, {})).totalCount);
});

it('tells a draft from a repair that a person looks at', async () => {
  const ben = await signIn(gateway, 'ben.hughes@example.com');
  const reasons = async (status: string) =>
    (await search(ben, { status: [status] })).models.map(({ job }) => job.repairReason);
  expect(await reasons('Draft')).toEqual(['Extractor fan']);
  expect(await reasons('Under Review')).toEqual(['Dripping overflow']);
  expect(await reasons('In Diagnosis')).toEqual(['Extractor fan', 'Dripping overflow']);
});

it('shows who works and when, and how a colleague wrote it down', async () => {
  const { models } = await search(olga, { limit: 100 });
  const socket = models.find(({ job }) => job.sorCode === 'ELEC02');
  expect(socket).toMatchObject({
    contractor: { name: 'Harbour Electrics' },
    statuses: { status: 'Appointed' },
  });
  expect(socket?.appointments).toHaveLength(1);
  expect(models.find(({ channel }) => channel === 'ColleagueSelfService')?.job.description).toContain(
    'Relay two slabs',
  );
});

it('says of each repair what its own page says comes next, and nothing that is offered is then refused', async () => {
  const { models } = await search(olga, { limit: 100 });
  const now = gateway.platform.now();
  for (const summary of models) {
    const params = { worksOrderId: summary.identifiers.worksOrderIdentifier };
    const [order, { next }, { isEligible }] = await Promise.all([
      olga.call(getWorksOrder, { params }),
      olga.call(getWorksOrderHistory, { params }),
      olga.call(checkRescheduleEligibility, { params }),
    ]);
    expect(summary.next).toEqual(next);
    const offered = repairActions(order, now);
    expect(offered.includes('move')).toBe(isEligible);
    expect(repairActions(summary, now)).toEqual(offered);
  }
  expect(new Set(models.map(({ next }) => next?.kind)).size).toBeGreaterThan(5);
});
