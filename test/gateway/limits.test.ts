import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createCase } from '../../contract/cases.ts';
import { uploadDocument } from '../../contract/documents.ts';
import { findRepairReasons } from '../../contract/reference.ts';
import { exchangeToken, logoutEverywhere } from '../../contract/session.ts';
import { trackNavigation } from '../../contract/tracking.ts';
import { addNote, createWorksOrder, getWorksOrder, searchWorksOrders } from '../../contract/works-orders.ts';
import { sweepPlatform } from '../../gateway/jobs/sweep.ts';
import { freshKey, newCase } from '../support/cases.ts';
import { now } from '../support/clock.ts';
import {
  Browser,
  freshDatabase,
  type GatewayOptions,
  signIn,
  signInAtProvider,
  spawnGateway,
  startGateway,
  type TestGateway,
} from '../support/gateway.ts';
import { openIdentityPage, sendIdentityForm } from '../support/identity.ts';
import { newRepair } from '../support/repairs.ts';

const amara = 'amara.okafor@example.com';
const ben = 'ben.hughes@example.com';
const tap = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };
const nothing = '00000000-0000-4000-8000-000000000000';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((gateway) => gateway.close()));
});

async function start(env: Record<string, string>, more: GatewayOptions = {}): Promise<TestGateway> {
  const gateway = await startGateway({ env, ...more });
  running.push(gateway);
  return gateway;
}

const search = (browser: Browser) => browser.send(searchWorksOrders, { query: {} });

/** The statuses of so many, one after the other. */
async function statuses(times: number, send: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) seen.push((await send()).status);
  return seen;
}

/** Sends a password at the form of the demonstration's identity provider. */
async function tryPassword(browser: Browser, email: string, password = 'not the password', headers = {}) {
  const form = await openIdentityPage(browser);
  return browser.fetch(form, { method: 'POST', body: new URLSearchParams({ email, password }), headers });
}

