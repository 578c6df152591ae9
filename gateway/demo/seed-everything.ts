import type { Database } from '../database/schema.ts';
import { seedAnalystLogins, seedLogins } from '../identity/demonstration-logins.ts';
import { analysts } from './analysts.ts';
import { residents } from './residents.ts';
import { seedDemonstration } from './seed.ts';
import { seedVisits } from './seed-visits.ts';

/** Visits that the atlas shows on its first day. */
const visits = 1200;

/** Puts the demonstration data of a day into a database: the provider's records, visits, and a login for everybody. */
export async function seed(db: Database, now: Date): Promise<void> {
  await seedDemonstration(db, now);
  await seedVisits(db, visits, now);
  await seedLogins(db, residents);
  await seedAnalystLogins(db, analysts);
}
