import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityPages } from '../../content/identity.ts';
import { exchangeToken, plainLogOut, plainReturn } from '../../contract/session.ts';
import { createAccount } from '../../gateway/identity/accounts.ts';
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

describe('signing in', () => {
  it('ends in a session of the customer', async () => {
    const browser = await signedIn();
    expect(browser.customerId).toBe(customerId);
    const { customerId: caller } = await browser.call(echo, { body: { text: 'hello' } });
    expect(caller).toBe(customerId);
  });

  it('keeps the credential in a cookie that script cannot read, and answers only an identifier', async () => {
    const browser = new Browser(gateway.url);
    const { code, state, iss } = await authenticate(browser, login.email, login.password);
    expect(state).toBe('login');
    const session = await browser.call(exchangeToken, { body: { code, state: 'login', iss } });
    const cookie = browser.cookies.received.find((line) => line.startsWith('__Host-session='));
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=28800$/,
    );
    expect(cookie).not.toContain(session.sessionId);
    const rows = await gateway.platform.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('__Host-session'));
    expect(rows.map((row) => row.tracking_id)).toContain(session.sessionId);
  });

  it('makes a new session each time and ends the one before', async () => {
    const browser = await signedIn();
    const first = browser.cookies.get('__Host-session') ?? '';
    const { code, iss } = await authenticate(browser, login.email, login.password);
    await browser.call(exchangeToken, { body: { code, state: 'login', iss } });
    expect(browser.cookies.get('__Host-session')).not.toBe(first);
    const old = new Browser(gateway.url);
    old.cookies.set('__Host-session', first);
    expect((await old.send(echo, { body: { text: 'x' } })).status).toBe(401);
  });

  it('takes over no session that somebody else put into the browser', async () => {
    const planted = (await signedIn()).cookies.get('__Host-session') ?? '';
    const { db } = gateway.platform;
    const own = { email: 'vic@platform.test', password: 'three quiet words' };
    const id = '31111111-2222-4333-8444-555555555555';
    await createAccount(db, { ...own, customerId: id });
    const victim = new Browser(gateway.url);
    victim.cookies.set('__Host-session', planted);
    const { code, iss } = await authenticate(victim, own.email, own.password);
    const session = await victim.call(exchangeToken, { body: { code, state: 'login', iss } });
    expect(session.customerId).toBe(id);
    const thief = new Browser(gateway.url);
    thief.cookies.set('__Host-session', planted);
    expect((await thief.send(echo, { body: { text: 'x' } })).status).toBe(401);
  });

  it('sends the browser back to the portal alone, wherever else it is asked to', async () => {
    const browser = new Browser(gateway.url);
    const elsewhere = encodeURIComponent('https://elsewhere.example/');
    const authorize = '/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login';
    const asked = await browser.fetch(`${authorize}&redirect_uri=${elsewhere}`);
    const provider = new URL(asked.headers.get('location') ?? '', gateway.url);
    const home = provider.searchParams.get('redirect_uri') ?? '';
    expect(new URL(home).pathname).toBe('/customer360View');
    expect(new URL(home).origin).toBe(provider.origin);
    provider.searchParams.set('redirect_uri', 'https://elsewhere.example/');
    const forged = await browser.fetch(provider.href);
    expect(forged.status).toBe(400);
    expect(forged.headers.get('location')).toBeNull();
  });

  it('refuses a wrong password and an unknown address with the same words', async () => {
    const browser = new Browser(gateway.url);
    const form = await openIdentityPage(browser);
    const wrong = await sendIdentityForm(browser, form, { email: login.email, password: 'nope' });
    const unknown = await sendIdentityForm(browser, form, { email: 'who@platform.test', password: 'nope' });
    expect(wrong).toMatchObject({ status: 400, page: expect.stringContaining('id="password-error"') });
    expect(unknown).toMatchObject({ status: 400, page: expect.stringContaining('id="password-error"') });
  });

  it('shows what was typed again without letting it become part of the page', async () => {
    const browser = new Browser(gateway.url);
    const email = '"><script>alert(1)</script>';
    const outcome = await sendIdentityForm(browser, await openIdentityPage(browser), { email, password: '' });
    expect(outcome).toMatchObject({ status: 400, page: expect.not.stringContaining('<script>') });
  });

  it('comes back with access_denied when the resident cancels', async () => {
    const browser = new Browser(gateway.url);
    const form = await openIdentityPage(browser, 'B2C_1_password', 'changepassword');
    const outcome = await sendIdentityForm(browser, `${form}/cancel`, {});
    expect(outcome).toMatchObject({
      returned: { error: 'access_denied', state: 'changepassword', code: '' },
    });
  });

  it('refuses an unknown policy or state', async () => {
    const browser = new Browser(gateway.url);
    const wrong = await browser.fetch('/customerselfserve/api/v1/authorize?policy=B2C_1_admin&state=login');
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).errors).toHaveProperty('policy');
  });

  it('answers a browser that it refuses with a page', async () => {
    const headers = { accept: 'text/html' };
    const wrong = await new Browser(gateway.url).fetch(
      '/customerselfserve/api/v1/authorize?policy=B2C_1_admin&state=login',
      { headers },
    );
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain(`<h1>${identityPages.expired.heading}</h1>`);
  });
});

