import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { checkTrail, readAccesses, recordAccess } from '../../gateway/personal-data/audit.ts';
import { erase } from '../../gateway/personal-data/erase.ts';
import { exportResident } from '../../gateway/personal-data/export.ts';
import { retention, retentionInOrder } from '../../gateway/personal-data/retention.ts';
import { retentionTable } from '../../gateway/personal-data/retention-table.ts';
import { sweepExpired } from '../../gateway/personal-data/sweep-expired.ts';
import { now } from '../support/clock.ts';
import { signInAtProvider, startGateway, type TestGateway } from '../support/gateway.ts';

const canary = 'CANARY-7f3a';
const email = 'ben.hughes@example.com';

let gateway: TestGateway;
let place = '';
let customerId = '';
beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'doorstep-personal-data-'));
  gateway = await startGateway();
  await signInAtProvider(gateway, email);
  ({ id: customerId } = await db()
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow());
  await giveOfEverything();
});
afterAll(async () => {
  await gateway.close();
  rmSync(place, { recursive: true, force: true });
});
const db = () => gateway.platform.db;

const countOf = async (table: keyof typeof retention): Promise<number> => {
  const { rowsOf } = retention[table];
  if (rowsOf === undefined) return 0;
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(table)} where ${rowsOf(customerId)}`.execute(db());
  return Number(rows[0]?.count);
};

/** Lets the resident have at least one row of each table, where the demonstration has any: those of somebody else. */
async function giveOfEverything(): Promise<void> {
  const { id: order } = await db()
    .selectFrom('works_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_draft', '=', false)
    .executeTakeFirstOrThrow();
  // What the demonstration has of nobody.
  const mine = sql`${customerId}::uuid`;
  const inserts = [
    sql`insert into mail (sender, recipient, subject, body) values ('a@b.example', ${email}, 's', 'b')`,
    sql`insert into text_message (recipient, body) select mobile_phone, 'b' from customer where id = ${mine}`,
    sql`insert into note (works_order_id, type, description, created_at) values (${order}, 'Other', 'd', ${now()})`,
    sql`insert into repair_communication (works_order_id, template, content, created_at) values (${order}, 't', '{}', ${now()})`,
    sql`insert into contact_change (customer_id, version, before, after, changed_at)
      values (${mine}, 1, '{"emailAddress": "former@b.example"}', '{}', ${now()})`,
    sql`insert into tracking (kind, customer_id, page, status, created_at) values ('error', ${mine}, 'p', 's', ${now()})`,
    sql`insert into idempotency (customer_id, key, fingerprint, body) values (${customerId}, 'k', 'f', 'b')`,
    sql`insert into customer_preference (customer_id) values (${mine}) on conflict do nothing`,
    sql`insert into financial_enquiry (customer_id, account_id, asset_id, referral_for, reasons, details, contact_phone, contact_phone_type, created_at)
      select ${mine}, account.id, premises_id, 'Myself', '{a}', 'd', '1', 'other', ${now()}
      from account, works_order where account.customer_id = ${mine} and works_order.id = ${order} limit 1`,
    sql`insert into missed_deadline (works_order_id, deadline, notified_at) values (${order}, 'd', ${now()})`,
    sql`insert into missed_promise (works_order_id, kind, due_at) values (${order}, 'k', ${now()})`,
    sql`insert into works_order_adjustments values (${order}, '{"needs": [], "language": ""}', ${now()})`,
    sql`insert into upload (works_order_id, file_name, type, size, touched_at) values (${order}, 'n', 'jpg', 9, ${now()})`,
    sql`insert into upload_piece (upload_id, start, content) select id, 0, 'bytes' from upload`,
    sql`insert into payment (customer_id, account_id, amount, pay_reference, state, created_at)
      select ${mine}, id, 100, pay_reference, 'waiting', ${now()} from account where customer_id = ${mine} limit 1`,
    sql`insert into card_payment (reference, customer_reference, amount, portal_origin, state)
      select id, 'r', 100, 'o', 'open' from payment where customer_id = ${mine} and state = 'waiting'`,
  ];
  for (const insert of inserts) await insert.execute(db());
  const { rows } = await sql<{ table: keyof typeof retention; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'works_order_id')
      and table_name not in ('record_access', 'tenancy', 'account', 'works_order')`.execute(db());
  for (const { table, column } of rows) {
    if ((await countOf(table)) > 0) continue;
    const owner = column === 'customer_id' ? customerId : order;
    await sql`update ${sql.table(table)} set ${sql.id(column)} = ${owner}
      where ctid = (select ctid from ${sql.table(table)} limit 1)`.execute(db());
  }
}

