import type { ClientConfig, QueryConfig } from 'pg';
import pg from 'pg';
import type { Secret } from '../secret-files.ts';
import { ActingPool } from './acting-pool.ts';
import { tracedStatement } from './statement-spans.ts';

const mostNames = 500;
const longestNamed = 4000;
const names = new Map<string, string>();

/** One short name for each statement; undefined beyond the bound, so that ever new statements cannot fill the server's memory. */
function statementName(statement: string): string | undefined {
  const known = names.get(statement);
  if (known !== undefined || names.size >= mostNames || statement.length > longestNamed) return known;
  const name = `s${names.size.toString(36)}`;
  names.set(statement, name);
  return name;
}

/** A client that survives the loss of its connection, and times its statements where somebody traces them. */
class LastingClient extends pg.Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // A connection that is lost while in use fails the query in hand, which is enough: unheard, the event beside it
    // would end the process.
    this.on('error', () => {});
  }

  // The overloads of `query` cannot be written again here.
  override query(...given: unknown[]): never {
    return tracedStatement(given, (passedOn) => Reflect.apply(super.query, this, passedOn)) as never;
  }
}

/** A client that names its statements, so that PostgreSQL parses and plans each once a connection. */
class NamingClient extends LastingClient {
  // What is not "text with values" passes through untouched.
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? statementName(text)
        : undefined;
    const passedOn: unknown[] = name === undefined ? given : [{ name, text, values } as QueryConfig, ...rest];
    return super.query(...passedOn);
  }
}

/** What stands between this process and the database: nothing, or a pooler that gives a connection for a transaction. */
export type Pooler = 'none' | 'transaction';

const statementTimeoutMs = 30_000;

/**
 * The kind of client, and what is set when it connects. A pooler gives each transaction another connection of the
 * database, where a statement's name means nothing, and refuses settings that hold for a connection.
 */
export const clientFor = (pooler: Pooler, timeoutMs = statementTimeoutMs) =>
  pooler === 'none'
    ? { Client: NamingClient, settings: { statement_timeout: timeoutMs } }
    : { Client: LastingClient, settings: {} };

export interface PoolOptions {
  /** Asked for with each connection, where it may change. */
  readonly url: string | Secret;
  /** Most connections at once. */
  readonly max: number;
  /** Milliseconds after which the server gives a statement up; 30,000 by default, 0 for never. */
  readonly statementTimeoutMs?: number;
  /** `none` unless told. */
  readonly pooler?: Pooler;
}

/**
 * A pool of connections whose statements are named. Numbers beyond 2^53 and decimals come as text, times as Date. Without a
 * pooler a connection acts for whom its taker acts; through one, `actingThroughPooler` sees to that.
 */
export function createPool({ url, max, statementTimeoutMs, pooler = 'none' }: PoolOptions): pg.Pool {
  const { Client, settings } = clientFor(pooler, statementTimeoutMs);
  const Pool = pooler === 'none' ? ActingPool : pg.Pool;
  const pool = new Pool({
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...settings,
    Client,
  });
  // The pool reads it for each connection.
  Object.defineProperty(pool.options, 'connectionString', {
    get: () => (typeof url === 'string' ? url : url()),
    enumerable: true,
  });
  // A connection that is lost while idle is replaced by the next query; unheard, its error would end the process.
  pool.on('error', () => {});
  return pool;
}
