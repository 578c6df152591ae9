import type { Database, Transaction } from '../../gateway/database/schema.ts';

/** Does something in a transaction that is rolled back, and answers what came of it. */
export async function takenBack<T>(db: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transaction = await db.startTransaction().execute();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