describe('coming back from the identity provider', () => {
  it('refuses a code that was already used', async () => {
    const browser = new Browser(gateway.url);
    const { code, iss } = await authenticate(browser, login.email, login.password);
    const sealed = browser.cookies.get('__Host-signin') ?? '';
    await browser.call(exchangeToken, { body: { code, state: 'login', iss } });
    browser.cookies.set('__Host-signin', sealed);
    const again = await browser.send(exchangeToken, { body: { code, state: 'login', iss } });
    expect(again.status).toBe(400);
    expect(again.problem().title).toBe('The sign-in could not be completed');
  });

  it('refuses a code that another browser fetched', async () => {
    const [thief, victim] = [new Browser(gateway.url), new Browser(gateway.url)];
    const { code, iss } = await authenticate(thief, login.email, login.password);
    expect((await victim.send(exchangeToken, { body: { code, state: 'login', iss } })).status).toBe(400);
    await openIdentityPage(victim);
    expect((await victim.send(exchangeToken, { body: { code, state: 'login', iss } })).status).toBe(400);
  });

  it('refuses another state than the one that was sent', async () => {
    const browser = new Browser(gateway.url);
    const { code, iss } = await authenticate(browser, login.email, login.password);
    const forged = await browser.send(exchangeToken, { body: { code, state: 'registration', iss } });
    expect(forged.status).toBe(400);
  });

  it('refuses another issuer, and an answer that names none', async () => {
    const browser = new Browser(gateway.url);
    const { code } = await authenticate(browser, login.email, login.password);
    const forged = { code, state: 'login' as const, iss: 'https://elsewhere.example' };
    expect((await browser.send(exchangeToken, { body: forged })).status).toBe(400);
    expect((await browser.send(exchangeToken, { body: { code, state: 'login' } })).status).toBe(400);
  });

  it('refuses a sign-in cookie that was changed', async () => {
    const browser = new Browser(gateway.url);
    const { code, iss } = await authenticate(browser, login.email, login.password);
    const [content = '', signature] = (browser.cookies.get('__Host-signin') ?? '').split('.');
    const kept = JSON.parse(Buffer.from(content, 'base64url').toString());
    kept.value.nonce = 'forged';
    const changed = Buffer.from(JSON.stringify(kept)).toString('base64url');
    browser.cookies.set('__Host-signin', `${changed}.${signature}`);
    expect((await browser.send(exchangeToken, { body: { code, state: 'login', iss } })).status).toBe(400);
  });
});

describe('coming back without script', () => {
  const complete = (browser: Browser, returned: Readonly<Record<string, string>>) =>
    browser.fetch(`${plainReturn}?${new URLSearchParams(returned)}`);

  it('begins a session and leads Home; going back there leads Home again', async () => {
    const browser = new Browser(gateway.url);
    const { code, state, iss } = await authenticate(browser, login.email, login.password);
    for (const _time of ['first', 'again']) {
      const answer = await complete(browser, { code, state, iss });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/customer360View']);
    }
    browser.customerId = customerId;
    expect((await browser.call(echo, { body: { text: 'hello' } })).customerId).toBe(customerId);
  });

  it('takes no code that another browser fetched, nor one that is used or made up', async () => {
    const theirs = new Browser(gateway.url);
    const { code, state, iss } = await authenticate(theirs, login.email, login.password);
    const mine = new Browser(gateway.url);
    await mine.fetch('/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login');
    for (const returned of [
      { code, state, iss },
      { code: 'made up', state },
      { code: '', state: 'other' },
    ]) {
      const answer = await complete(mine, returned);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('/startpage');
      expect(mine.cookies.get('__Host-session')).toBeUndefined();
    }
  });

  it('tells somebody whom the landlord does not know', async () => {
    const unknown = { email: 'unknown@platform.test', password: 'three quiet words', customerId: null };
    await createAccount(gateway.platform.db, unknown);
    const browser = new Browser(gateway.url);
    const { code, state, iss } = await authenticate(browser, unknown.email, unknown.password);
    const answer = await complete(browser, { code, state, iss });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/customerApiErrorPage']);
    expect(browser.cookies.get('__Host-session')).toBeUndefined();
  });

  it('ends with a form of the same site alone', async () => {
    const browser = await signedIn();
    const leave = (headers: Readonly<Record<string, string>>) =>
      browser.fetch(plainLogOut, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    for (const elsewhere of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await leave(elsewhere)).status).toBe(403);
      expect((await browser.send(echo, { body: { text: 'x' } })).status).toBe(200);
    }
    const left = await leave({});
    expect([left.status, left.headers.get('location')]).toEqual([303, '/startpage']);
    expect((await browser.send(echo, { body: { text: 'x' } })).status).toBe(401);
    expect((await leave({})).status).toBe(303);
  });
});
