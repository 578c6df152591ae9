import { createHash, webcrypto } from 'node:crypto';
import { sql } from 'kysely';
import { clockNow } from '../database/clock.ts';
import { type Place, prepared } from '../database/prepared.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { invalid, unprocessable } from './problem.ts';

/** An answer as it goes out, ready to be kept and sent again. */
export interface FinishedAnswer {
  readonly status: number;
  readonly headers: { readonly etag?: string; readonly location?: string };
  readonly body: string | null;
}

export interface IdempotentRequest {
  readonly customerId: string;
  readonly key: string;
  /** Names the transaction in the database: see `nameTransaction`. */
  readonly correlationId: string;
  /** Equal for equal requests: see `fingerprint`. */
  readonly fingerprint: string;
}

const headerName = 'Idempotency-Key';

/** The key that the caller sent, or undefined. Throws 400 for a key that is required and absent, or not of 8 to 200 printable characters. */
export function readIdempotencyKey(
  header: string | string[] | undefined,
  required: boolean,
): string | undefined {
  if (header === undefined) {
    if (required)
      throw invalid({ [headerName]: ['Send a key that stays the same when you send this again'] });
    return undefined;
  }
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header)) {
    throw invalid({ [headerName]: ['The key must have 8 to 200 printable characters'] });
  }
  return header;
}

/** Characters from which on a text is digested by itself, by another thread: that of a file would keep everybody waiting. */
const longText = 65_536;

async function textDigest(text: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(text));
  return Buffer.from(digest).toString('base64url');
}

/**
 * The value with the keys of every object in order, so that equal values give equal text, and with the digest of each long
 * text in its place, once all of `digests` are there. A promise for each value would take ten times as long.
 */
function comparable(value: unknown, digests: Promise<void>[]): unknown {
  if (typeof value === 'string' && value.length >= longText) {
    const placed = { digest: '' };
    const place = (digest: string): void => {
      placed.digest = digest;
    };
    digests.push(textDigest(value).then(place));
    return placed;
  }
  if (Array.isArray(value)) return value.map((inner) => comparable(inner, digests));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, comparable(inner, digests)]));
}

/** Equal for equal requests, whatever the order of their fields. */
export async function fingerprint(...parts: readonly unknown[]): Promise<string> {
  const digests: Promise<void>[] = [];
  const value = comparable(parts, digests);
  await Promise.all(digests);
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/** As the transaction calls itself in the views and the log of PostgreSQL, which cut it off after 63 characters. */
const transactionName = (correlationId: string): string => `doorstep ${correlationId}`.slice(0, 63);

/** Names the transaction after the click that set it off, for whoever looks at what the database is doing. */
export async function nameTransaction(transaction: Transaction, correlationId: string): Promise<void> {
  await sql`select set_config('application_name', ${transactionName(correlationId)}, true)`.execute(
    transaction,
  );
}

interface KeyToClaim extends Omit<IdempotentRequest, 'correlationId'> {
  readonly transactionName: string;
}

const keyClaimed = prepared((db, place: Place<KeyToClaim>) =>
  db
    .insertInto('idempotency')
    .values({
      customer_id: place('customerId'),
      key: place('key'),
      fingerprint: place('fingerprint'),
      status: null,
      headers: null,
      body: null,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'key']).doNothing())
    // Named on the way, so that it takes no trip of its own.
    .returning([
      'key',
      sql<string>`set_config('application_name', ${place('transactionName')}, true)`.as('transaction_name'),
    ]),
);

interface KeptAnswer {
  readonly customerId: string;
  readonly key: string;
  readonly status: number;
  readonly headers: string;
  readonly body: string | null;
}

const answerKept = prepared((db, place: Place<KeptAnswer>) =>
  db
    .updateTable('idempotency')
    .set({ status: place('status'), headers: place('headers'), body: place('body') })
    .where('customer_id', '=', place('customerId'))
    .where('key', '=', place('key')),
);

/**
 * Carries an effect out once for a customer and key. The key is kept in the transaction of the effect, so the two
 * stand or fall together: an effect that throws leaves the key free. After a deadlock the effect runs again, as
 * `inTransaction` says. Whoever comes second waits for the first and
 * is given the same answer; another request under the same key is refused with 422.
 */
export async function carryOutOnce(
  db: Database,
  request: IdempotentRequest,
  effect: (transaction: Transaction) => Promise<FinishedAnswer>,
): Promise<FinishedAnswer> {
  return inTransaction(db, async (transaction) => {
    // A rival's uncommitted row makes this insert wait until the rival has finished.
    const [claimed] = await keyClaimed.rows(transaction, {
      ...request,
      transactionName: transactionName(request.correlationId),
    });
    if (!claimed) return earlierAnswer(transaction, request);

    const answer = await effect(transaction);
    await answerKept.rows(transaction, {
      customerId: request.customerId,
      key: request.key,
      status: answer.status,
      headers: JSON.stringify(answer.headers),
      body: answer.body,
    });
    return answer;
  });
}

async function earlierAnswer(transaction: Transaction, request: IdempotentRequest): Promise<FinishedAnswer> {
  const row = await transaction
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'headers', 'body'])
    .where('customer_id', '=', request.customerId)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (row.fingerprint !== request.fingerprint) {
    throw unprocessable('This key was already used for another request');
  }
  if (row.status === null) throw new Error('an idempotency key was kept without its answer');
  return { status: row.status, headers: row.headers ?? {}, body: row.body };
}

/** Forgets keys after seven days: nobody sends a request again after that. */
export async function sweepIdempotency(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`${clockNow} - interval '7 days'`)
    .execute();
}
