import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCases } from '../../gateway/cases/search.ts';
import { findCommunications } from '../../gateway/communications/store.ts';
import { findComplaints } from '../../gateway/complaints/list.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { customers } from '../../gateway/demo/people.ts';
import { readCompliance } from '../../gateway/homes/compliance.ts';
import { readAccounts } from '../../gateway/money/accounts.ts';
import { readStatements } from '../../gateway/money/statements.ts';
import { findTransactions } from '../../gateway/money/transactions.ts';
import { findWorksOrders } from '../../gateway/provider/search.ts';
import { now } from '../support/clock.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { plansOf } from '../support/plans.ts';

/** Tables that grow with residents and years, and that the demonstration has rows of: none may be read whole. */
const growing = [
  'works_order',
  'document',
  'communication',
  'account',
  'account_transaction',
  'service_request',
  'complaint',
  'complaint_stage',
  'compliance_check',
  'tenancy',
] as const;
const rows = 1_000_000;
/** Different values of a column that points at something: fifty rows each. */
const owners = rows / 50;

let gateway: TestGateway;
let seen: readonly string[] = [];
beforeAll(async () => {
  gateway = await startGateway();
  const { db } = gateway.platform;
  await sql`analyze`.execute(db);
  seen = await pretendLarge(db);
});
afterAll(() => gateway.close());

/**
 * Tells PostgreSQL's planner that each of these tables has a million rows, with functions that it has for restoring
 * statistics. Answers the columns that it was told of.
 */
async function pretendLarge(db: Database): Promise<readonly string[]> {
  await sql`
    select pg_restore_relation_stats(
      'schemaname', 'public', 'relname', relname::text, 'relpages', 1, 'reltuples', ${sql.lit(rows)}::real)
    from pg_class where relnamespace = 'public'::regnamespace and relname = any(${[...growing]})`.execute(db);
  const { rows: told } = await sql<{ column: string }>`
    with pointing as (
      select relname, attname, attnum, oid from pg_class
      join pg_attribute on attrelid = oid
      where relnamespace = 'public'::regnamespace and relname = any(${[...growing]})
        and attnum > 0 and not attisdropped and attname like '%\\_id')
    select relname || '.' || attname as column, pg_clear_attribute_stats('public', relname, attname, false),
      pg_restore_attribute_stats('schemaname', 'public', 'relname', relname::text, 'attname', attname::text,
        'inherited', false, 'null_frac', 0::real, 'avg_width', 16, 'n_distinct', ${sql.lit(owners)}::real)
    from pointing`.execute(db);
  return told.map(({ column }) => column);
}

const customer = customers[0]?.id ?? '';
const someId = '0fb7fc89-30bd-84de-8f30-5f8355667cb5';

const lists: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  'the history of repairs': (db) => findWorksOrders(db, customer, {}, now()),
  'repairs with a word': (db) => findWorksOrders(db, customer, { searchTerm: 'tap', skip: 100 }, now()),
  'service requests': (db) => findCases(db, customer, {}),
  'service requests about a home, by status': (db) =>
    findCases(db, customer, { asset: someId, order: 'status asc', searchText: 'noise' }),
  messages: (db) => findCommunications(db, customer, {}),
  'unread messages with a word': (db) =>
    findCommunications(db, customer, { status: 'UNREAD', searchText: 'visit', sort: 'createdDate asc' }),
  complaints: (db) => findComplaints(db, customer, {}, now()),
  transactions: (db) =>
    findTransactions(db, someId, { searchText: '', transactionType: [], skip: 0, limit: 10 }),
  'transactions of some days': (db) =>
    findTransactions(db, someId, {
      searchText: 'rent',
      transactionType: ['PAY'],
      fromDate: '2026-01-01',
      toDate: '2026-02-01',
      skip: 100,
      limit: 10,
    }),
  accounts: (db) => readAccounts(db, customer),
  statements: (db) => readStatements(db, customer, now()),
  'safety checks': (db) => readCompliance(db, someId, { complianceType: 'GAS', skip: 0, limit: 1 }),
};

it('the planner believes that the tables are large', async () => {
  expect(seen).toContain('communication.customer_id');
  const plans = await plansOf(gateway.databaseUrl, (db) =>
    db.selectFrom('communication').select('id').execute(),
  );
  expect(plans[0]?.readWhole).toEqual(['communication']);
  expect(plans[0]?.rows).toBeGreaterThan(rows / 2);
});

it.each(Object.entries(lists))('finds %s by an index among a million rows', async (_name, ask) => {
  const plans = await plansOf(gateway.databaseUrl, ask);
  expect(plans.flatMap(({ indexes }) => indexes).length).toBeGreaterThan(0);
  expect(
    plans.flatMap(({ readWhole }) => readWhole).filter((table) => growing.some((each) => each === table)),
  ).toEqual([]);
});
