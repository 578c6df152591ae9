import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { newSecret, sharedSecret } from './secrets.ts';

/** Keys for one purpose, newest first: the first signs, all verify. */
export type Keys<Key = string> = readonly [Key, ...Key[]];

const newSigningKey = (): JWK => ({
  ...(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK),
  alg: 'ES256',
  use: 'sig',
  kid: randomBytes(8).toString('hex'),
});

/** What is signed for one purpose is worth nothing for another, so each has keys of its own. */
const makers = {
  'sign-in': newSecret,
  feedback: newSecret,
  'password-reset': newSecret,
  'identity-cookies': newSecret,
  'identity-signing-key': newSigningKey,
};

export type KeyName = keyof typeof makers;

type KeyOf<Name extends KeyName> = ReturnType<(typeof makers)[Name]>;

export const keyNames = Object.keys(makers) as readonly KeyName[];

const listOf = <Key>(kept: Key | Keys<Key>): Keys<Key> =>
  Array.isArray(kept) ? (kept as Keys<Key>) : [kept as Key];

/**
 * The keys of a purpose as they are now. Asked for at each use and kept nowhere, so that a rotation holds in every process
 * at once.
 */
export async function keysOf<Name extends KeyName>(db: Database, name: Name): Promise<Keys<KeyOf<Name>>> {
  const make = makers[name] as () => KeyOf<Name>;
  return listOf(await sharedSecret<KeyOf<Name> | Keys<KeyOf<Name>>>(db, name, make));
}

/** Replaces the keys of a purpose by what `change` makes of them. Answers how many there are now. */
async function changeKeys(
  db: Database,
  name: KeyName,
  change: (keys: Keys<unknown>) => Keys<unknown>,
): Promise<number> {
  await keysOf(db, name);
  return inTransaction(db, async (transaction: Transaction) => {
    const { value } = await transaction
      .selectFrom('secret')
      .select('value')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const keys = change(listOf(value));
    await transaction
      .updateTable('secret')
      .set({ value: JSON.stringify(keys) })
      .where('name', '=', name)
      .execute();
    return keys.length;
  });
}

/** Adds a key that signs from now on; the others still verify. Answers how many there are now. */
export const addKey = (db: Database, name: KeyName): Promise<number> =>
  changeKeys(db, name, (keys) => [makers[name](), ...keys]);

/** Takes all keys away but the newest: what the others signed is worth nothing from now on. */
export const dropOldKeys = (db: Database, name: KeyName): Promise<number> =>
  changeKeys(db, name, ([newest]) => [newest]);