/** As where a trusted proxy says that the request came from this address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('an account', () => {
  it('that searches too often is told how long to wait, and only it', async () => {
    const gateway = await start({ LIMIT_SEARCH_ACCOUNT: '3/1h' });
    const [one, other] = [await signIn(gateway, amara), await signIn(gateway, ben)];
    expect(await statuses(3, () => search(one))).toEqual([200, 200, 200]);
    const refused = await search(one);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    // One of three within an hour comes back after twenty minutes.
    expect(wait).toBeGreaterThan(1190);
    expect(wait).toBeLessThanOrEqual(1200);
    expect(refused.problem()).toEqual({
      type: 'about:blank',
      title: 'This was done too often',
      status: 429,
      detail: `Try again in ${wait} seconds`,
    });
    expect((await search(other)).status).toBe(200);
    // What is not limited goes on.
    expect((await one.send(getWorksOrder, { params: { worksOrderId: nothing } })).status).toBe(404);
  });

  it('shares what it searches with among the kinds of search, and with nothing else', async () => {
    const gateway = await start({ LIMIT_SEARCH_ACCOUNT: '2/1h', LIMIT_SUBMIT_ACCOUNT: '1/1h' });
    const browser = await signIn(gateway, amara);
    const reasons = () =>
      browser.send(findRepairReasons, { query: { searchText: 'tap', assetType: 'Property' } });
    const begin = () =>
      browser.send(createWorksOrder, { body: newRepair(tap) }, { idempotencyKey: randomUUID() });
    expect((await search(browser)).status).toBe(200);
    expect((await reasons()).status).toBe(200);
    expect((await reasons()).status).toBe(429);
    expect((await begin()).status).toBe(201);
    expect((await begin()).status).toBe(429);
  });

  it('that sends too many service requests is refused, and told so', async () => {
    const gateway = await start({ LIMIT_SUBMIT_ACCOUNT: '2/1h' });
    const browser = await signIn(gateway, amara);
    const body = newCase(browser.customerId, tap.premises);
    const sendOne = () => browser.send(createCase, { body }, freshKey());
    expect(await statuses(3, sendOne)).toEqual([201, 201, 429]);
  });

  it('that uploads too often is refused before its file is read', async () => {
    const gateway = await start({ LIMIT_UPLOAD_ACCOUNT: '1/1h' });
    const browser = await signIn(gateway, amara);
    const upload = (Media: string) =>
      browser.send(
        uploadDocument,
        { params: { worksOrderId: nothing }, body: { DocumentType: 'WORKORDER', Media, Metadata: [] } },
        { idempotencyKey: 'one-key-for-all' },
      );
    expect((await upload('x')).status).not.toBe(429);
    // Larger than any upload may be.
    expect((await upload('x'.repeat(30_000_000))).status).toBe(429);
  });

  it('that changes too much is refused, whatever it changes, and may still read and leave', async () => {
    const gateway = await start({ LIMIT_CHANGE_ACCOUNT: '3/1h' });
    const browser = await signIn(gateway, amara);
    const track = () => browser.send(trackNavigation, { body: { page: '/repairs' } });
    expect(await statuses(3, track)).toEqual([202, 202, 202]);
    const note = { type: 'Other', description: 'Please call me.' } as const;
    const params = { worksOrderId: nothing, customerId: browser.customerId };
    expect((await track()).status).toBe(429);
    expect((await browser.send(addNote, { params, body: note }, freshKey())).status).toBe(429);
    expect((await search(browser)).status).toBe(200);
    expect((await browser.send(logoutEverywhere, {})).status).toBe(204);
  });

  it('may do it again with time', async () => {
    const gateway = await start({ LIMIT_SEARCH_ACCOUNT: '2/1h' });
    const browser = await signIn(gateway, amara);
    expect(await statuses(3, () => search(browser))).toEqual([200, 200, 429]);
    // Half an hour goes by.
    await sql`update allowance set spent_until = spent_until - interval '30 minutes'`.execute(
      gateway.platform.db,
    );
    expect(await statuses(2, () => search(browser))).toEqual([200, 429]);
  });

  it('is not counted where its limit is off', async () => {
    const gateway = await start({ LIMIT_SEARCH_ACCOUNT: 'off', LIMIT_SEARCH_ADDRESS: 'off' });
    const browser = await signInAtProvider(gateway, amara);
    expect(new Set(await statuses(150, () => search(browser)))).toEqual(new Set([200]));
    const kept = await gateway.platform.db.selectFrom('allowance').selectAll().execute();
    expect(kept.length).toBeGreaterThan(0);
  });
});

describe('an address', () => {
  it('is refused when its residents together do too much', async () => {
    const gateway = await start({ LIMIT_SEARCH_ADDRESS: '4/1h' });
    const [one, other] = [await signIn(gateway, amara), await signIn(gateway, ben)];
    expect(await statuses(4, () => search(one))).toEqual([200, 200, 200, 200]);
    expect((await search(other)).status).toBe(429);
  });

  it('loses nothing by a resident who goes on although refused', async () => {
    const gateway = await start({ LIMIT_SEARCH_ACCOUNT: '2/1h', LIMIT_SEARCH_ADDRESS: '5/1h' });
    const [one, other] = [await signIn(gateway, amara), await signIn(gateway, ben)];
    expect(await statuses(20, () => search(one))).toEqual([200, 200, ...Array(18).fill(429)]);
    expect(await statuses(2, () => search(other))).toEqual([200, 200]);
  });

  it('is what the proxy says only where the proxy is trusted', async () => {
    const env = { LIMIT_SEARCH_ADDRESS: '1/1h' };
    const gateway = await start({ ...env, TRUSTED_PROXIES: '127.0.0.1,::1' });
    const browser = await signIn(gateway, amara);
    const at = (address: string) => browser.send(searchWorksOrders, { query: {} }, from(address));
    expect((await at('203.0.113.7')).status).toBe(200);
    expect((await at('203.0.113.7')).status).toBe(429);
    expect((await at('203.0.113.8')).status).toBe(200);
    // Whoever makes up where they come from is known by the address that the proxy itself adds.
    expect((await at('198.51.100.1, 203.0.113.7')).status).toBe(429);

    const open = await start(env);
    const stranger = await signIn(open, amara);
    expect((await stranger.send(searchWorksOrders, { query: {} }, from('203.0.113.7'))).status).toBe(200);
    expect((await stranger.send(searchWorksOrders, { query: {} }, from('203.0.113.8'))).status).toBe(429);
  });
});

describe('signing in', () => {
  it('counts more when it fails, and lets nobody in while it is refused', async () => {
    const gateway = await start({ LIMIT_SIGN_IN_ACCOUNT: '20/1h' });
    for (let times = 0; times < 5; times++) await signInAtProvider(gateway, ben);
    const browser = new Browser(gateway.url);
    expect(await statuses(4, () => tryPassword(browser, amara))).toEqual([400, 400, 400, 400]);
    const refused = await tryPassword(browser, ` ${amara.toUpperCase()} `);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await refused.text()).toMatch(/Wait 1[45] minutes, then try again/);
    // Not even with the right password.
    await expect(signInAtProvider(gateway, amara)).rejects.toThrow('could not sign in');
    // A neighbour behind the same address signs in as ever.
    await signInAtProvider(gateway, ben);
  });

  it('is refused at the address that guesses, and not at that of the resident', async () => {
    const gateway = await start({ TRUSTED_PROXIES: '127.0.0.1,::1' });
    const tryFrom = (address: string, password?: string) =>
      tryPassword(new Browser(gateway.url), amara, password, from(address).headers);
    const guesses = await statuses(12, () => tryFrom('203.0.113.7'));
    expect(guesses).toEqual([...Array(10).fill(400), 429, 429]);
    // Not even with the right password.
    expect((await tryFrom('203.0.113.7', 'harbourline-demo')).status).toBe(429);
    expect((await tryFrom('198.51.100.4', 'harbourline-demo')).status).toBe(303);
  });

  it('is refused from everywhere when many addresses guess', async () => {
    const gateway = await start({ TRUSTED_PROXIES: '127.0.0.1,::1', LIMIT_SIGN_IN_ACCOUNT: '20/1h' });
    let host = 0;
    const guess = () => {
      host += 1;
      return tryPassword(new Browser(gateway.url), amara, undefined, from(`203.0.113.${host}`).headers);
    };
    expect(await statuses(5, guess)).toEqual([400, 400, 400, 400, 429]);
  });

  it('counts guesses that are sent all at once', async () => {
    const gateway = await start({ LIMIT_SIGN_IN_ACCOUNT: '20/1h' });
    const forms = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const browser = new Browser(gateway.url);
        return { browser, form: await openIdentityPage(browser) };
      }),
    );
    const answers = await Promise.all(
      forms.map(({ browser, form }) => sendIdentityForm(browser, form, { email: amara, password: 'guess' })),
    );
    const guessed = answers.filter((answer) => 'status' in answer && answer.status === 400);
    expect(guessed).toHaveLength(4);
  });

  it('is refused to an address that tries many accounts', async () => {
    const gateway = await start({ LIMIT_SIGN_IN_ADDRESS: '15/1h' });
    const browser = new Browser(gateway.url);
    const emails = ['one@test.example', 'two@test.example', 'three@test.example', 'four@test.example'];
    const seen: number[] = [];
    for (const email of emails) seen.push((await tryPassword(browser, email)).status);
    expect(seen).toEqual([400, 400, 400, 429]);
    const code = await browser.send(exchangeToken, { body: { code: 'guess', state: 'login' } });
    expect(code.status).toBe(429);
    expect(code.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

it('counts for two processes together', async () => {
  const databaseUrl = await freshDatabase();
  const env = { LIMIT_SEARCH_ACCOUNT: '10/1h' };
  // The process of the tests is the other.
  const [one, two] = await Promise.all([start(env, { databaseUrl }), spawnGateway({ databaseUrl, env })]);
  try {
    const browser = await signIn(one, amara);
    const elsewhere = browser.at(two.url);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => search(index % 2 === 0 ? browser : elsewhere)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  } finally {
    await two.end('SIGTERM');
  }
});

it('keeps nothing that says who it was, and forgets what is whole again', async () => {
  const gateway = await start({ LIMIT_SEARCH_ACCOUNT: '1/1h' });
  const browser = await signInAtProvider(gateway, amara);
  await search(browser);
  const { db } = gateway.platform;
  const rows = await db.selectFrom('allowance').selectAll().execute();
  expect(rows.length).toBeGreaterThan(2);
  for (const { id } of rows) expect(id).toMatch(/^[\w-]{43}$/);
  await sweepPlatform(gateway.platform);
  expect((await search(browser)).status).toBe(429);
  await db
    .updateTable('allowance')
    .set({ spent_until: new Date(now().getTime() - 1000) })
    .execute();
  await sweepPlatform(gateway.platform);
  expect(await db.selectFrom('allowance').selectAll().execute()).toEqual([]);
});
