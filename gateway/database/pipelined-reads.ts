import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { clientFor, type Pooler } from './named-pool.ts';

const lanes = 2;

/**
 * Connections for single, short reads: everybody shares them, and a statement is sent without waiting for the answers
 * to those before it. A transaction, or a statement that takes long, belongs in the pool.
 */
export class PipelinedPool implements PostgresPool {
  readonly options: { readonly connectionString: string };
  readonly #open: (Promise<PostgresPoolClient> | undefined)[] = [];
  readonly #clients = new Set<pg.Client>();
  #turn = 0;

  readonly #pooler: Pooler;

  constructor(url: string, pooler: Pooler = 'none') {
    this.#pooler = pooler;
    this.options = { connectionString: url };
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
        return client.query(text as string, [...values]) as never;
      },
      release: () => {},
    };
  }
}
