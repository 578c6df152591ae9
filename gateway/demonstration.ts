import { sql } from 'kysely';
import type { Database } from './database/schema.ts';
import { inTransaction } from './database/transactions.ts';
import { analysts } from './demo/analysts.ts';
import { residents } from './demo/residents.ts';
import { seedDemonstration } from './demo/seed.ts';
import { seedVisits } from './demo/seed-visits.ts';
import { seedAnalystLogins, seedLogins } from './identity/demonstration-logins.ts';

/** Visits that the atlas shows on its first day. */
const visits = 1200;

/** Puts the demonstration data of a day into a database: the provider's records, visits, and a login for everybody. */
export async function seed(db: Database, now: Date): Promise<void> {
  await seedDemonstration(db, now);
  await seedVisits(db, visits, now);
  await seedLogins(db, residents);
  await seedAnalystLogins(db, analysts);
}

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
    if (!someone) return seed(transaction, now);
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
