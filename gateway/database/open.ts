import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Secret } from '../secret-files.ts';
import { actingThroughPooler } from './acting-pool.ts';
import { addressAtClock } from './clock.ts';
import { startEmbeddedServer } from './embedded/server.ts';
import { checkMigrated, migrate } from './migrations.ts';
import { createPool, type Pooler } from './named-pool.ts';
import { PipelinedPool } from './pipelined-reads.ts';
import type { Database, Schema } from './schema.ts';

export interface OpenDatabase {
  readonly db: Database;
  /** For single, short reads that happen on every click; see `Lanes`. */
  readonly reads: Database;
  readonly pool: pg.Pool;
  /** Which PostgreSQL it is and where, for people. */
  readonly engine: string;
  close(): Promise<void>;
}

interface Options {
  /** Any PostgreSQL, asked for with each connection; without it an embedded one keeps its data in the data folder. */
  readonly databaseUrl: Secret | undefined;
  readonly dataDir: string;
  /** Most connections of this process, besides two for single reads. */
  readonly databasePool: number;
  /** What stands before the database. */
  readonly databasePooler: Pooler;
  /** A demonstration makes its own tables. A provider's are made by `npm run migrate` before the first start. */
  readonly demonstration: boolean;
  /** Milliseconds by which the clock of statements is ahead of the server's. */
  readonly clockAheadMs: number;
}

/** A database of its own for one piece of work that may take long, such as building an index. */
async function withoutTimeout(url: Secret, work: (db: Database) => Promise<unknown>): Promise<void> {
  const pool = createPool({ url, max: 2, statementTimeoutMs: 0 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Opens the database. Tables of a demonstration, and those of an embedded server, are brought up to date first. Throws
 * NotMigratedError when others lack a migration.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  databasePool,
  databasePooler: pooler,
  demonstration,
  clockAheadMs,
}: Options): Promise<OpenDatabase> {
  const server =
    databaseUrl === undefined ? await startEmbeddedServer(path.join(dataDir, 'postgres')) : undefined;
  const url = (): string => addressAtClock(databaseUrl?.() ?? server?.urlOf('postgres') ?? '', clockAheadMs);
  const pool = createPool({ url, max: databasePool, pooler });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: pooler === 'none' ? pool : actingThroughPooler(pool) }),
  });
  const reads = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new PipelinedPool(url, pooler) }),
  });
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), reads.destroy()]);
    await server?.stop();
  };
  try {
    if (demonstration || server) await withoutTimeout(url, migrate);
    else await checkMigrated(db);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    reads,
    pool,
    engine: server ? `PostgreSQL in ${server.folder}` : 'PostgreSQL at DATABASE_URL',
    close,
  };
}
