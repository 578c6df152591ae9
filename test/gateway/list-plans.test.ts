import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCases } from '../../gateway/cases/search.ts';
import { findCommunications } from '../../gateway/communications/store.ts';
import { findComplaints } from '../../gateway/complaints/list.ts';
import { sweepComplaints } from '../../gateway/complaints/missed.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { customers } from '../../gateway/demo/people.ts';
import { askForFeedback } from '../../gateway/feedback/ask.ts';
import { listPapers } from '../../gateway/homes/building-documents.ts';
import { readCompliance } from '../../gateway/homes/compliance.ts';
import { notifyMissedDeadlines } from '../../gateway/legal-deadlines/missed.ts';
import { readAccounts, readPending } from '../../gateway/money/accounts.ts';
import { requireLatestPayment } from '../../gateway/money/payments.ts';
import { sweepPayments } from '../../gateway/money/settle.ts';
import { readStatements } from '../../gateway/money/statements.ts';
import { findTransactions } from '../../gateway/money/transactions.ts';
import type { Platform } from '../../gateway/platform.ts';
import { watchPromises } from '../../gateway/promises/watch.ts';
import { readTenancies } from '../../gateway/provider/customer-routes.ts';
import { readDocuments } from '../../gateway/provider/documents.ts';
import { closeRepairs, sweepDrafts, sweepRecallFiles } from '../../gateway/provider/jobs.ts';
import { readAssetChain } from '../../gateway/provider/ownership.ts';
import { findWorksOrders } from '../../gateway/provider/search.ts';
import { readTenancyAt } from '../../gateway/provider/tenancies.ts';
import { readEvents } from '../../gateway/provider/timeline.ts';
import { sweepUploads } from '../../gateway/provider/uploads.ts';
import { remind } from '../../gateway/reminders/remind.ts';
import { sweepTexts } from '../../gateway/reminders/text-outbox.ts';
import { now } from '../support/clock.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { plansOf, type StatementPlan } from '../support/plans.ts';

/** Tables that grow with residents and years, and that have rows here: none may be read whole. */
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
  'asset',
  'building_document',
  'payment',
  'promise',
  'appointment',
  'appointment_notice',
  'works_order_event',
  'tenancy_premises',
  'repair_feedback',
  'upload',
  'text_message',
] as const;
const rows = 1_000_000;
/** Different values of a column that points at something: fifty rows each. */
const owners = rows / 50;

let gateway: TestGateway;
let seen: readonly string[] = [];
beforeAll(async () => {
  gateway = await startGateway();
  const { db } = gateway.platform;
  await settle(db);
  await sql`analyze`.execute(db);
  seen = await pretendLarge(db);
});
afterAll(() => gateway.close());

/**
 * Brings the demonstration to where a gateway is between two rounds of its jobs: nearly all payments are decided, every
 * promise is reckoned and nobody has to be told of anything.
 */
async function settle(db: Database): Promise<void> {
  await sql`
    insert into payment (customer_id, account_id, amount, pay_reference, state, created_at, decided_at)
    select customer_id, id, 100, pay_reference, case number when 1 then 'checking' else 'cancelled' end,
      clock_now() - number * interval '1 day', case number when 1 then null else clock_now() end
    from account cross join generate_series(1, 20) as number
    where pay_reference is not null`.execute(db);
  await sql`update promise set is_stale = false`.execute(db);
  await sql`
    insert into appointment_notice (works_order_id, kind, about, notified_at)
    select works_order_id, 'dayBefore', id::text, clock_now() from appointment
    on conflict do nothing`.execute(db);
  await sql`update appointment_notice set notified_at = clock_now() where notified_at is null`.execute(db);
  await sql`update repair_feedback set asked_at = clock_now() where asked_at is null`.execute(db);
  await sql`
    insert into upload (works_order_id, file_name, type, size, touched_at)
    select id, 'tap.jpg', 'image/jpeg', 1, clock_now() from works_order`.execute(db);
  await sql`
    insert into text_message (recipient, body, sent_at)
    select '07700 900123', 'Your appointment is tomorrow.', clock_now() from works_order`.execute(db);
}

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

