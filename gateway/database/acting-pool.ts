import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { actingResident, actingStatement, settingsFor } from './acting.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

const forConnection = actingStatement('connection');
const forTransaction = actingStatement('transaction');

interface Queries {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** Tells a connection whom it acts for from now on. */
export const tellConnection = (client: Queries, customerId: string | undefined): Promise<unknown> =>
  client.query(forConnection, settingsFor(customerId));

/** Tells a connection whom it acts for until its transaction ends. */
export const tellTransaction = (client: Queries, customerId: string): Promise<unknown> =>
  client.query(forTransaction, settingsFor(customerId));

/**
 * A connection by way of a pooler that gives each transaction another connection of the database: whom it acts for is
 * said in each transaction, and what stands alone gets a transaction of its own.
 */
function actingByTransaction(client: PostgresPoolClient, customerId: string): PostgresPoolClient {
  const plain = client as unknown as Queries;
  let isOpen = false;
  const openFor = async (begin: string): Promise<unknown> => {
    const begun = await plain.query(begin);
    await tellTransaction(plain, customerId);
    return begun;
  };
  const query = async (text: string, values?: unknown[]): Promise<unknown> => {
    if (/^(begin|start transaction)/.test(text)) {
      isOpen = true;
      return openFor(text);
    }
    if (isOpen) {
      if (/^(commit|rollback)$/.test(text)) isOpen = false;
      return plain.query(text, values);
    }
    try {
      await openFor('begin');
      const answer = await plain.query(text, values);
      await plain.query('commit');
      return answer;
    } catch (error) {
      await plain.query('rollback').catch(() => {});
      throw error;
    }
  };
  return { query: query as never, release: () => client.release() };
}

/** A pool whose connections act for whom their taker acts: see `actingFor`. */
export class ActingPool extends pg.Pool {
  /** The resident that each connection acts for; one that is not here acts for the provider, like a new one. */
  readonly #residents = new WeakMap<pg.PoolClient, string>();

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const taken = this.#take(actingResident());
    if (connected === undefined) return taken;
    taken.then(
      (client) => connected(undefined, client, client.release),
      (error: Error) => connected(error, undefined, () => {}),
    );
    return undefined;
  }

  async #take(customerId: string | undefined): Promise<pg.PoolClient> {
    const client = await super.connect();
    if (this.#residents.get(client) === customerId) return client;
    try {
      await tellConnection(client, customerId);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (customerId === undefined) this.#residents.delete(client);
    else this.#residents.set(client, customerId);
    return client;
  }
}

/** The pool as statements that are built go through it, where a pooler stands before the database. */
export const actingThroughPooler = (pool: PostgresPool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    const customerId = actingResident();
    const client = await pool.connect();
    return customerId === undefined ? client : actingByTransaction(client, customerId);
  },
  end: () => pool.end(),
});
