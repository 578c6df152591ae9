import { sql } from 'kysely';
import type { Database } from './database/schema.ts';
import { inTransaction } from './database/transactions.ts';
import { residents } from './demo/residents.ts';

/** Thrown when a demonstration is started on a database of real residents. */
export class NotDemonstrationError extends Error {
  override readonly name = 'NotDemonstrationError';
}

/**
 * Fills an empty database with the demonstration as of now, all or nothing. Of several processes that start at once, one does it
 * and the others wait. Throws NotDemonstrationError when the database holds residents, but none of the demonstration's:
 * its sign-in must never stand before real records.
 */
export async function seedWhenEmpty(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('doorstep-demonstration'))`.execute(transaction);
    const someone = await transaction.selectFrom('customer').select('id').limit(1).executeTakeFirst();
    if (!someone) {
      // It draws papers, and what draws them takes a seventh of the time in which a gateway starts. Most find their database full.
      const { seed } = await import('./demo/seed-everything.ts');
      return seed(transaction, now);
    }
    const known = await transaction
      .selectFrom('customer')
      .select('id')
      .where('id', '=', residents[0].customerId)
      .executeTakeFirst();
    if (!known) {
      throw new NotDemonstrationError(
        'The database holds residents who are not of the demonstration. DEMONSTRATION=on needs a database of its own.',
      );
    }
  });
}
