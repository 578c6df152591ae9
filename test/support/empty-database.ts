import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseName } from './database-server.ts';

/** Does work with a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes an empty database on the tests' server; answers its address. */
export async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const server = inject('databaseServer');
  await withClient(server.replace(databaseName, 'postgres'), (client) =>
    client.query(`create database ${name}`),
  );
  return server.replace(databaseName, name);
}
