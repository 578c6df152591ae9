import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { logout } from '../../contract/session.ts';
import { getTraffic, signOutAnalyst } from '../../contract/traffic.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { analysts } from '../../gateway/demo/analysts.ts';
import { createAccount } from '../../gateway/identity/accounts.ts';
import { now } from '../support/clock.ts';
import { Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { signInAtAtlas } from '../support/identity.ts';

let gateway: TestGateway;
let amara: Browser;
let analyst: Browser;
const [robin] = analysts;
if (!robin) throw new Error('the demonstration has no analyst');
const today = { from: '2031-05-14', to: '2031-05-15' };

beforeAll(async () => {
  gateway = await startGateway({ env: { CLOCK: '2031-05-14T10:00:00Z' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
  ({ browser: analyst } = await signInAtAtlas(gateway.url, robin.email, robin.password));
});
afterAll(() => gateway.close());

describe('who may read how residents move', () => {
  const params = {
    customerId: randomUUID(),
    premisesId: randomUUID(),
    assetId: randomUUID(),
    worksOrderId: randomUUID(),
    documentId: randomUUID(),
    name: 'IsMediaEnabledSS',
  };
  const statusOf = async (who: Browser, call: Call): Promise<number> =>
    (await who.send(call, { params } as never)).status;
  const residents = calls.filter((call) => call.public !== true && call.role === undefined);
  const ours = calls.filter((call) => call.role === 'analyst');

  it('an analyst may call nothing of a resident, and is told so', async () => {
    expect(residents.length).toBeGreaterThanOrEqual(35);
    const statuses = await Promise.all(
      residents.map(async (call) => [call.id, await statusOf(analyst, call)] as const),
    );
    expect(statuses).toEqual(residents.map(({ id }) => [id, 403]));
  });

  it('a resident may call nothing of an analyst, and is told so; nobody is asked to sign in', async () => {
    expect(ours.map(({ id }) => id)).toEqual(['getTraffic', 'signOutAnalyst']);
    for (const call of ours) {
      expect([call.id, await statusOf(amara, call)]).toEqual([call.id, 403]);
      expect([call.id, await statusOf(new Browser(gateway.url), call)]).toEqual([call.id, 401]);
    }
  });

  /** What a resident's call answers to these cookies. */
  const withCookies = async (cookie: string): Promise<number> =>
    (await fetch(`${gateway.url}${searchWorksOrders.path}`, { headers: { cookie } })).status;

  it('the cookie of one role is good for no other, under whatever name', async () => {
    const renamed = analyst.cookies.header().replaceAll('__Host-analyst=', '__Host-session=');
    expect(renamed).toContain('__Host-session=');
    expect(await withCookies(renamed)).toBe(403);
    expect(await withCookies(amara.cookies.header())).toBe(200);
  });

  it('a resident whose session is over is asked to sign in again, though an analyst is signed in beside', async () => {
    const ben = await signIn(gateway, 'ben.hughes@example.com');
    const both = `${ben.cookies.header()}; ${analyst.cookies.header()}`;
    expect(await withCookies(both)).toBe(200);
    await ben.call(logout, {});
    expect(await withCookies(both)).toBe(401);
  });

  it('an analyst who is signed in as a resident beside reads all the same', async () => {
    const cookie = `${amara.cookies.header()}; ${analyst.cookies.header()}`;
    const address = `${gateway.url}${getTraffic.path}?from=${today.from}&to=${today.to}`;
    expect((await fetch(address, { headers: { cookie } })).status).toBe(200);
    expect(await withCookies(cookie)).toBe(200);
  });

  it('comes back to the place in the atlas, with a session that ends when asked', async () => {
    const { browser, address } = await signInAtAtlas(gateway.url, robin.email, robin.password);
    expect(`${address.pathname}${address.search}${address.hash}`).toBe('/atlas#repair!traffic');
    await browser.call(getTraffic, { query: today });
    const copy = browser.cookies.header();
    await browser.call(signOutAnalyst, {});
    expect(browser.cookies.get('__Host-analyst')).toBeUndefined();
    expect((await browser.send(getTraffic, { query: today })).status).toBe(401);
    const replayed = await fetch(`${gateway.url}${getTraffic.path}?from=${today.from}&to=${today.to}`, {
      headers: { cookie: copy },
    });
    expect(replayed.status).toBe(401);
  });

  it('a resident who signs in at the atlas is sent back without a session', async () => {
    const { browser, address } = await signInAtAtlas(
      gateway.url,
      'amara.okafor@example.com',
      'harbourline-demo',
    );
    expect(address.search).toBe('?signin=refused');
    expect((await browser.send(getTraffic, { query: today })).status).toBe(401);
  });

  it('an analyst is no customer: the portal finds no home, and the database lets nobody be both', async () => {
    await expect(
      createAccount(gateway.platform.db, {
        email: 'both@harbourline.example',
        password: 'three quiet words',
        customerId: randomUUID(),
        role: 'analyst',
      }),
    ).rejects.toThrow('an_analyst_is_no_customer');
    await expect(
      gateway.platform.db
        .insertInto('session')
        .values({
          id: randomUUID(),
          tracking_id: randomUUID(),
          role: 'analyst',
          customer_id: randomUUID(),
          idle_expires_at: now(),
          expires_at: now(),
        })
        .execute(),
    ).rejects.toThrow('only_residents_are_customers');
  });
});
