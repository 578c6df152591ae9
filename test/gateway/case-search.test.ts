import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CaseItem, searchCases } from '../../contract/cases.ts';
import { findCases } from '../../gateway/cases/search.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { seedBulk } from '../../gateway/demo/seed-bulk.ts';
import { now } from '../support/clock.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { plansOf } from '../support/plans.ts';

let gateway: TestGateway;
let chloe: Browser;
let kelly: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { LIMIT_SEARCH_ACCOUNT: 'off' } });
  chloe = await signIn(gateway, 'chloe.martin@example.com');
  kelly = await signIn(gateway, 'kelly.adams@example.com');
});
afterAll(() => gateway.close());

type Query = NonNullable<Parameters<typeof findCases>[2]>;
const find = (who: Browser, query: Query = {}) =>
  who.call(searchCases, { query: { ...query, status: query.status?.join(',') } as never });
const types = (cases: readonly CaseItem[]) => cases.map(({ caseTypeDescription }) => caseTypeDescription);
const isSorted = <T>(items: readonly T[], inOrder: (a: T, b: T) => boolean) =>
  items.slice(1).every((item, index) => inOrder(items[index] as T, item));

describe('the list of a resident', () => {
  it('is the newest ten unless told, with what there is in all', async () => {
    const answer = await find(kelly);
    expect(answer.cases).toHaveLength(10);
    expect(answer).toMatchObject({ 'total-count': 1050, skip: 0, limit: 10 });
    expect(isSorted(answer.cases, (a, b) => a.createdDate >= b.createdDate)).toBe(true);
  });

  it('never holds more than 1000 at once; the rest follows after them', async () => {
    const first = await find(kelly, { limit: 1000 });
    const rest = await find(kelly, { limit: 1000, skip: 1000 });
    expect([first.cases.length, rest.cases.length]).toEqual([1000, 50]);
    expect(new Set([...first.cases, ...rest.cases].map(({ id }) => id)).size).toBe(1050);
    expect((await kelly.send(searchCases, { query: { limit: 1001 } })).status).toBe(400);
  });

  it('leads on and back by its links, which keep what was asked', async () => {
    const follow = async (href: string) => (await kelly.fetch(href)).json();
    const query = {
      searchText: 'graffiti',
      status: ['Resolved'],
      order: 'createdDate asc' as const,
      limit: 50,
    };
    const first = await find(kelly, query);
    expect(first._links.prev).toBeUndefined();
    const second = await follow(first._links.next?.href ?? '');
    expect(second).toEqual(await find(kelly, { ...query, skip: 50 }));
    expect(await follow(second._links.prev.href)).toEqual(first);
    expect(await follow(second._links.self.href)).toEqual(second);
    const last = await find(kelly, { ...query, skip: first['total-count'] - 1 });
    expect([last.cases.length, last._links.next]).toEqual([1, undefined]);
  });

  it('is in the order asked for', async () => {
    const all = async (order: Query['order']) => (await find(kelly, { order, limit: 1000 })).cases;
    const oldest = await all('createdDate asc');
    expect(isSorted(oldest, (a, b) => a.createdDate <= b.createdDate)).toBe(true);
    const byNumber = await all('caseReferenceNumber asc');
    expect(
      isSorted(
        byNumber,
        (a, b) => Number(a.caseReferenceNumber.slice(4)) < Number(b.caseReferenceNumber.slice(4)),
      ),
    ).toBe(true);
    const byType = await all('caseTypeDescription desc');
    expect(isSorted(byType, (a, b) => a.caseTypeDescription >= b.caseTypeDescription)).toBe(true);
    const ranks = ['Active', 'Resolved', 'Cancelled'];
    const byStatus = await all('status asc');
    expect(
      isSorted(byStatus, (a, b) => {
        const [first, second] = [ranks.indexOf(a.status), ranks.indexOf(b.status)];
        return first < second || (first === second && a.createdDate >= b.createdDate);
      }),
    ).toBe(true);
    expect((await kelly.send(searchCases, { query: { order: 'id; drop table' as never } })).status).toBe(400);
  });

  it('can be of one status or several, in any case; an empty one is all', async () => {
    const statuses = async (...status: string[]) => {
      const { cases } = await find(chloe, { status });
      return [...new Set(cases.map((one) => one.status))].sort();
    };
    expect(await statuses('Active')).toEqual(['Active']);
    expect(await statuses('resolved', 'CANCELLED')).toEqual(['Cancelled', 'Resolved']);
    expect(await statuses('')).toEqual(['Active', 'Cancelled', 'Resolved']);
    expect(await statuses('Lost')).toEqual([]);
  });

  it('can be of one property; an empty one is all', async () => {
    const garage = await find(chloe, { asset: assetIdOf('Garage 7, Mill Road') });
    expect(types(garage.cases)).toEqual(['Garage or storeroom enquiry']);
    expect((await find(chloe, { asset: '' }))['total-count']).toBe(5);
  });

  it('finds what holds every word: in the type, the answers or the reference', async () => {
    expect(types((await find(chloe, { searchText: '  MUSIC door ' })).cases)).toEqual(['Noise or nuisance']);
    const [one] = (await find(chloe)).cases;
    const byReference = await find(chloe, { searchText: one?.caseReferenceNumber.toLowerCase() });
    expect(byReference.cases).toEqual([one]);
    for (const searchText of ['%', '_', '\\', 'zzzz']) {
      expect((await find(chloe, { searchText }))['total-count']).toBe(0);
    }
  });

  it('is empty for somebody who has asked for nothing', async () => {
    const jack = await signIn(gateway, 'jack.brown@example.com');
    expect(await find(jack)).toMatchObject({ cases: [], 'total-count': 0, _links: { self: {} } });
  });
});

it('is found by an index among many residents, and counted so', async () => {
  await seedBulk(gateway.platform.db, 1000, now());
  await sql`analyze`.execute(gateway.platform.db);
  const searches: Query[] = [
    {},
    { searchText: 'door' },
    { status: ['Active'] },
    { order: 'status asc', skip: 100 },
  ];
  for (const search of searches) {
    const plans = await plansOf(gateway.databaseUrl, (db) => findCases(db, kelly.customerId, search));
    expect(plans).toHaveLength(2);
    for (const { indexes, readWhole } of plans) {
      expect(indexes.join()).toMatch(/service_request_(?:customer|status)/);
      expect(readWhole).toEqual([]);
    }
  }
});
