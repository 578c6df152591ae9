import { sql } from 'kysely';
import { displayNumber } from '../../contract/account-rules.ts';
import { type Account, liveBalance } from '../../contract/accounts.ts';
import { poundsOf } from '../../contract/money.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';

/** An account with its tenancy, its last line and its last payment. Amounts are pence. */
const accountsOf = (db: Database, customerId: string) =>
  db
    .selectFrom('account')
    .innerJoin('tenancy', 'tenancy.id', 'account.tenancy_id')
    .leftJoin('account_transaction as last', (join) =>
      join.onRef('last.account_id', '=', 'account.id').onRef('last.number', '=', 'account.last_number'),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('account_transaction')
          .select(['change', 'created_at'])
          .whereRef('account_transaction.account_id', '=', 'account.id')
          .where('transaction_type', '=', 'PAY')
          .orderBy('number', 'desc')
          .limit(1)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .where('account.customer_id', '=', customerId)
    .select([
      'account.id',
      'account.account_type',
      'account.account_number',
      'account.pay_reference',
      'account.balance',
      'tenancy.id as tenancy_id',
      'tenancy.tenancy_type',
      sql<string>`to_char(tenancy.start_date, 'YYYY-MM-DD')`.as('tenancy_start'),
      'last.change as last_change',
      'last.created_at as last_at',
      'payment.change as payment_change',
      'payment.created_at as payment_at',
    ]);

/** Payments that the card provider has not decided yet, of these accounts. Amounts are pence. */
export const readPending = async (db: Database, accountIds: readonly string[]): Promise<PendingRow[]> =>
  accountIds.length === 0
    ? []
    : db
        .selectFrom('payment')
        .select(['id', 'reference', 'account_id', 'amount', 'created_at'])
        .where('account_id', 'in', accountIds)
        .where('state', '=', 'checking')
        .orderBy('created_at')
        .execute();

interface PendingRow {
  readonly id: string;
  readonly reference: string;
  readonly account_id: string;
  readonly amount: number;
  readonly created_at: Date;
}

export type AccountRow = Awaited<ReturnType<ReturnType<typeof accountsOf>['execute']>>[number];

/** The accounts of a customer in the order in which they are shown. */
export async function readAccounts(db: Database, customerId: string): Promise<AccountRow[]> {
  const rows = await accountsOf(db, customerId)
    .orderBy('tenancy.is_active', 'desc')
    .orderBy('tenancy.start_date', 'desc')
    .orderBy('account.account_number')
    .execute();
  return rows.sort((a, b) => displayNumber(a.account_type) - displayNumber(b.account_type));
}

/** An account of the customer. Throws 404 for any other. */
export async function requireAccount(
  db: Database,
  customerId: string,
  accountId: string,
): Promise<AccountRow> {
  const row = await accountsOf(db, customerId).where('account.id', '=', accountId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The account of the customer with this pay reference. Throws 404 for any other. */
export async function requireAccountByReference(
  db: Database,
  customerId: string,
  payReference: string,
): Promise<AccountRow> {
  const row = await accountsOf(db, customerId)
    .where('account.pay_reference', '=', payReference)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const lineToWire = (change: number | null, at: Date | null): Account['last-transaction'] =>
  change === null || at === null
    ? null
    : {
        amount: { gross: { value: poundsOf(Math.abs(change)) } },
        dates: { 'created-date': at.toISOString() },
      };

/** An account as it stands now. */
export const accountToWire = (row: AccountRow, pending: readonly PendingRow[], now: Date): Account => ({
  'account-identifier': row.id,
  'account-type': row.account_type,
  'tenancy-type': row.tenancy_type,
  identifiers: { 'pay-ref': row.pay_reference, 'account-number': row.account_number },
  balance: [{ 'balance-type': liveBalance, 'monetary-amount': { value: poundsOf(row.balance) } }],
  'as-at': now.toISOString(),
  'last-transaction': lineToWire(row.last_change, row.last_at),
  'last-payment': lineToWire(row.payment_change, row.payment_at),
  'pending-payments': pending
    .filter((payment) => payment.account_id === row.id)
    .map((payment) => ({
      'payment-identifier': payment.id,
      reference: payment.reference,
      amount: { value: poundsOf(payment.amount) },
      dates: { 'created-date': payment.created_at.toISOString() },
    })),
});
