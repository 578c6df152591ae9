import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { startEmbeddedServer } from './embedded/server.ts';
import { Lanes } from './lanes.ts';
import { migrate } from './migrations.ts';
import { createPool } from './named-pool.ts';
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
  /** Any PostgreSQL; without it an embedded one keeps its data in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Most connections of this process, besides two for single reads. */
  readonly databasePool: number;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ databaseUrl, dataDir, databasePool }: Options): Promise<OpenDatabase> {
  const server =
    databaseUrl === undefined ? await startEmbeddedServer(path.join(dataDir, 'postgres')) : undefined;
  const url = databaseUrl ?? server?.urlOf('postgres') ?? '';
  const pool = createPool({ url, max: databasePool });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const reads = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new Lanes(url) }) });
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), reads.destroy()]);
    await server?.stop();
  };
  try {
    await migrate(db);
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
