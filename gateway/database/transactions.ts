import type { Database, Transaction } from './schema.ts';

/** What PostgreSQL says when it took a transaction back only because of another one that ran at the same time. */
const takenBack: ReadonlySet<unknown> = new Set([
  // serialization_failure
  '40001',
  // deadlock_detected
  '40P01',
]);

/** How often a transaction is tried in all. */
const maxTries = 5;

const isTakenBack = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && takenBack.has(error.code);

/**
 * Runs work in a transaction. The work runs again, up to five times in all, when the database took the transaction back
 * because of a deadlock or a serialization failure: nothing of it was kept, and the other transaction has ended. So the
 * work must change nothing outside the transaction.
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === maxTries || !isTakenBack(error)) throw error;
    }
  }
}
