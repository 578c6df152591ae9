import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Database, Schema } from '../../gateway/database/schema.ts';

async function open(): Promise<Database> {
  const { JOURNEYS_DATA: folder } = process.env;
  if (folder === undefined) throw new Error('JOURNEYS_DATA names no folder');
  const server = await startEmbeddedServer(path.join(folder, 'postgres'));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPool({ url: server.urlOf('postgres'), max: 4 }) }),
  });
}

let opened: Promise<Database> | undefined;

/**
 * The database of the product that the whole journeys run against: its server runs already and is joined. A process opens it once,
 * and the fixture `db` closes it.
 */
export function journeysDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}
