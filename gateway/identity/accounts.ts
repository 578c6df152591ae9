import type { Database } from '../database/schema.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import type { Person } from './person.ts';

/** A login at the demonstration identity provider. */
export interface Account {
  readonly id: string;
  readonly email: string;
  /** The customer that it belongs to; null when the provider knows none with this e-mail address. */
  readonly customerId: string | null;
  readonly role: Person['role'];
}

export const normalEmail = (email: string): string => email.trim().toLowerCase();

const row = (db: Database) =>
  db.selectFrom('identity_account').select(['id', 'email', 'customer_id as customerId', 'role', 'password']);

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const found = await row(db).where('id', '=', id).executeTakeFirst();
  return found && { id: found.id, email: found.email, customerId: found.customerId, role: found.role };
}

/** The account when e-mail address and password belong together. */
export async function verifyLogin(
  db: Database,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const found = await row(db).where('email', '=', normalEmail(email)).executeTakeFirst();
  if (!(await checkPassword(password, found?.password)) || !found) return undefined;
  return { id: found.id, email: found.email, customerId: found.customerId, role: found.role };
}

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly customerId: string | null;
  /** A resident unless told. */
  readonly role?: Person['role'];
}

/**
 * Makes a login, or answers undefined when the address or the customer has one already.
 * @param hash makes what is stored of the password
 */
export async function createAccount(
  db: Database,
  details: NewAccount,
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<string | undefined> {
  const made = await db
    .insertInto('identity_account')
    .values({
      email: normalEmail(details.email),
      password: await hash(details.password),
      customer_id: details.customerId,
      ...(details.role && { role: details.role }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function changePassword(db: Database, id: string, password: string): Promise<void> {
  await db
    .updateTable('identity_account')
    .set({ password: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** Changes the address that a resident signs in with. False when somebody else has it, or takes it at the same time. */
export async function changeEmail(db: Database, id: string, email: string): Promise<boolean> {
  try {
    await db
      .updateTable('identity_account')
      .set({ email: normalEmail(email) })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
