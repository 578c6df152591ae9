import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Place, prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Platform, SessionOfRequest } from '../platform.ts';
import type { Person } from './person.ts';

const minute = 60_000;
/**
 * How long a session lives without a call. The portal logs residents out after 30 minutes without activity and calls at
 * least every 5 while there is some: only a portal that is gone is idle for longer.
 */
const idleMs: Readonly<Record<Person['role'], number>> = { resident: 40 * minute, analyst: 60 * minute };
/** How long one lives however much it is used. */
export const longestSessionMs = 8 * 60 * minute;
/** How much of the idle time must have gone before it is moved on: not every call should write. */
const stepMs = minute;

/** The record's key. Whoever reads the table cannot make a cookie of it. */
const sessionKey = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url');

export interface NewSession {
  /** The cookie's value: 256 random bits, stored nowhere. */
  readonly credential: string;
  /** Names the session in tracking and logs; grants nothing. */
  readonly trackingId: string;
  readonly expiresAt: Date;
  /** When it ends unless it is used meanwhile. */
  readonly idleExpiresAt: Date;
  /** Seconds that the cookie may live. */
  readonly maxAge: number;
}

/** Begins a session. `replaces` ends the one that the browser had before. */
export async function beginSession(
  { db, now: clock }: Pick<Platform, 'db' | 'now'>,
  { role, customerId }: Person,
  replaces: SessionOfRequest | null,
): Promise<NewSession> {
  const credential = randomBytes(32).toString('base64url');
  const trackingId = randomUUID();
  const now = clock().getTime();
  const expiresAt = new Date(now + longestSessionMs);
  const idleExpiresAt = new Date(now + idleMs[role]);
  await inTransaction(db, async (transaction) => {
    if (replaces) await transaction.deleteFrom('session').where('id', '=', replaces.id).execute();
    await transaction
      .insertInto('session')
      .values({
        id: sessionKey(credential),
        tracking_id: trackingId,
        role,
        customer_id: customerId,
        idle_expires_at: idleExpiresAt,
        expires_at: expiresAt,
      })
      .execute();
  });
  return { credential, trackingId, expiresAt, idleExpiresAt, maxAge: longestSessionMs / 1000 };
}

const sessionById = prepared((db, place: Place<{ readonly id: string }>) =>
  db
    .selectFrom('session')
    .select(['role', 'customer_id', 'tracking_id', 'idle_expires_at', 'expires_at'])
    .where('id', '=', place('id')),
);

// The database lets an analyst have no customer, and a resident not be without one.
const personOf = (role: Person['role'], customerId: string | null): Person =>
  role === 'resident' && customerId !== null ? { role, customerId } : { role: 'analyst', customerId: null };

/** The living session of a cookie's value, which use keeps alive: so many minutes from the last call, 8 hours in all. */
export async function findSession(
  { db, reads, now: clock }: Pick<Platform, 'db' | 'reads' | 'now'>,
  credential: string,
): Promise<SessionOfRequest | null> {
  const id = sessionKey(credential);
  const [row] = await sessionById.rows(reads, { id });
  const now = clock().getTime();
  if (!row || row.idle_expires_at.getTime() <= now) return null;
  const movedOn = Math.min(now + idleMs[row.role], row.expires_at.getTime());
  if (movedOn - row.idle_expires_at.getTime() >= stepMs) {
    await db
      .updateTable('session')
      .set({ idle_expires_at: new Date(movedOn) })
      .where('id', '=', id)
      .execute();
  }
  return { id, person: personOf(row.role, row.customer_id), trackingId: row.tracking_id };
}

/** Ends a session at once, in every process. */
export async function endSession(db: Database, session: SessionOfRequest): Promise<void> {
  await db.deleteFrom('session').where('id', '=', session.id).execute();
}

/** Ends every session of a resident, in all browsers. */
export async function endSessionsOf(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).execute();
}

/** Removes the records of sessions that are over. */
export async function sweepSessions({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('session').where('idle_expires_at', '<', now()).execute();
}
