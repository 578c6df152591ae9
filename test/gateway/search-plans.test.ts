import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { residents } from '../../gateway/demo/residents.ts';
import { seedBulk } from '../../gateway/demo/seed-bulk.ts';
import { findWorksOrders } from '../../gateway/provider/search.ts';
import { now } from '../support/clock.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { plansOf } from '../support/plans.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  // Enough repairs that reading all of them would be the slower way.
  await seedBulk(gateway.platform.db, 1000, now());
  await sql`analyze`.execute(gateway.platform.db);
});
afterAll(() => gateway.close());

const kelly = residents.find(({ key }) => key === 'kelly.adams')?.customerId ?? '';
type Search = Parameters<typeof findWorksOrders>[2];

it.each<[string, Search]>([
  ['the newest', {}],
  ['the oldest, further down', { orderBy: 'raisedDate asc', skip: 100, limit: 20 }],
  ['those with a word', { searchTerm: 'tap' }],
  ['one by its job number', { searchText: 'R-1000100' }],
  ['those in a status', { status: ['Completed', 'Closed'] }],
  ['drafts', { status: ['Draft'] }],
  ['those in an area', { area: ['Property'] }],
  ['recent ones', { raisedSince: '2026-01-01' }],
  [
    'those that a new one could repeat',
    { isDuplicateCheck: true, sor: 'PLUM04', location: 'kitchen', propertiesIds: [kelly], limit: 100 },
  ],
])('finds %s of a resident by an index, and counts them so', async (_what, search) => {
  const plans = await plansOf(gateway.databaseUrl, (db) => findWorksOrders(db, kelly, search, now()));
  const ofRepairs = plans.filter(({ statement }) => /from "works_order"/.test(statement));
  expect(ofRepairs).toHaveLength(2);
  for (const { indexes, readWhole } of ofRepairs) {
    expect(indexes.join()).toMatch(/works_order_(?:customer|status|premises|open)/);
    expect(readWhole).not.toContain('works_order');
  }
});

it('finds open ones by the index of open ones', async () => {
  const search = { isDuplicateCheck: true, sor: 'PLUM04', location: 'kitchen' };
  const plans = await plansOf(gateway.databaseUrl, (db) => findWorksOrders(db, kelly, search, now()));
  expect(plans.flatMap(({ indexes }) => indexes)).toContain('works_order_open');
});
