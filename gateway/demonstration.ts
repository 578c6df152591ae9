import { sql } from 'kysely';
import type { Database } from './database/schema.ts';
import { analysts } from './demo/analysts.ts';
import { residents } from './demo/residents.ts';
import { seedDemonstration } from './demo/seed.ts';
import { seedVisits } from './demo/seed-visits.ts';
import { seedAnalystLogins, seedLogins } from './identity/demonstration-logins.ts';

/** Visits that the atlas shows on its first day. */
const visits = 1200;

/** Puts the demonstration data into a database: the provider's records, visits, and a login for everybody. */
export async function seed(db: Database): Promise<void> {
  await seedDemonstration(db);
  await seedVisits(db, visits);
  await seedLogins(db, residents);
  await seedAnalystLogins(db, analysts);
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