const requester = { actor: 'tester', reason: 'a test' };

interface Column {
  readonly table: keyof typeof retention;
  readonly name: string;
  readonly type: string;
}

/** Columns that can hold words or bytes, those that the database makes itself left out. */
async function columnsWithText(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' and is_generated = 'NEVER'
      and data_type in ('text', 'jsonb', 'bytea', 'ARRAY') order by 1, 2`.execute(db());
  return rows;
}

it('has a rule for every table and every text column that stays', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    db(),
  );
  expect(Object.keys(retention).sort()).toEqual(rows.map(({ name }) => name).sort());
  const undecided = (await columnsWithText()).filter(({ table, name }) => {
    const { onErasure, cleared = {}, preserved = [] } = retention[table];
    return onErasure === 'anonymise' && !(name in cleared) && !preserved.includes(name);
  });
  expect(undecided).toEqual([]);
});

it('is documented', async () => {
  await expect(retentionTable()).toMatchFileSnapshot('../../docs/retention.md');
});

it('lets no member of staff read a resident’s record through the gateway, which would need the audit trail', () => {
  const ofStaff = calls.filter(({ role }) => role === 'analyst').map(({ id }) => id);
  expect(ofStaff.sort()).toEqual(['getTraffic', 'signOutAnalyst']);
});

const canaryOf: Readonly<Record<string, string>> = {
  text: `'${canary}'`,
  jsonb: `'"${canary}"'`,
  bytea: `'${canary}'::bytea`,
  ARRAY: `'{${canary}}'`,
};

/** Puts a canary into a column of the resident’s rows, where the database lets it. */
async function plant({ table, name, type }: Column): Promise<number> {
  const { rowsOf } = retention[table];
  if (rowsOf === undefined) return 0;
  // Where rows are unique by it, in one.
  for (const limit of ['', ' limit 1']) {
    const planted = await db()
      .transaction()
      .execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction);
        return sql`update ${sql.table(table)} set ${sql.id(name)} = ${sql.raw(canaryOf[type] ?? '')}
          where ctid = any(array(select ctid from ${sql.table(table)} where ${rowsOf(customerId)}${sql.raw(limit)}))`.execute(
          transaction,
        );
      })
      .catch(() => undefined);
    if (planted !== undefined) return Number(planted.numAffectedRows ?? 0n);
  }
  return 0;
}

/** Every place in the database, the job queue included, that holds a text. */
async function placesWith(text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs')`.execute(db());
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql<{ count: string }>`
      select count(*) as count from ${sql.raw(name)} t
      where t::text like ${`%${text}%`} or t::text like ${`%${Buffer.from(text).toString('hex')}%`}`.execute(
      db(),
    );
    if (Number(hits[0]?.count) > 0) found.push(name);
  }
  return found;
}

it('exports all that is held, for people and for programs, and no key', async () => {
  const folder = path.join(place, 'export');
  const report = await exportResident(db(), customerId, {
    ...{ ...requester, folder, now: now() },
    media: gateway.platform.media,
  });
  const data = JSON.parse(readFileSync(path.join(folder, 'data.json'), 'utf8'));
  for (const { table, rowsOf } of retentionInOrder) {
    if (rowsOf === undefined) continue;
    expect([table, data.tables[table]?.length ?? 0]).toEqual([table, await countOf(table)]);
  }
  expect(report.files).toBe(readdirSync(path.join(folder, 'files')).length);
  expect(report.files).toBeGreaterThan(0);
  const residents = retentionInOrder.filter(({ rowsOf }) => rowsOf !== undefined).map(({ table }) => table);
  const empty = residents.filter((table) => data.tables[table] === undefined);
  expect(empty, 'write a row of each in giveOfEverything of this file').toEqual([]);
  const page = readFileSync(path.join(folder, 'data.html'), 'utf8');
  expect(page).toContain('Works order');
  expect(page).toContain(email);
  expect(JSON.stringify(data)).not.toMatch(/"password"|"token"|scrypt/);
  for (const file of ['data.json', 'data.html', 'files']) {
    expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0);
  }
  await expect(
    exportResident(db(), 'nobody', { ...requester, folder, media: gateway.platform.media, now: now() }),
  ).rejects.toThrow('no resident');
});

