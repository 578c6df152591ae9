import { sql } from 'kysely';
import type { Notifier } from '../communications/notify.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { recordAccess } from '../personal-data/audit.ts';
import type { Platform } from '../platform.ts';
import type { CardProvider } from './card-provider.ts';
import { lockAccount } from './ledger.ts';
import { mismatchOf } from './mismatch.ts';
import type { PaymentRow } from './payments.ts';
import { credit } from './settle.ts';

/** A payment that waits for a person, and why. */
export interface MismatchedPayment {
  readonly payment: PaymentRow;
  /** What the card provider says otherwise, as a sentence. */
  readonly why: string;
}

/** A payment cannot be settled so; the message says why, and nothing was changed. */
export class CannotSettle extends Error {
  override readonly name = 'CannotSettle';
}

async function otherWith(db: Database, payment: PaymentRow, transactionId: string | null) {
  if (transactionId === null) return undefined;
  return db
    .selectFrom('payment')
    .select('id')
    .where('card_transaction', '=', transactionId)
    .where('id', '<>', payment.id)
    .executeTakeFirst();
}

/**
 * The payments of which the card provider has something else than was asked for, the oldest first. It is asked about
 * every one that is not decided. Throws when it does not answer.
 */
export async function mismatchedPayments(
  db: Database,
  cards: Pick<CardProvider, 'findPayment'>,
): Promise<readonly MismatchedPayment[]> {
  const undecided = await db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['waiting', 'checking'])
    .orderBy('created_at')
    .execute();
  const found: MismatchedPayment[] = [];
  for (const payment of undecided) {
    const seen = await cards.findPayment(payment.id);
    const other = await otherWith(db, payment, seen?.transactionId ?? null);
    const why =
      mismatchOf(payment, seen) ??
      (other ? `its money ${seen?.transactionId} is that of the payment ${other.id}` : undefined);
    if (why !== undefined) found.push({ payment, why });
  }
  return found;
}

/** What a person found out about a payment. */
export type Finding =
  | { readonly as: 'refused' }
  /** As the card provider calls the money that it took. The amount that was asked for is credited. */
  | { readonly as: 'paid'; readonly cardTransaction: string };

/**
 * Settles a payment by the word of a person: the money goes onto the account and the resident gets the receipt, or it is
 * said that none was taken. It is final; the card provider is not asked about it again. Throws `CannotSettle` when there is no such payment, when it is
 * decided already, without a reason, or for money that is another payment's.
 * @param reason why, in words; kept with the payment
 */
export async function settleManually(
  { db, ...notifier }: Pick<Platform, 'db'> & Notifier,
  paymentId: string,
  found: Finding,
  { actor, reason, now }: { readonly actor: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  const settled_because = reason.trim();
  if (settled_because === '') throw new CannotSettle('Say why, in words.');
  await inTransaction(db, async (transaction) => {
    const known = await transaction
      .selectFrom('payment')
      .select(['id', 'account_id'])
      // Typed by a person, so it may be no identifier at all; or the reference that the resident has.
      .where(({ or, eb }) =>
        or([
          eb(sql<string>`id::text`, '=', paymentId.trim().toLowerCase()),
          eb('reference', '=', paymentId.trim().toUpperCase()),
        ]),
      )
      .executeTakeFirst();
    if (!known) throw new CannotSettle(`There is no payment ${paymentId}.`);
    await lockAccount(transaction, known.account_id);
    const payment = await transaction
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', known.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (payment.decided_at !== null) throw new CannotSettle(`The payment is ${payment.state} already.`);
    if (found.as === 'paid') {
      const other = await otherWith(transaction, payment, found.cardTransaction);
      if (other) throw new CannotSettle(`This money is that of the payment ${other.id}.`);
      await credit(transaction, notifier, payment, found.cardTransaction, now);
    }
    await transaction
      .updateTable('payment')
      .set({ settled_because, ...(found.as === 'refused' ? { state: 'refused', decided_at: now } : {}) })
      .where('id', '=', payment.id)
      .execute();
    const { customer_id: customerId } = payment;
    await recordAccess(transaction, { actor, action: 'settle payment', customerId, reason });
  });
}
