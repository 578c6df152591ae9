import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { TestCard } from './cards.ts';
import type { CardPaymentTable } from './tables.ts';

export type CardPayment = Selectable<CardPaymentTable>;

/** What the gateway asks for when a payment is begun. Amount in pence. */
export interface RequestedPayment {
  readonly reference: string;
  readonly customerReference: string;
  readonly amount: number;
  readonly portalOrigin: string;
}

/** Where payments are kept, and the clock. */
interface Parts {
  readonly db: Database;
  readonly now: Clock;
}

const tokenMinutes = 10;
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Keeps a payment to be made; false when another one has its reference. Twice is once. */
export async function storePayment(db: Database, wanted: RequestedPayment): Promise<boolean> {
  await db
    .insertInto('card_payment')
    .values({
      reference: wanted.reference,
      customer_reference: wanted.customerReference,
      amount: wanted.amount,
      portal_origin: wanted.portalOrigin,
      state: 'open',
      token: null,
      token_expires_at: null,
      decision: null,
      decides_at: null,
      transaction_id: null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const kept = await db
    .selectFrom('card_payment')
    .select(['customer_reference', 'amount'])
    .where('reference', '=', wanted.reference)
    .executeTakeFirstOrThrow();
  return kept.customer_reference === wanted.customerReference && kept.amount === wanted.amount;
}

/** What opens the frame for this payment alone, in place of what did before; undefined once it was tried. */
export async function newToken({ db, now }: Parts, reference: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const { numUpdatedRows } = await db
    .updateTable('card_payment')
    .set({ token: digestOf(token), token_expires_at: new Date(now().getTime() + tokenMinutes * 60_000) })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? token : undefined;
}

/** The payment that a token opens; undefined for a token that was never given or is too old. */
export async function findPaymentByToken(
  { db, now }: Parts,
  token: string,
): Promise<CardPayment | undefined> {
  return db
    .selectFrom('card_payment')
    .selectAll()
    .where('token', '=', digestOf(token))
    .where('token_expires_at', '>', now())
    .executeTakeFirst();
}

/** Ends what is processed and whose time has come. */
const decide = (db: Database, reference: string, decision: 'paid' | 'refused') =>
  db
    .updateTable('card_payment')
    .set({ state: decision, transaction_id: decision === 'paid' ? `CT-${randomUUID()}` : null })
    .where('reference', '=', reference)
    .where('state', '=', 'processing')
    .execute();

/** How a payment stands now; undefined for one that was never asked for. */
export async function findPayment({ db, now }: Parts, reference: string): Promise<CardPayment | undefined> {
  const find = () =>
    db.selectFrom('card_payment').selectAll().where('reference', '=', reference).executeTakeFirst();
  const found = await find();
  if (found?.state !== 'processing' || !found.decision || !found.decides_at) return found;
  if (found.decides_at.getTime() > now().getTime()) return found;
  await decide(db, reference, found.decision);
  return find();
}

/** Pays with a card; false when the payment was tried already or is over. */
export async function payWith({ db, now }: Parts, reference: string, card: TestCard): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_payment')
    .set({
      state: 'processing',
      token: null,
      token_expires_at: null,
      decision: card.decision ?? null,
      decides_at: card.decision ? new Date(now().getTime() + (card.after ?? 0) * 1000) : null,
    })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a payment up, unless it was tried. */
export async function cancel(db: Database, reference: string): Promise<void> {
  await db
    .updateTable('card_payment')
    .set({ state: 'cancelled', token: null, token_expires_at: null })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .execute();
}
