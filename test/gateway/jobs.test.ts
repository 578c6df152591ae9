import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Domain } from '../../gateway/gateway.ts';
import { migrateJobQueue } from '../../gateway/jobs/jobs.ts';
import { eventually, freshDatabase, startGateway, type TestGateway } from '../support/gateway.ts';
import { noJobs } from '../support/quiet-domain.ts';

/** Which gateway did which job, in the order of doing. */
const done: { readonly gateway: string; readonly worksOrderId: string }[] = [];
const failsOnce = randomUUID();
/** Jobs that fail the first time. */
const toFail = new Set<string>([failsOnce]);
const failed = new Set<string>();

const domainOf = (gateway: string): Domain => ({
  routes: () => {},
  jobs: {
    ...noJobs,
    'assign-job-number': async (_platform, { worksOrderId }) => {
      if (toFail.has(worksOrderId) && !failed.has(worksOrderId)) {
        failed.add(worksOrderId);
        throw new Error('not yet');
      }
      done.push({ gateway, worksOrderId });
    },
  },
});

let gateways: readonly TestGateway[] = [];
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  const start = (name: string) =>
    startGateway({ databaseUrl, domain: domainOf(name), env: { LOG_LEVEL: 'silent' } });
  gateways = [await start('one'), await start('two')];
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

const timesDone = (id: string): number => done.filter(({ worksOrderId }) => worksOrderId === id).length;

function send(index: number, worksOrderId: string, delayMs = 0): Promise<void> {
  const { platform } = gateways[index % gateways.length] as TestGateway;
  return platform.db
    .transaction()
    .execute((transaction) =>
      platform.jobs.send(transaction, 'assign-job-number', { worksOrderId }, { delayMs }),
    );
}

async function unfinished(): Promise<number> {
  const { db } = (gateways[0] as TestGateway).platform;
  const { rows } = await sql<{ open: string }>`
    select count(*) as open from jobs.job where name = 'assign-job-number' and state <> 'completed'`.execute(
    db,
  );
  return Number(rows[0]?.open);
}

const allFinished = () => eventually(async () => ((await unfinished()) === 0 ? true : undefined));

it('does each job once, whichever of two gateways is free', async () => {
  const ids = Array.from({ length: 40 }, () => randomUUID());
  await Promise.all(ids.map((id, index) => send(index, id)));
  await allFinished();
  expect(ids.map(timesDone)).toEqual(ids.map(() => 1));
});

it('does not send what was rolled back', async () => {
  const id = randomUUID();
  const { platform } = gateways[0] as TestGateway;
  const rolledBack = platform.db.transaction().execute(async (transaction) => {
    await platform.jobs.send(transaction, 'assign-job-number', { worksOrderId: id });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await send(0, randomUUID());
  await allFinished();
  expect(timesDone(id)).toBe(0);
});

it('tries again what failed', async () => {
  await send(0, failsOnce);
  await allFinished();
  expect(failed.has(failsOnce)).toBe(true);
  expect(timesDone(failsOnce)).toBe(1);
});

it('does again only the one that failed, of those that were taken up together', async () => {
  const failing = randomUUID();
  const others = Array.from({ length: 6 }, () => randomUUID());
  toFail.add(failing);
  const { platform } = gateways[0] as TestGateway;
  await platform.db.transaction().execute(async (transaction) => {
    for (const worksOrderId of [...others.slice(0, 3), failing, ...others.slice(3)])
      await platform.jobs.send(transaction, 'assign-job-number', { worksOrderId });
  });
  await allFinished();
  expect([failing, ...others].map(timesDone)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

it('does not begin before its time', async () => {
  const id = randomUUID();
  const sent = performance.now();
  await send(0, id, 1500);
  await eventually(async () => (timesDone(id) === 1 ? true : undefined));
  expect(performance.now() - sent).toBeGreaterThanOrEqual(1500);
});

it('gives the queues of an earlier version the options of this one', async () => {
  const { databaseUrl, platform } = gateways[0] as TestGateway;
  await sql`update jobs.queue set heartbeat_seconds = null where name = 'send-mail'`.execute(platform.db);
  const pool = createPool({ url: databaseUrl, max: 1 });
  await migrateJobQueue(pool).finally(() => pool.end());
  const { rows } = await sql<{ without: number }>`
    select count(*)::int as without from jobs.queue
    where heartbeat_seconds is null and name not like '\\_\\_%'`.execute(platform.db);
  expect(rows[0]?.without).toBe(0);
});
