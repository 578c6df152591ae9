import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { updateWorksOrder } from '../../contract/works-orders.ts';
import type { Browser } from '../support/browser.ts';
import { freshDatabase, type SpawnedGateway, signInAtProvider, spawnGateway } from '../support/gateway.ts';
import { numbered, readOrder, startDraft, submission } from '../support/repairs.ts';

let running: SpawnedGateway | undefined;
let database: pg.Client | undefined;
afterEach(async () => {
  await running?.end('SIGTERM');
  await database?.end();
});

/** A draft of a resident that is about to be sent, and what sending it needs. */
async function aboutToSend() {
  const databaseUrl = await freshDatabase();
  const gateway = await spawnGateway({ databaseUrl });
  running = gateway;
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  database = sql;
  const resident = await signInAtProvider(gateway, 'amara.okafor@example.com');
  const draft = await startDraft(resident, {
    premises: 'Flat 6, Mill Court',
    reason: 'Leaking tap',
    location: 'Kitchen',
  });
  const worksOrderId = draft.identifiers.worksOrderIdentifier;
  const key = randomUUID();
  const send = (browser: Browser) =>
    browser.send(
      updateWorksOrder,
      { params: { worksOrderId }, body: submission },
      { eTag: draft.eTag ?? null, idempotencyKey: key },
    );
  const count = async (where: string): Promise<number> => {
    const { rows } = await sql.query<{ count: number }>(
      `select count(*)::int as count from works_order where customer_id = $1 and ${where}`,
      [resident.customerId],
    );
    return rows[0]?.count ?? 0;
  };
  return { gateway, databaseUrl, sql, resident, worksOrderId, send, count };
}

const whoWaits = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until the gateway waits for what is held here. */
const untilSomebodyWaits = (sql: pg.Client): Promise<void> =>
  expect.poll(async () => (await sql.query(`select from ${whoWaits}`)).rowCount).toBeGreaterThan(0);

/** Ends the connections that wait for what is held here, as a machine does that is switched off. */
const endWaiting = (sql: pg.Client): Promise<unknown> =>
  sql.query(`select pg_terminate_backend(pid) from ${whoWaits}`);

/** Kills the gateway, starts another on the same data, and sends once more what got no answer. */
async function sendAgain(setting: Awaited<ReturnType<typeof aboutToSend>>) {
  const { gateway, databaseUrl, resident, worksOrderId, send, count } = setting;
  await gateway.end('SIGKILL');
  const again = await spawnGateway({ databaseUrl });
  running = again;
  const browser = resident.at(again.url);
  const answer = await send(browser);
  expect(answer.status).toBe(200);
  const order = await numbered(browser, await readOrder(browser, worksOrderId));
  expect(order.statuses).toMatchObject({ isDraft: false, isSubmitted: true, status: 'Unappointed' });
  // One order, with one number, and nothing left behind.
  expect(await count(`id = '${worksOrderId}' and job_number is not null`)).toBe(1);
  expect(await count('is_draft')).toBe(0);
}

it('sends a repair once when the gateway is killed while it was sending', async () => {
  const setting = await aboutToSend();
  const { sql, resident, worksOrderId, send, count } = setting;
  await sql.query('begin');
  await sql.query('select 1 from works_order where id = $1 for update', [worksOrderId]);
  const lost = send(resident).catch(() => 'no answer');
  // The gateway has the request and waits for the order that is held here.
  await untilSomebodyWaits(sql);
  await setting.gateway.end('SIGKILL');
  expect(await lost).toBe('no answer');
  await sql.query('rollback');
  expect(await count('is_draft')).toBe(1);
  await sendAgain(setting);
});

it('sends a repair once when the gateway is killed after it was sent and before anybody was told', async () => {
  const setting = await aboutToSend();
  const { resident, worksOrderId, send, count } = setting;
  const lost = send(resident).catch(() => undefined);
  await expect
    .poll(() => count(`id = '${worksOrderId}' and not is_draft`), { interval: 2 })
    .toBeGreaterThan(0);
  await sendAgain(setting);
  await lost;
});

it('numbers a repair within half a minute when the gateway is killed while it was numbering it', async () => {
  const { gateway, databaseUrl, sql, resident, worksOrderId, send, count } = await aboutToSend();
  // Nobody gets a number as long as this is not over.
  await sql.query('begin');
  await sql.query('alter sequence job_number cache 1');
  expect((await send(resident)).status).toBe(200);
  await untilSomebodyWaits(sql);
  await gateway.end('SIGKILL');
  await endWaiting(sql);
  await sql.query('rollback');
  expect(await count(`id = '${worksOrderId}' and job_number is null`)).toBe(1);
  const again = await spawnGateway({ databaseUrl });
  running = again;
  const browser = resident.at(again.url);
  await numbered(browser, await readOrder(browser, worksOrderId));
});
