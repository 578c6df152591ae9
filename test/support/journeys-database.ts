import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Database, Schema } from '../../gateway/database/schema.ts';

/** Opens the database of the product that the whole journeys run against: its server runs already and is joined. */
export async function openJourneysDatabase(): Promise<Database> {
  const { JOURNEYS_DATA: folder } = process.env;
  if (folder === undefined) throw new Error('JOURNEYS_DATA names no folder');
  const server = await startEmbeddedServer(path.join(folder, 'postgres'));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPool({ url: server.urlOf('postgres'), max: 4 }) }),
  });
}
