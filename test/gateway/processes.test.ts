import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCustomer } from '../../contract/customers.ts';
import { logout } from '../../contract/session.ts';
import { readPid } from '../../gateway/database/embedded/process.ts';
import { residents } from '../../gateway/demo/residents.ts';
import type { Browser } from '../support/browser.ts';
import {
  eventually,
  freshDatabase,
  type SpawnedGateway,
  signInAtProvider,
  spawnGateway,
  startGateway,
} from '../support/gateway.ts';

const [resident] = residents;
if (!resident) throw new Error('the demonstration has no residents');

const readOwn = (browser: Browser) =>
  browser.send(getCustomer, { params: { customerId: browser.customerId } });

/** Below the folder of temporary files, where the database's own user reaches it. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-processes-'));
let running: SpawnedGateway;
beforeAll(async () => {
  // All that is tried with a database of its own is tried with this one: making and filling it costs more than all of that.
  running = await spawnGateway({ dataDir });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The process of the database server on the data folder; undefined while there is none. */
const serverOf = (): number | undefined => readPid(path.join(dataDir, 'postgres'));

const isDatabaseOff = (): boolean => !existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'));

it('lets two processes serve one session in turn, and logout at one ends it at both', async () => {
  const databaseUrl = await freshDatabase();
  // The process of the tests is the other.
  const [one, two] = await Promise.all([startGateway({ databaseUrl }), spawnGateway({ databaseUrl })]);
  try {
    const atOne = await signInAtProvider(one, resident.email);
    const atTwo = atOne.at(two.url);
    for (const browser of [atTwo, atOne, atTwo]) expect((await readOwn(browser)).status).toBe(200);
    const credential = atOne.cookies.get('__Host-session') ?? '';
    expect((await atTwo.send(logout, {})).status).toBe(204);
    atOne.cookies.set('__Host-session', credential);
    expect((await readOwn(atOne)).status).toBe(401);
    expect((await readOwn(atTwo)).status).toBe(401);
  } finally {
    await one.close();
    expect(await two.end('SIGTERM')).toBe(0);
  }
});

it('works on when its database was killed under it', async () => {
  const gateway = running;
  try {
    const browser = await signInAtProvider(gateway, resident.email);
    const killed = serverOf();
    if (killed === undefined) throw new Error('no database server runs');
    const refusals: { readonly status: number; readonly retryAfter: string | null }[] = [];
    process.kill(killed, 'SIGKILL');
    await eventually(async () => {
      const { status, headers } = await readOwn(browser);
      const server = serverOf();
      if (status === 200 && server !== undefined && server !== killed) return true;
      if (status !== 200) refusals.push({ status, retryAfter: headers.get('retry-after') });
      return undefined;
    });
    // Meanwhile nobody was told of a fault of ours, but when to come back.
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals).toEqual(refusals.map(() => ({ status: 503, retryAfter: '2' })));
  } finally {
    expect(await gateway.end('SIGTERM')).toBe(0);
  }
  // The last gateway out turns the database off.
  expect(isDatabaseOff()).toBe(true);
});

it('keeps what it acknowledged when it is killed, and starts again on the same data', async () => {
  const killed = await spawnGateway({ dataDir });
  const browser = await signInAtProvider(killed, resident.email);
  await killed.end('SIGKILL');

  const again = await spawnGateway({ dataDir });
  running = again;
  const answer = await readOwn(browser.at(again.url));
  expect(answer.status).toBe(200);
  await signInAtProvider(again, resident.email);
});

it('ends both of two processes well that share an embedded database and stop together', async () => {
  const gateways = [running, await spawnGateway({ dataDir })];
  const codes = await Promise.all(gateways.map((gateway) => gateway.end('SIGTERM')));
  expect(codes).toEqual([0, 0]);
  expect(isDatabaseOff()).toBe(true);
});
