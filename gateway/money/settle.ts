import { sql } from 'kysely';
import { cardProvider as words } from '../../content/card-provider.ts';
import { writtenMessages as messages } from '../../content/written-messages.ts';
import { dayInWords, dayOf } from '../../contract/dates.ts';
import { pounds } from '../../contract/money.ts';
import { writeMessage } from '../communications/message-templates.ts';
import { emailResident, type Notifier } from '../communications/notify.ts';
import { clockNow } from '../database/clock.ts';
import type { Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { fillMessage } from '../fill.ts';
import type { Platform } from '../platform.ts';
import type { Seen } from './card-provider.ts';
import { appendLine, lockAccount } from './ledger.ts';
import { mismatchOf } from './mismatch.ts';
import { isTooOld, type PaymentRow } from './payments.ts';

type Parts = Pick<Platform, 'db' | 'cards' | 'metrics' | 'now'> & Notifier;

/** What the card provider has is not what was asked for. Nothing is credited; somebody has to look. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

const read = (db: Platform['db'], paymentId: string) =>
  db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();

/**
 * Puts the money onto the account, as a line that is not posted yet, and sends the resident the receipt: a message, and an
 * e-mail where there is an address.
 */
export async function credit(
  transaction: Transaction,
  notifier: Notifier,
  payment: PaymentRow,
  cardTransaction: string,
  now: Date,
): Promise<void> {
  const line = {
    description: `${words.line}, ${payment.reference}`,
    transaction_type: 'PAY' as const,
    payment_code: 'CR',
    is_posted: false,
    change: -payment.amount,
    payment_id: payment.id,
  };
  const line_id = await appendLine(transaction, payment.account_id, line, now);
  await transaction
    .updateTable('payment')
    .set({ state: 'paid', card_transaction: cardTransaction, line_id, decided_at: now })
    .where('id', '=', payment.id)
    .execute();
  const paid = {
    amount: pounds(payment.amount),
    account: payment.pay_reference,
    reference: payment.reference,
    day: dayInWords(dayOf(now)),
  };
  const text = fillMessage(messages.paid, paid);
  await writeMessage(
    transaction,
    {
      customerId: payment.customer_id,
      assetId: null,
      paymentReference: payment.pay_reference,
      category: 'Rent and Service Charges',
      text,
    },
    now,
  );
  await emailResident(transaction, notifier, { customerId: payment.customer_id, text });
}

const move = (
  transaction: Transaction,
  { id }: PaymentRow,
  state: Exclude<PaymentRow['state'], 'paid'>,
  now: Date,
) =>
  transaction
    .updateTable('payment')
    .set({ state, decided_at: state === 'waiting' || state === 'checking' ? null : now })
    .where('id', '=', id)
    .execute();

/** Where the word of the card provider leads; undefined where nothing changes. */
function nextState(payment: PaymentRow, seen: Seen | undefined, now: Date): PaymentRow['state'] | undefined {
  if (seen?.state === 'paid') return 'paid';
  if (seen?.state === 'processing') return 'checking';
  // What was over stays over, unless money was taken after all.
  if (payment.decided_at !== null) return undefined;
  if (seen?.state === 'refused') return 'refused';
  if (seen?.state === 'cancelled') return isTooOld(payment, now) ? 'expired' : 'cancelled';
  // One that was never made known cannot have been tried.
  return seen === undefined && isTooOld(payment, now) ? 'expired' : undefined;
}

/**
 * Asks the card provider how a payment stands and writes down what follows: the one way in which money comes onto an
 * account. However often, in whatever order and by however many at once it is done, a payment is credited once.
 * `giveUp` asks it to take the money no more, unless it was tried. Throws when the card provider does not answer.
 */
export async function settlePayment(
  { db, cards, metrics, now: clock, ...notifier }: Parts,
  paymentId: string,
  { giveUp = false }: { readonly giveUp?: boolean } = {},
): Promise<PaymentRow | undefined> {
  const known = await read(db, paymentId);
  if (!known || known.state === 'paid' || known.settled_because !== null || !cards) return known;
  const isOver = giveUp || (known.state === 'waiting' && isTooOld(known, clock()));
  const seen = isOver ? await cards.cancel(known.id) : await cards.findPayment(known.id);
  const isOther = mismatchOf(known, seen) !== undefined;
  const outcome = await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, known.account_id);
    const payment = await transaction
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (payment.state === 'paid' || payment.settled_because !== null) return undefined;
    const now = clock();
    const next = isOther ? 'checking' : nextState(payment, seen, now);
    if (next === undefined || next === payment.state) return undefined;
    if (next !== 'paid') await move(transaction, payment, next, now);
    else if (seen?.transactionId) await credit(transaction, notifier, payment, seen.transactionId, now);
    else throw new Mismatch('a payment was taken without a name');
    return next;
  });
  if (isOther) {
    metrics.payments.inc({ outcome: 'mismatch' });
    throw new Mismatch('the card provider has another payment than was asked for');
  }
  if (outcome !== undefined && outcome !== 'checking') metrics.payments.inc({ outcome });
  return read(db, paymentId);
}

/** Most payments that one round looks after. */
const atOnce = 200;
/** Hours until a payment that was taken is posted. */
const postingHours = 24;

/**
 * Settles payments whose resident never came back, gives up those that nobody tried, and posts what was paid a day ago.
 * Answers how many could not be settled.
 */
export async function sweepPayments(platform: Parts): Promise<number> {
  const { db, now } = platform;
  const open = await db
    .selectFrom('payment')
    .select('id')
    .where('state', 'in', ['waiting', 'checking'])
    .where('created_at', '<', new Date(now().getTime() - 60_000))
    .orderBy(sql`coalesce(checked_at, created_at)`)
    .limit(atOnce)
    .execute();
  let failed = 0;
  for (const { id } of open) {
    await db.updateTable('payment').set({ checked_at: clockNow }).where('id', '=', id).execute();
    // One that cannot be settled must not keep the others waiting.
    await settlePayment(platform, id).catch(() => {
      failed += 1;
    });
  }
  await db
    .updateTable('account_transaction')
    .set({ is_posted: true })
    .where('is_posted', '=', false)
    .where('created_at', '<', new Date(now().getTime() - postingHours * 3_600_000))
    .execute();
  await db
    .deleteFrom('payment_notice')
    .where('received_at', '<', new Date(now().getTime() - 24 * 3_600_000))
    .execute();
  return failed;
}
