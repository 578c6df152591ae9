import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { now } from '../support/clock.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { takenBack } from '../support/taken-back.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** Runs a statement in a transaction that is rolled back, so that the one after starts from the same records. */
const attempt = (statement: string) =>
  takenBack(gateway.platform.db, (transaction) => sql.raw(statement).execute(transaction));

const submitted = `(select id from works_order where not is_draft limit 1)`;
const draft = `(select id from works_order where is_draft limit 1)`;

const newPayment = `insert into payment (customer_id, account_id, pay_reference, created_at, amount, state, decided_at)
  select customer_id, id, pay_reference, clock_now(), 100`;

/** Writes a penny at the end of an account: of the one with an unposted last line, or of another. */
const insertLine = (opening: string, isPosted: string, which = '<>', day = 'transaction_date') =>
  `insert into account_transaction (account_id, number, description, transaction_type, payment_code, opening_balance,
     change, running_balance, transaction_date, is_posted, created_at)
   select account_id, number + 1, 'Penny', 'DRS', 'DR', ${opening}, 1, ${opening} + 1, ${day}, ${isPosted}, clock_now()
   from account join account_transaction on account_id = account.id and number = last_number
   where (account.id ${which} (select account_id from account_transaction where not is_posted limit 1))
   order by account.id limit 1`;

/** As `insertLine`, and the account knows of it. */
const lineAfter = (...line: Parameters<typeof insertLine>) =>
  `${insertLine(...line)};
   update account set last_number = last_number + 1, balance = penny.running_balance
     from account_transaction penny where penny.description = 'Penny' and penny.account_id = account.id;
   set constraints all immediate`;