const buildingWithPapers = async (): Promise<string> => {
  const { asset_id } = await gateway.platform.db
    .selectFrom('building_document')
    .select('asset_id')
    .executeTakeFirstOrThrow();
  return asset_id;
};

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
  'pending payments': (db) => readPending(db, [someId]),
  'the latest payment': (db) => requireLatestPayment(db, customer),
  'the papers of a building': async (db) => listPapers(db, await buildingWithPapers()),
  'the files of a repair': (db) => readDocuments(db, someId),
  'what has happened to a repair': (db) => readEvents(db, someId),
  tenancies: (db) => readTenancies(db, customer),
  'what a home belongs to': (db) => readAssetChain(db, someId),
  'the tenancy of a home or a shared place': (db) => readTenancyAt(db, customer, someId).catch(() => {}),
  'safety checks': (db) => readCompliance(db, someId, { complianceType: 'GAS', skip: 0, limit: 1 }),
};

/** Long before anything was due, so that a round only looks. */
const early = () => new Date('2000-01-01T12:00:00Z');

interface Round {
  readonly run: (platform: Platform) => Promise<unknown>;
  /** Indexes that hold only what may be due, or that lead to the oldest of it. */
  readonly indexes: readonly string[];
}

const rounds: Readonly<Record<string, Round>> = {
  'reminders of appointments': {
    run: remind,
    indexes: ['appointment_to_come', 'appointment_notice_to_tell'],
  },
  'promises that pass': { run: watchPromises, indexes: ['promise_stale', 'promise_due'] },
  'drafts that expire': { run: sweepDrafts, indexes: ['works_order_old_drafts'] },
  'files of recalls that nobody sent': { run: sweepRecallFiles, indexes: ['document_waiting'] },
  'repairs to close': { run: closeRepairs, indexes: ['works_order_to_close'] },
  'payments to settle and to post': {
    run: sweepPayments,
    indexes: ['payment_undecided', 'account_transaction_unposted'],
  },
  'complaints that are late': {
    run: sweepComplaints,
    indexes: ['complaint_stage_unacknowledged', 'complaint_stage_unanswered'],
  },
  'repairs to ask about': { run: askForFeedback, indexes: ['repair_feedback_to_ask'] },
  'uploads that nobody goes on with': { run: sweepUploads, indexes: ['upload_touched'] },
  'text messages to forget': { run: ({ db }) => sweepTexts(db), indexes: ['text_message_sent'] },
  'deadlines of the law that pass': { run: notifyMissedDeadlines, indexes: ['works_order_unfinished'] },
};

const growingOf = (plans: readonly StatementPlan[]) =>
  plans.flatMap(({ readWhole }) => readWhole).filter((table) => growing.some((each) => each === table));

it.each(growing)('the planner believes that there are a million rows of %s', async (table) => {
  const plans = await plansOf(gateway.databaseUrl, (db) => sql`select from ${sql.table(table)}`.execute(db));
  expect(growingOf(plans)).toEqual([table]);
  expect(plans[0]?.rows).toBeGreaterThan(rows / 2);
});

it('the planner was told of the columns that lists search by', () => {
  expect(seen).toEqual(expect.arrayContaining(['communication.customer_id', 'payment.account_id']));
});

it.each(Object.entries(lists))('finds %s by an index among a million rows', async (_name, ask) => {
  const plans = await plansOf(gateway.databaseUrl, ask);
  expect(plans.flatMap(({ indexes }) => indexes).length).toBeGreaterThan(0);
  expect(growingOf(plans)).toEqual([]);
});

it.each(Object.entries(rounds))(
  'a round of jobs finds %s by an index among a million rows',
  async (_name, { run, indexes }) => {
    const plans = await plansOf(gateway.databaseUrl, (db) => run({ ...gateway.platform, db, now: early }));
    expect(plans.flatMap((plan) => plan.indexes)).toEqual(expect.arrayContaining([...indexes]));
    expect(growingOf(plans)).toEqual([]);
  },
);
