import { sql } from 'kysely';
import { dayOf } from '../../contract/dates.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { bulkId } from './seed-bulk.ts';

/** Residents whose accounts are added in one transaction. */
const batch = 10_000;
const [charge, payment] = [50_000, 49_000];

/**
 * Gives residents of the bulk data a rent account with so many lines each, charges and payments in turn up to the day of `now`.
 * Accounts that exist already are left as they are.
 */
export async function seedBulkMoney(
  db: Database,
  customers: number,
  linesEach: number,
  now: Date,
): Promise<void> {
  if (linesEach === 0) return;
  for (let first = 1; first <= customers; first += batch) {
    await addAccounts(db, first, Math.min(first + batch - 1, customers), { linesEach, today: dayOf(now) });
  }
}

/** The balance after so many lines. */
const balanceAfter = (count: string) =>
  sql.raw(`((${count}) + 1) / 2 * ${charge} - (${count}) / 2 * ${payment}`);

async function addAccounts(
  db: Database,
  first: number,
  last: number,
  { linesEach, today }: { readonly linesEach: number; readonly today: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Half a million rows take longer than a resident would wait.
    await sql`set local statement_timeout = '10min'`.execute(transaction);
    await sql`
      with added as (
        insert into account (id, customer_id, tenancy_id, account_type, account_number, pay_reference, last_number, balance)
        select ${bulkId('account', 'n')}, ${bulkId('customer', 'n')}, ${bulkId('tenancy', 'n')}, 'REN',
          (60000000 + n)::text, (5000000 + n)::text || '01', ${linesEach}::integer, ${balanceAfter(String(linesEach))}
        from generate_series(${first}::integer, ${last}::integer) n
        on conflict do nothing
        returning id
      )
      insert into account_transaction (account_id, number, description, transaction_type, payment_code, opening_balance,
        change, running_balance, transaction_date, is_posted, created_at)
      select id, k, case when k % 2 = 1 then 'Rent charge' else 'Direct Debit payment' end,
        case when k % 2 = 1 then 'DRS' else 'PAY' end, case when k % 2 = 1 then 'DR' else 'CR' end,
        ${balanceAfter('k - 1')}, case when k % 2 = 1 then ${charge}::integer else -${payment}::integer end,
        ${balanceAfter('k')}, at.day, true, at.day
      from added
      cross join generate_series(1, ${linesEach}::integer) k
      cross join lateral (select ${today}::date - (${linesEach}::integer - k) * 15 as day) at
      order by id, k`.execute(transaction);
  });
}
