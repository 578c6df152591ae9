import type { Database } from '../database/schema.ts';
import { createAccount } from './accounts.ts';

export interface DemonstrationLogin {
  readonly email: string;
  readonly password: string;
  readonly customerId: string;
}

/** Gives each resident of the demonstration data a login. Those who have one keep it. */
export async function seedLogins(db: Database, logins: readonly DemonstrationLogin[]): Promise<void> {
  await Promise.all(logins.map((login) => createAccount(db, login)));
}
