import { sql } from 'kysely';
import type { Database } from './database/schema.ts';
import { residents } from './demo/residents.ts';
import { seedDemonstration } from './demo/seed.ts';
import { seedLogins } from './identity/demonstration-logins.ts';

/** Puts the demonstration data into a database: the provider's records, and a login for each resident. */
export async function seed(db: Database): Promise<void> {
  await seedDemonstration(db);
  await seedLogins(db, residents);
}

/**
 * Fills the database unless it holds customers already, all or nothing. Of several processes that start at once, one
 * does it and the others wait.
 */
export async function seedWhenEmpty(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('doorstep-demonstration'))`.execute(transaction);
    const someone = await transaction.selectFrom('customer').select('id').limit(1).executeTakeFirst();
    if (!someone) await seed(transaction);
  });
}
