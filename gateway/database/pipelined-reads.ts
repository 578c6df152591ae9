import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Secret } from '../secret-files.ts';
import { actingResident } from './acting.ts';
import { tellConnection, tellTransaction } from './acting-pool.ts';
import { clientFor, type Pooler } from './named-pool.ts';

const lanes = 2;

/**
 * Connections for single, short reads: everybody shares them, and a statement is sent without waiting for the answers
 * to those before it. A transaction, or a statement that takes long, belongs in the pool.
 */
export class PipelinedPool implements PostgresPool {
  readonly #open: (Promise<PostgresPoolClient> | undefined)[] = [];
  readonly #clients = new Set<pg.Client>();
  #turn = 0;

  /** Whom each lane was last told to act for, if anybody: for the provider unless told. */
  readonly #told = new WeakMap<
    pg.Client,
    { readonly customerId: string | undefined; readonly answered: Promise<unknown> }
  >();
  readonly #address: Secret;
  readonly #pooler: Pooler;

  /** @param address asked for with each connection */
  constructor(address: Secret, pooler: Pooler = 'none') {
    this.#address = address;
    this.#pooler = pooler;
  }

  get options(): { readonly connectionString: string } {
    return { connectionString: this.#address() };
  }

  /** The next lane in turn; one that was lost is opened anew. */
  connect(): Promise<PostgresPoolClient> {
    const index = this.#turn++ % lanes;
    this.#open[index] ??= this.#openLane(index);
    return this.#open[index];
  }

  async end(): Promise<void> {
    await Promise.all([...this.#clients].map((client) => client.end()));
  }

  /** Whom the lane acts for is said before the read, unless it is the same as for the one before: one follows the other. */
  async #read(client: pg.Client, text: string, values: readonly unknown[]): Promise<unknown> {
    const customerId = actingResident();
    if (this.#pooler === 'transaction' && customerId !== undefined) {
      const parts = [
        client.query('begin'),
        tellTransaction(client, customerId),
        client.query(text, [...values]),
        client.query('commit'),
      ];
      const answers = await Promise.allSettled(parts);
      for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
      return parts[2];
    }
    let told = this.#told.get(client);
    if (told?.customerId !== customerId) {
      told = { customerId, answered: tellConnection(client, customerId) };
      this.#told.set(client, told);
    }
    const [answer] = await Promise.all([client.query(text, [...values]), told?.answered]);
    return answer;
  }

  async #openLane(index: number): Promise<PostgresPoolClient> {
    const { Client, settings } = clientFor(this.#pooler);
    const client = new Client({
      ...this.options,
      pipeline: true,
      connectionTimeoutMillis: 10_000,
      ...settings,
    });
    this.#clients.add(client);
    const forget = (): void => {
      this.#clients.delete(client);
      this.#open[index] = undefined;
    };
    client.once('end', forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      throw error;
    }
    return {
      query: (text: unknown, values?: readonly unknown[]) => {
        if (values === undefined || values.length === 0)
          throw new Error('lanes carry single reads with values');
        return this.#read(client, text as string, [...values]) as never;
      },
      release: () => {},
    };
  }
}
