import type { Database } from '../database/schema.ts';
import { createAccount } from './accounts.ts';
import { hashOnce } from './passwords.ts';

export interface DemonstrationLogin {
  readonly email: string;
  readonly password: string;
  readonly customerId: string;
}

/** Gives each resident of the demonstration data a login. Those who have one keep it. */
export async function seedLogins(db: Database, logins: readonly DemonstrationLogin[]): Promise<void> {
  const hash = hashOnce();
  await Promise.all(logins.map((login) => createAccount(db, login, hash)));
}

/** Gives each analyst of the demonstration a login. */
export async function seedAnalystLogins(
  db: Database,
  logins: readonly Pick<DemonstrationLogin, 'email' | 'password'>[],
): Promise<void> {
  await Promise.all(
    logins.map(({ email, password }) =>
      createAccount(db, { email, password, customerId: null, role: 'analyst' }),
    ),
  );
}