it('leaves nothing of a resident: no canary of any column or file, and the ledger as it was', async () => {
  const sums = () =>
    sql<{ lines: string; sum: string; balance: string }>`
      select (select count(*) from account_transaction) as lines, (select sum(change) from account_transaction) as sum,
        (select sum(balance) from account) as balance`.execute(db());
  const before = await sums();
  // What finds other rows is planted last.
  const finds = ['mail', 'text_message', 'contact_change', 'identity_account', 'customer'];
  const isPlanted = ({ table, name }: Column) =>
    retention[table].preserved?.includes(name) !== true &&
    !['customer_id', 'recipient', 'attachment', 'payload'].includes(name) &&
    !(finds.slice(2).includes(table) && /email|phone|before|after/.test(name));
  const planted: string[] = [];
  for (const column of (await columnsWithText()).filter(isPlanted)) {
    if ((await plant(column)) > 0) planted.push(`${column.table}.${column.name}`);
  }
  expect(planted.length).toBeGreaterThan(60);
  expect((await placesWith(canary)).length).toBeGreaterThan(25);

  const report = await erase(db(), customerId, {
    ...requester,
    dataDir: gateway.config.dataDir,
    media: gateway.platform.media,
    now,
  });
  expect(Object.keys(report.deleted).length).toBeGreaterThan(8);
  expect(await placesWith(canary)).toEqual([]);
  expect(await placesWith(email)).toEqual([]);
  expect(await placesWith('Hughes')).toEqual([]);
  expect((await sums()).rows).toEqual(before.rows);
});

it('keeps a trail of who read and erased, and sees each change of it', async () => {
  await recordAccess(db(), { actor: 'tester', action: 'back up', reason: 'two\nlines' });
  const entries = await readAccesses(db());
  expect(entries.map(({ action }) => action)).toEqual(['export', 'erase', 'back up']);
  expect(entries.map(({ customer_id }) => customer_id)).toEqual([customerId, customerId, null]);
  const check = checkTrail(entries);
  expect(check.faults).toEqual([]);
  const changes = [
    sql`update record_access set actor = 'x'`,
    sql`delete from record_access`,
    sql`truncate record_access`,
  ];
  for (const change of changes) await expect(change.execute(db())).rejects.toThrow('cannot be changed');
  // Past the triggers, as who owns the database could.
  const [first, second] = entries;
  if (first === undefined || second === undefined) throw new Error('there are entries');
  expect(checkTrail([{ ...first, actor: 'x' }, ...entries.slice(1)]).faults).not.toEqual([]);
  expect(checkTrail(entries.slice(1)).faults).not.toEqual([]);
  expect(checkTrail([second, first]).faults).not.toEqual([]);
  expect(checkTrail(entries.slice(0, 2), check.head).faults).toEqual([
    `No entry has the hash ${check.head}.`,
  ]);
});

it('removes by itself what was kept for long enough, and nothing younger', async () => {
  const age = (years: number) =>
    sql`update communication set created_at = ${now()}::timestamptz - ${years} * interval '1 year', read_at = null
    where id = (select id from communication order by id limit 1)`.execute(db());
  const count = async () => (await db().selectFrom('communication').select('id').execute()).length;
  await sweepExpired(gateway.platform);
  const all = await count();
  await age(5);
  await sweepExpired(gateway.platform);
  expect(await count()).toBe(all);
  await age(7);
  expect(await sweepExpired(gateway.platform)).toMatchObject({ communication: 1 });
  expect(await count()).toBe(all - 1);
});
