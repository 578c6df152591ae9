import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeToken, logout, logoutEverywhere } from '../../contract/session.ts';
import { createAccount } from '../../gateway/identity/accounts.ts';
import { now } from '../support/clock.ts';
import { Browser, startGateway, type TestGateway } from '../support/gateway.ts';
import { authenticate, openIdentityPage, sendIdentityForm, signInAt } from '../support/identity.ts';
import { echo, platformDomain } from '../support/platform-domain.ts';

const customerId = '11111111-2222-4333-8444-555555555555';
const login = { email: 'sam@platform.test', password: 'three quiet words', customerId };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ domain: platformDomain });
  await createAccount(gateway.platform.db, login);
});
afterAll(() => gateway.close());

const signedIn = () => signInAt(gateway.url, login.email, login.password);

it('whoever changes a password ends the sessions in other browsers, and goes on in this one', async () => {
  const own = { email: 'lee@platform.test', password: 'the old password' };
  await createAccount(gateway.platform.db, { ...own, customerId: '41111111-2222-4333-8444-555555555555' });
  const other = await signInAt(gateway.url, own.email, own.password);
  const bystander = await signedIn();
  const browser = await signInAt(gateway.url, own.email, own.password);
  const form = await openIdentityPage(browser, 'B2C_1_password', 'changepassword');
  const outcome = await sendIdentityForm(browser, form, { ...own, newPassword: 'the new password' });
  if (!('returned' in outcome)) throw new Error(outcome.page);
  const { code, iss } = outcome.returned;
  await browser.call(exchangeToken, { body: { code, state: 'changepassword', iss } });
  await browser.call(echo, { body: { text: 'x' } });
  await bystander.call(echo, { body: { text: 'x' } });
  expect((await other.send(echo, { body: { text: 'x' } })).status).toBe(401);
});

describe('logging out everywhere', () => {
  let number = 0;
  async function moveIn() {
    number += 1;
    const own = { email: `many${number}@platform.test`, password: 'three quiet words' };
    const id = `61111111-2222-4333-8444-${String(number).padStart(12, '0')}`;
    await createAccount(gateway.platform.db, { ...own, customerId: id });
    return { ...own, arrive: () => signInAt(gateway.url, own.email, own.password) };
  }
  const answerTo = async (browser: Browser) => (await browser.send(echo, { body: { text: 'x' } })).status;

  it('ends every session of the resident at once, this one too, and nobody else’s', async () => {
    const { arrive } = await moveIn();
    const [browser, other, bystander] = [await arrive(), await arrive(), await signedIn()];
    const stolen = new Browser(gateway.url);
    stolen.cookies.set('__Host-session', browser.cookies.get('__Host-session') ?? '');
    expect(await answerTo(stolen)).toBe(200);
    expect((await browser.send(logoutEverywhere, {})).status).toBe(204);
    expect(browser.cookies.get('__Host-session')).toBeUndefined();
    expect(await Promise.all([browser, other, stolen].map(answerTo))).toEqual([401, 401, 401]);
    expect(await answerTo(bystander)).toBe(200);
  });

  it('is done as often as it is asked for, and never said to be done without a session', async () => {
    const { arrive } = await moveIn();
    for (const _ of [1, 2]) expect((await (await arrive()).send(logoutEverywhere, {})).status).toBe(204);
    const [browser, other] = [await arrive(), await arrive()];
    const credential = browser.cookies.get('__Host-session') ?? '';
    await browser.send(logoutEverywhere, {});
    browser.cookies.set('__Host-session', credential);
    expect((await browser.send(logoutEverywhere, {})).status).toBe(401);
    expect(await answerTo(other)).toBe(401);
  });

  it('makes the identity provider forget who signed in, down to a code that was not exchanged yet', async () => {
    const { arrive, email, password } = await moveIn();
    const browser = await arrive();
    const late = new Browser(gateway.url);
    const { code, iss } = await authenticate(late, email, password);
    const bystander = await signedIn();
    await browser.send(logoutEverywhere, {});
    expect((await late.send(exchangeToken, { body: { code, state: 'login', iss } })).status).toBe(400);
    const pageOf = async (who: Browser) =>
      (await who.fetch(await openIdentityPage(who, 'B2C_1_password', 'changepassword'))).text();
    expect(await pageOf(browser)).toContain('name="email"');
    expect(await pageOf(bystander)).not.toContain('name="email"');
  });

  it('cannot be set off from another site, nor by a link', async () => {
    const { arrive } = await moveIn();
    const browser = await arrive();
    const headers = { origin: 'https://elsewhere.example' };
    expect((await browser.fetch(logoutEverywhere.path, { method: 'POST', headers })).status).toBe(403);
    expect((await browser.fetch(logoutEverywhere.path)).status).toBe(405);
    expect(await answerTo(browser)).toBe(200);
  });
});

describe('the end of a session', () => {
  it('is no news to a browser without one', async () => {
    expect((await new Browser(gateway.url).send(logout, {})).status).toBe(204);
  });

  it('comes at once with logout', async () => {
    const browser = await signedIn();
    const credential = browser.cookies.get('__Host-session') ?? '';
    const out = await browser.send(logout, {});
    expect(out.status).toBe(204);
    expect(browser.cookies.get('__Host-session')).toBeUndefined();
    browser.cookies.set('__Host-session', credential);
    expect((await browser.send(echo, { body: { text: 'x' } })).status).toBe(401);
  });

  it('comes when it was idle too long, and use puts it off', async () => {
    const { db } = gateway.platform;
    const browser = await signedIn();
    const soon = new Date(now().getTime() + 60_000);
    await db.updateTable('session').set({ idle_expires_at: soon }).execute();
    await browser.call(echo, { body: { text: 'x' } });
    const moved = await db.selectFrom('session').select('idle_expires_at').execute();
    const longest = Math.max(...moved.map((row) => row.idle_expires_at.getTime())) - now().getTime();
    // Longer than the portal's own 30 minutes and the 5 in which it says that the resident is active.
    expect(longest).toBeGreaterThan(39 * 60_000);
    expect(longest).toBeLessThanOrEqual(40 * 60_000);
    await db
      .updateTable('session')
      .set({ idle_expires_at: new Date(now().getTime() - 1) })
      .execute();
    expect((await browser.send(echo, { body: { text: 'x' } })).status).toBe(401);
  });

  it('comes after eight hours whatever the use', async () => {
    const { db } = gateway.platform;
    const browser = await signedIn();
    const end = new Date(now().getTime() + 2000);
    await db.updateTable('session').set({ idle_expires_at: end, expires_at: end }).execute();
    await browser.call(echo, { body: { text: 'x' } });
    const rows = await db.selectFrom('session').select('idle_expires_at').execute();
    expect(rows.every((row) => row.idle_expires_at.getTime() <= end.getTime())).toBe(true);
  });
});
