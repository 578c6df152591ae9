import { randomBytes } from 'node:crypto';
import type { Database } from '../database/schema.ts';

/**
 * A secret that every process of the gateway shares: made by whoever asks first, kept in the database, the same ever after.
 */
export async function sharedSecret<T>(db: Database, name: string, make: () => T): Promise<T> {
  const find = () => db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value as T;
  await db
    .insertInto('secret')
    .values({ name, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await find();
  if (!kept) throw new Error(`the secret ${name} could not be kept`);
  return kept.value as T;
}

/** 256 random bits as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
