import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../gateway/backup/back-up.ts';
import { restoreDrill } from '../../gateway/backup/drill.ts';
import type { Manifest } from '../../gateway/backup/manifest.ts';
import { differences, readManifest, restore } from '../../gateway/backup/restore.ts';
import { freePort } from '../../scripts/free-port.ts';
import { emptyDatabase, withClient } from '../support/empty-database.ts';
import { freshDatabase, startGateway } from '../support/gateway.ts';

let place = '';
let source = '';
let manifest: Manifest;
beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'doorstep-backup-test-'));
  source = await freshDatabase();
  // One that has worked: it has keys, and a queue of jobs.
  await (await startGateway({ databaseUrl: source })).close();
  manifest = await backUp(source, path.join(place, 'backup'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

it('restores into an empty server all that was backed up, and a gateway answers from it', async () => {
  const report = await restoreDrill(path.join(place, 'backup'), await freePort());
  expect(report.failed).toEqual([]);
  expect(report.tables).toBe(manifest.tables.length);
  expect(report.rows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0));
  expect(report.calls).toBeGreaterThan(50);
  expect(report.files).toBeGreaterThan(0);
});

it('holds every table that must survive: residents, money, files, secrets and the job queue', async () => {
  const held = new Map(manifest.tables.map(({ schema, name, rows }) => [`${schema}.${name}`, rows]));
  for (const name of [
    'customer',
    'works_order',
    'document',
    'account_transaction',
    'secret',
    'communication',
  ]) {
    expect(held.get(`public.${name}`), name).toBeGreaterThan(0);
  }
  expect([...held.keys()].filter((name) => name.startsWith('jobs.'))).toContain('jobs.job');
  const { rows } = await withClient(source, (client) =>
    client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'jobs')`,
    ),
  );
  const missing = rows
    .map(({ name }) => name)
    .sort()
    .filter((name) => !held.has(name) && !/^jobs\.(job|queue_stats)_/.test(name));
  // Figures of the queue, and counts of limits, which PostgreSQL itself does not keep over a crash.
  expect(missing).toEqual(['jobs.queue_stats', 'public.allowance']);
});

it('is for its owner alone', () => {
  const folder = path.join(place, 'backup');
  expect(statSync(folder).mode & 0o077).toBe(0);
  for (const file of readdirSync(folder))
    expect(statSync(path.join(folder, file)).mode & 0o077, file).toBe(0);
});

it('is not restored over residents', async () => {
  await expect(restore(source, path.join(place, 'backup'), { objectsTo: 'database' })).rejects.toThrow(
    'holds residents',
  );
});

it('is not taken for whole without its manifest', async () => {
  await expect(readManifest(place)).rejects.toThrow('no complete backup');
});

it('refuses a damaged file; of a restored database it sees each difference', async () => {
  const folder = path.join(place, 'damaged');
  await backUp(source, folder);
  const file = path.join(folder, 'public.customer.copy.zst');
  const url = await emptyDatabase();
  appendFileSync(file, 'x');
  await expect(restore(url, folder, { objectsTo: 'database' })).rejects.toThrow(
    'public.customer.copy.zst is not as it was written.',
  );
  truncateSync(file, statSync(file).size - 1);
  const restored = await restore(url, folder, { objectsTo: 'database' });
  await withClient(url, async (client) => {
    expect(await differences(client, restored)).toEqual([]);
    await client.query('set session_replication_role = replica');
    await client.query(
      `update works_order set version = version + 1 where id = (select id from works_order limit 1)`,
    );
    await client.query('delete from tenancy where id in (select tenancy_id from account limit 1)');
    const found = await differences(client, restored);
    expect(found).toContain('"public"."works_order" has other contents');
    expect(found.join()).toMatch(/"public"."tenancy" has \d+ rows instead of \d+/);
    expect(found.join()).toMatch(/rows of \w+ name none of tenancy/);
  });
});
