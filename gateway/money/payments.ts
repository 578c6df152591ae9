import type { Selectable } from 'kysely';
import { accountKind, canBePaid } from '../../contract/account-rules.ts';
import type { Pence } from '../../contract/money.ts';
import { poundsOf } from '../../contract/money.ts';
import type { Payment } from '../../contract/payments.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { notFound, unprocessable } from '../http/problem.ts';
import type { Platform } from '../platform.ts';
import { requireAccount } from './accounts.ts';
import type { PaymentTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** Minutes after which a payment that nobody tried is given up. */
const paymentMinutes = 30;

export const isTooOld = (payment: Pick<PaymentRow, 'created_at'>, now: Date): boolean =>
  now.getTime() - payment.created_at.getTime() > paymentMinutes * 60_000;

/**
 * Begins a payment, as part of the transaction. There is one at a time for an account that nobody has tried yet: of the
 * same amount it is that one; of another amount it is given up, here and at the card provider.
 */
export async function begin(
  { jobs, now: clock, metrics }: Pick<Platform, 'jobs' | 'now' | 'metrics'>,
  transaction: Transaction,
  wanted: { readonly customerId: string; readonly accountId: string; readonly amount: Pence },
): Promise<PaymentRow> {
  const { customerId, accountId, amount } = wanted;
  const account = await requireAccount(transaction, customerId, accountId);
  if (!canBePaid(accountKind(account.account_type, account.tenancy_type))) {
    throw unprocessable('Nothing can be paid into this account online');
  }
  const now = clock();
  // Two that begin at once come one after the other.
  await transaction.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
  const waiting = await transaction
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting && waiting.amount === amount && !isTooOld(waiting, now)) return waiting;
  if (waiting) {
    await transaction
      .updateTable('payment')
      .set({ state: 'cancelled', decided_at: now })
      .where('id', '=', waiting.id)
      .execute();
    await jobs.send(transaction, 'settle-payment', { paymentId: waiting.id, giveUp: true });
  }
  metrics.payments.inc({ outcome: 'begun' });
  return transaction
    .insertInto('payment')
    .values({
      customer_id: customerId,
      account_id: account.id,
      amount,
      pay_reference: account.pay_reference,
      state: 'waiting',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
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
  'account-identifier': row.account_id,
  'pay-ref': row.pay_reference,
  amount: { value: poundsOf(row.amount) },
  state: row.state,
  dates: {
    'created-date': row.created_at.toISOString(),
    'decided-date': row.decided_at?.toISOString() ?? null,
  },
});
