import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';

/** Keeps one kind of the identity provider's records in the database, so that any process can answer the next request. */
export class ProviderStore implements Adapter {
  readonly #db: Database;
  readonly #kind: string;
  readonly #now: Clock;

  constructor({ db, now }: { readonly db: Database; readonly now: Clock }, kind: string) {
    this.#db = db;
    this.#kind = kind;
    this.#now = now;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const record = {
      payload: JSON.stringify(payload),
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      user_code: payload.userCode ?? null,
      expires_at: expiresIn === undefined ? null : new Date(this.#now().getTime() + expiresIn * 1000),
    };
    await this.#db
      .insertInto('identity')
      .values({ kind: this.#kind, id, ...record })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(record))
      .execute();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('user_code', userCode);
  }

  async consume(id: string): Promise<void> {
    await this.#db
      .updateTable('identity')
      .set({ consumed_at: this.#now() })
      .where('kind', '=', this.#kind)
      .where('id', '=', id)
      .execute();
  }

  async destroy(id: string): Promise<void> {
    await this.#db.deleteFrom('identity').where('kind', '=', this.#kind).where('id', '=', id).execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    // Of this kind alone: the sign-in of somebody else, which ends the one before, remembers that one's grant as well.
    await this.#db
      .deleteFrom('identity')
      .where('kind', '=', this.#kind)
      .where('grant_id', '=', grantId)
      .execute();
  }

  async #findBy(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
    const record = await this.#db
      .selectFrom('identity')
      .select(['payload', 'consumed_at', 'expires_at'])
      .where('kind', '=', this.#kind)
      .where(column, '=', value)
      .executeTakeFirst();
    if (!record || (record.expires_at && record.expires_at.getTime() <= this.#now().getTime()))
      return undefined;
    const consumed = record.consumed_at ? { consumed: Math.floor(record.consumed_at.getTime() / 1000) } : {};
    return { ...record.payload, ...consumed } as AdapterPayload;
  }
}

/** Removes what has expired. */
export async function sweepProviderStore({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: Clock;
}): Promise<void> {
  await db.deleteFrom('identity').where('expires_at', '<', now()).execute();
}

/** Where the provider's records name the account that they belong to: one that signed in, and one that is about to. */
const accountOf = [
  sql<string>`payload ->> 'accountId'`,
  sql<string>`payload #>> '{session,accountId}'`,
  sql<string>`payload #>> '{result,login,accountId}'`,
];

/** Forgets that a customer signed in, in all browsers: sessions, grants, and codes and tokens that are still good. */
export async function forgetSignInsOf(db: Database, customerId: string): Promise<void> {
  const account = await db
    .selectFrom('identity_account')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (account) await forgetSignInsOfAccount(db, account.id);
}

/** Forgets that somebody signed in with an account, in all browsers. */
export async function forgetSignInsOfAccount(db: Database, accountId: string): Promise<void> {
  await db
    .deleteFrom('identity')
    .where((where) => where.or(accountOf.map((path) => where(path, '=', accountId))))
    .execute();
}
