import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedServer, startEmbeddedServer } from '../../gateway/database/embedded/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Made by the first test, and used by those after it: making a database costs more than what is asked of it. */
const place = path.join(folder, 'postgres');

async function ask(server: EmbeddedServer, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

it('makes one database when two processes start for the first time at once', async () => {
  const [one, two] = await Promise.all([startEmbeddedServer(place), startEmbeddedServer(place)]);
  await ask(one, 'create table kept (number int)');
  await ask(two, 'insert into kept values (7)');
  expect(await ask(one, 'select number from kept')).toBe(7);
  await one.stop();
  await two.stop();
  const again = await startEmbeddedServer(place);
  expect(await ask(again, 'select number from kept')).toBe(7);
  await again.stop();
});

it('listens to nobody over the network, and writes through to the disk', async () => {
  const server = await startEmbeddedServer(place);
  expect(await ask(server, 'show listen_addresses')).toBe('');
  expect(await ask(server, 'show fsync')).toBe('on');
  await server.stop();
});

it('stays while another process uses it', async () => {
  const server = await startEmbeddedServer(place);
  const other = new pg.Client({ connectionString: server.urlOf('postgres') });
  await other.connect();
  await server.stop();
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.end();
  await server.stop();
});

it('works in a checkout below a closed folder', async () => {
  const closed = path.join(folder, 'closed');
  const dataDir = path.join(closed, 'checkout', '.data');
  mkdirSync(dataDir, { recursive: true });
  chmodSync(closed, 0o700);
  const server = await startEmbeddedServer(path.join(dataDir, 'postgres'));
  try {
    expect(await ask(server, 'select 1')).toBe(1);
  } finally {
    await server.stop();
    rmSync(server.folder, { recursive: true, force: true });
  }
});
