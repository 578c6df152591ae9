import path from 'node:path';
import { readConfig } from '../gateway/config.ts';
import { startEmbeddedServer } from '../gateway/database/embedded/server.ts';

/** Does work with the address of the configured database: `DATABASE_URL`, or the demonstration's own in `DATA_DIR`. */
export async function withDatabaseAddress<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = readConfig({ DEMONSTRATION: 'on', ...process.env });
  if (databaseUrl !== undefined) return work(databaseUrl());
  const server = await startEmbeddedServer(path.join(dataDir, 'postgres'));
  try {
    return await work(server.urlOf('postgres'));
  } finally {
    await server.stop();
  }
}
