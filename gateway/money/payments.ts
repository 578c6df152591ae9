import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import { accountKind, canBePaid } from '../../contract/account-rules.ts';
import type { Pence } from '../../contract/money.ts';
import { poundsOf } from '../../contract/money.ts';
import type { BalanceChanged, Payment } from '../../contract/payments.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { notFound, Problem, unprocessable } from '../http/problem.ts';
import type { Platform } from '../platform.ts';
import { requireAccount } from './accounts.ts';
import { lockAccount } from './ledger.ts';
import type { PaymentTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** Minutes after which a payment that nobody tried is given up. */
const paymentMinutes = 30;

export const isTooOld = (payment: Pick<PaymentRow, 'created_at'>, now: Date): boolean =>
  now.getTime() - payment.created_at.getTime() > paymentMinutes * 60_000;

const balanceChanged = (balance: Pence): Problem =>
  new Problem(409, 'The outstanding balance is another one now', {
    extension: {
      type: 'urn:doorstep:problem:balance-changed',
      balance: { value: poundsOf(balance) },
    } satisfies Pick<v.InferOutput<typeof BalanceChanged>, 'type' | 'balance'>,
  });

/**
 * Gives up a payment of the whole balance that nobody has tried, when that is not what is owed any more: the card form is
 * not opened for an amount that has become wrong. Answers whether it did.
 */
export async function giveUpWhenStale(
  { db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>,
  { id, account_id, amount }: PaymentRow,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { balance } = await lockAccount(transaction, account_id);
    if (balance === amount) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('payment')
      .set({ state: 'cancelled', decided_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('is_outstanding_balance', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await jobs.send(transaction, 'settle-payment', { paymentId: id, giveUp: true });
    return true;
  });
}

/**
 * Begins a payment, as part of the transaction. There is one at a time for an account that nobody has tried yet: of the
 * same amount it is that one; of another amount it is given up, here and at the card provider. Throws 409 when the amount
 * is meant to be all that is owed, and is not.
 */
export async function begin(
  { jobs, now: clock }: Pick<Platform, 'jobs' | 'now'>,
  transaction: Transaction,
  wanted: {
    readonly customerId: string;
    readonly accountId: string;
    readonly amount: Pence;
    /** The amount is meant to be all that is owed. */
    readonly isOutstandingBalance?: boolean | undefined;
  },
): Promise<{ readonly payment: PaymentRow; readonly isNew: boolean }> {
  const { customerId, accountId, amount, isOutstandingBalance = false } = wanted;
  const account = await requireAccount(transaction, customerId, accountId);
  if (!canBePaid(accountKind(account.account_type, account.tenancy_type))) {
    throw unprocessable('Nothing can be paid into this account online');
  }
  const now = clock();
  // Two that begin at once come one after the other, and what is owed does not change between being read and begun.
  const { balance } = await lockAccount(transaction, account.id);
  if (isOutstandingBalance && balance !== amount) throw balanceChanged(balance);
  const waiting = await transaction
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting && waiting.amount === amount && !isTooOld(waiting, now)) {
    const payment = await transaction
      .updateTable('payment')
      .set({ is_outstanding_balance: isOutstandingBalance })
      .where('id', '=', waiting.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { payment, isNew: false };
  }
  if (waiting) {
    await transaction
      .updateTable('payment')
      .set({ state: 'cancelled', decided_at: now })
      .where('id', '=', waiting.id)
      .execute();
    await jobs.send(transaction, 'settle-payment', { paymentId: waiting.id, giveUp: true });
  }
  const begun = await transaction
    .insertInto('payment')
    .values({
      customer_id: customerId,
      account_id: account.id,
      amount,
      is_outstanding_balance: isOutstandingBalance,
      pay_reference: account.pay_reference,
      state: 'waiting',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment: begun, isNew: true };
}

/** A payment of the customer. Throws 404 for any other. */
export async function requirePayment(
  db: Database,
  customerId: string,
  paymentId: string,
): Promise<PaymentRow> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The payment that the customer began last. Throws 404 when there is none. */
export async function requireLatestPayment(db: Database, customerId: string): Promise<PaymentRow> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const paymentToWire = (row: PaymentRow): Payment => ({
  'payment-identifier': row.id,
  reference: row.reference,
  'account-identifier': row.account_id,
  'pay-ref': row.pay_reference,
  amount: { value: poundsOf(row.amount) },
  state: row.state,
  dates: {
    'created-date': row.created_at.toISOString(),
    'decided-date': row.decided_at?.toISOString() ?? null,
  },
});
