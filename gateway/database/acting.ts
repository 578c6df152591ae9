import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** The role of the database that sees the rows of one resident alone: see the policies of the migration that makes it. */
const residentRole = 'doorstep_resident';

const storage = new AsyncLocalStorage<{ readonly customerId: string | undefined }>();

/**
 * Does something for one resident: statements that it sends see and change the rows of that resident alone, whatever
 * they ask for. For undefined it is done for the provider, who sees everything.
 */
export const actingFor = <T>(customerId: string | undefined, work: () => T): T =>
  storage.run({ customerId }, work);

/** The resident for whom statements are sent now; undefined for the provider. */
export const actingResident = (): string | undefined => storage.getStore()?.customerId;

/** The statement that says whom a connection acts for, until its transaction ends or for good: the role, and the resident. */
export const actingStatement = (lasting: 'transaction' | 'connection'): string => {
  const isLocal = lasting === 'transaction';
  return `select set_config('role', $1, ${isLocal}), set_config('doorstep.resident', $2, ${isLocal})`;
};

/** The values of the statement: for undefined the provider, who sees everything. */
export const settingsFor = (customerId: string | undefined): [role: string, resident: string] =>
  customerId === undefined ? ['none', ''] : [residentRole, customerId];

/**
 * Does a part of a resident's call for the provider, who sees everything: what no resident may read or write, such as
 * a letter that is put out to be sent. The rest of a transaction is for the resident again.
 */
export async function asProvider<Db extends Database, T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const customerId = actingResident();
  if (customerId === undefined) return work(db);
  if (!db.isTransaction) return actingFor(undefined, () => work(db));
  await actInTransaction(db, undefined);
  try {
    return await actingFor(undefined, () => work(db));
  } finally {
    // Where a statement failed, the transaction takes no more of them and ends with these settings.
    await actInTransaction(db, customerId).catch(() => {});
  }
}

const forTransaction = actingStatement('transaction');

const actInTransaction = async (db: Database, customerId: string | undefined): Promise<void> => {
  await db.executeQuery(CompiledQuery.raw(forTransaction, settingsFor(customerId)));
};