it.each([
  [
    'a slot beyond its capacity',
    `update appointment_slot set taken = capacity + 1`,
    `update appointment_slot set taken = capacity`,
  ],
  [
    'a slot with less than none taken',
    `update appointment_slot set taken = -1`,
    `update appointment_slot set taken = 0`,
  ],
  [
    'two standing appointments for one repair',
    `insert into appointment (works_order_id, site, day, availability_type, starts_at, ends_at, is_preference, created_at)
     select works_order_id, site, day, availability_type, starts_at, ends_at, false, clock_now() from appointment where is_standing`,
    `insert into appointment (works_order_id, site, day, availability_type, starts_at, ends_at, is_preference, is_standing, created_at)
     select works_order_id, site, day, availability_type, starts_at, ends_at, false, false, clock_now() from appointment where is_standing`,
  ],
  [
    'an appointment in no slot',
    `update appointment set day = '1999-01-01'`,
    `update appointment set day = day`,
  ],
  [
    'two repairs with one job number',
    `update works_order set job_number = 'R-1' where not is_draft`,
    `update works_order set job_number = 'R-1' where id = ${submitted}`,
  ],
  ['a draft with a job number', `update works_order set job_number = 'R-1' where id = ${draft}`, `select 1`],
  ['a draft that was sent', `update works_order set is_submitted = true where id = ${draft}`, `select 1`],
  [
    'a repair that was sent without an asset',
    `update works_order set asset_id = null where id = ${submitted}`,
    `update works_order set asset_id = null where id = ${draft}`,
  ],
  [
    'a draft that was received',
    `update works_order set first_received_at = clock_now() where id = ${draft}`,
    `update works_order set first_received_at = clock_now() where id = ${submitted}`,
  ],
  [
    'a sixth file',
    `insert into document (works_order_id, position, file_name, content_type, content)
     select ${draft}, n, 'a', 'b', 'c' from generate_series(1, 6) n`,
    `insert into document (works_order_id, position, file_name, content_type, content)
     select ${draft}, n, 'a', 'b', 'c' from generate_series(1, 5) n`,
  ],
  [
    'one key for two effects',
    `insert into idempotency (customer_id, key, fingerprint) select 'a', 'k', n::text from generate_series(1, 2) n`,
    `insert into idempotency (customer_id, key, fingerprint) select n::text, 'k', 'f' from generate_series(1, 2) n`,
  ],
  [
    'a message that was read before it was sent',
    `update communication set read_at = created_at - interval '1 second'`,
    `update communication set read_at = created_at`,
  ],
  [
    'a visit without an outcome',
    `update compliance_check set visit_actual = clock_now(), visit_outcome = null`,
    `update compliance_check set visit_actual = clock_now(), visit_outcome = 'Completed'`,
  ],
  [
    'two papers of one title at one building',
    `update building_document set title = 'Evacuation guidance'`,
    `update building_document set title = title || '.'`,
  ],
  [
    'two changes of contact details that lead to one version',
    `insert into contact_change (customer_id, version, before, after, changed_at)
     select id, 2, '{}', '{}', clock_now() from customer cross join generate_series(1, 2)`,
    `insert into contact_change (customer_id, version, before, after, changed_at)
     select id, n, '{}', '{}', clock_now() from customer cross join generate_series(1, 2) n`,
  ],
  [
    'a balance that is not that of the last line',
    `update account set balance = balance + 1 where last_number is not null; set constraints all immediate`,
    `update account set balance = balance where last_number is not null; set constraints all immediate`,
  ],
  [
    'a line that begins at another balance than the one before it ended with',
    lineAfter('running_balance + 1', 'is_posted'),
    lineAfter('running_balance', 'is_posted'),
  ],
  [
    'a line that its account does not know of',
    `${insertLine('running_balance', 'is_posted')}; set constraints all immediate`,
    lineAfter('running_balance', 'is_posted'),
  ],
  [
    'a posted line after one that is not',
    lineAfter('running_balance', 'true', '='),
    lineAfter('running_balance', 'false', '='),
  ],
  [
    'a line of a day before the last',
    lineAfter('running_balance', 'is_posted', '<>', `transaction_date - 1`),
    lineAfter('running_balance', 'is_posted', '<>', `transaction_date + 1`),
  ],
  [
    'a line that was changed',
    `update account_transaction set description = 'Another'`,
    `update account_transaction set is_posted = true where not is_posted; set constraints all immediate`,
  ],
  [
    'a line that was unposted',
    `update account_transaction set is_posted = false where is_posted`,
    `select 1`,
  ],
  ['a line that was taken away', `delete from account_transaction`, `select 1`],
  [
    'a credit that raises the balance',
    `insert into account_transaction (account_id, number, description, transaction_type, payment_code, opening_balance,
       change, running_balance, transaction_date, is_posted, created_at)
     select id, 1, 'x', 'PAY', 'CR', 0, 5, 5, clock_now(), true, clock_now() from account where last_number is null`,
    `select 1`,
  ],
  [
    'a payment that is paid without a line',
    `${newPayment}, 'paid', clock_now() from account limit 1`,
    `${newPayment}, 'refused', clock_now() from account limit 1`,
  ],
  [
    'a payment that is decided at no time',
    `${newPayment}, 'refused', null from account limit 1`,
    `${newPayment}, 'checking', null from account limit 1`,
  ],
  [
    'a payment that a person settled and that is not over',
    `${newPayment.replace('decided_at)', 'decided_at, settled_because)')}, 'checking', null, 'seen' from account limit 1`,
    `${newPayment.replace('decided_at)', 'decided_at, settled_because)')}, 'refused', clock_now(), 'seen' from account limit 1`,
  ],
  [
    'two payments to one account that nobody has tried',
    `${newPayment}, 'waiting', null from account cross join generate_series(1, 2)`,
    `${newPayment}, 'waiting', null from account`,
  ],
  [
    'a payment below a pound',
    `${newPayment.replace('100', '99')}, 'waiting', null from account limit 1`,
    `${newPayment}, 'waiting', null from account limit 1`,
  ],
])('the database lets nobody have %s', async (_what, forbidden, allowed) => {
  await expect(attempt(forbidden)).rejects.toThrow(/violates|duplicate/);
  await attempt(allowed);
});

it('a repair takes its files, notes and appointments along when it goes', async () => {
  const { db } = gateway.platform;
  const { id } = await db
    .selectFrom('works_order')
    .select('id')
    .where('is_draft', '=', true)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('note')
    .values({ works_order_id: id, type: 'Other', description: randomUUID(), created_at: now() })
    .execute();
  await db.deleteFrom('works_order').where('id', '=', id).execute();
  expect(await db.selectFrom('note').selectAll().where('works_order_id', '=', id).execute()).toEqual([]);
});

it('has an index for every foreign key, and for the sessions of a customer', async () => {
  // An index serves a key when its first columns are those of the key, in any order.
  const { rows } = await sql<{ name: string }>`
    with wanted as (
      select conrelid as of_table, conkey as columns, conname::text as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
      union all
      select attrelid, array[attnum], 'session.customer_id' from pg_attribute
      where attrelid = 'session'::regclass and attname = 'customer_id'
    )
    select name from wanted w where not exists (
      select from pg_index i where i.indrelid = w.of_table and i.indpred is null
        and (i.indkey::smallint[])[0:cardinality(w.columns) - 1] @> w.columns
    ) order by name`.execute(gateway.platform.db);
  expect(rows).toEqual([]);
});
