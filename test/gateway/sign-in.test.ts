import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityPages } from '../../content/identity.ts';
import { exchangeToken, logout, logoutEverywhere, plainLogOut, plainReturn } from '../../contract/session.ts';
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

describe('registering', () => {
  it('makes a login that belongs to nobody when the provider knows no such customer', async () => {
    const browser = new Browser(gateway.url);
    const form = await openIdentityPage(browser, 'B2C_1_signup', 'registration');
    const outcome = await sendIdentityForm(browser, form, {
      email: 'stranger@platform.test',
      newPassword: 'three quiet words',
    });
    if (!('returned' in outcome)) throw new Error(outcome.page);
    const { code, state, iss } = outcome.returned;
    expect(state).toBe('registration');
    const answer = await browser.send(exchangeToken, { body: { code, state: 'registration', iss } });
    expect(answer.status).toBe(404);
    expect(browser.cookies.get('__Host-session')).toBeUndefined();
  });

  it('finds the home of a customer who registers with the address that the provider has', async () => {
    const { db } = gateway.platform;
    const customer = await db
      .selectFrom('customer')
      .select(['id', 'email'])
      .limit(1)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('identity_account').where('customer_id', '=', customer.id).execute();
    const browser = new Browser(gateway.url);
    const form = await openIdentityPage(browser, 'B2C_1_signup', 'registration');
    const email = customer.email.toUpperCase();
    const outcome = await sendIdentityForm(browser, form, { email, newPassword: 'three quiet words' });
    if (!('returned' in outcome)) throw new Error(outcome.page);
    const { code, iss } = outcome.returned;
    const session = await browser.call(exchangeToken, { body: { code, state: 'registration', iss } });
    expect(session.customerId).toBe(customer.id);
  });

  it('refuses an address that has an account, and a short password', async () => {
    const browser = new Browser(gateway.url);
    const form = await openIdentityPage(browser, 'B2C_1_signup', 'registration');
    const taken = await sendIdentityForm(browser, form, {
      email: ' SAM@platform.test',
      newPassword: 'long enough words',
    });
    expect(taken).toMatchObject({ status: 400, page: expect.stringContaining('id="email-error"') });
    const short = await sendIdentityForm(browser, form, { email: 'new@platform.test', newPassword: 'short' });
    expect(short).toMatchObject({ status: 400, page: expect.stringContaining('id="newPassword-error"') });
  });
});

describe('changing password and address', () => {
  it('lets the new one in and keeps the old one out', async () => {
    const { db } = gateway.platform;
    const own = { email: 'kim@platform.test', password: 'the old password', customerId: 'c-kim' };
    await createAccount(db, { ...own, customerId: '11111111-2222-4333-8444-666666666666' });
    const browser = new Browser(gateway.url);
    const form = await openIdentityPage(browser, 'B2C_1_password', 'changepassword');
    const changed = await sendIdentityForm(browser, form, {
      email: own.email,
      password: own.password,
      newPassword: 'the new password',
    });
    expect(changed).toMatchObject({ returned: { state: 'changepassword' } });
    await expect(signInAt(gateway.url, own.email, own.password)).rejects.toThrow('could not sign in');
    await signInAt(gateway.url, own.email, 'the new password');

    const other = new Browser(gateway.url);
    const rename = await openIdentityPage(other, 'B2C_1_username', 'changepassword');
    const asked = { email: own.email, password: 'the new password' };
    const taken = await sendIdentityForm(other, rename, { ...asked, newEmail: login.email });
    expect(taken).toMatchObject({ status: 400, page: expect.stringContaining('id="newEmail-error"') });
    const renamed = await sendIdentityForm(other, rename, { ...asked, newEmail: 'kim.new@platform.test' });
    expect(renamed).toHaveProperty('returned');
    await signInAt(gateway.url, 'kim.new@platform.test', 'the new password');
  });
});

describe('changing something of one’s own account', () => {
  let number = 0;
  /** Somebody who is signed in, at the page of a policy. */
  async function arrive(policy: 'B2C_1_password' | 'B2C_1_username') {
    number += 1;
    const own = { email: `own${number}@platform.test`, password: 'the old password' };
    const id = `51111111-2222-4333-8444-${String(number).padStart(12, '0')}`;
    await createAccount(gateway.platform.db, { ...own, customerId: id });
    const browser = await signInAt(gateway.url, own.email, own.password);
    const form = await openIdentityPage(browser, policy, 'changepassword');
    return { own, id, browser, form, page: await (await browser.fetch(form)).text() };
  }

  it('asks nobody who they are, and says whose account it is', async () => {
    for (const policy of ['B2C_1_password', 'B2C_1_username'] as const) {
      const { own, page } = await arrive(policy);
      expect(page).toContain(`autocomplete="username" readonly value="${own.email}"`);
      expect(page).not.toContain('name="email"');
    }
  });

  it('changes no other account, whatever address is sent', async () => {
    const { own, browser, form, id } = await arrive('B2C_1_password');
    const values = { email: login.email, password: own.password, newPassword: 'the new password' };
    const outcome = await sendIdentityForm(browser, form, values);
    if (!('returned' in outcome)) throw new Error(outcome.page);
    const { code, iss } = outcome.returned;
    const session = await browser.call(exchangeToken, { body: { code, state: 'changepassword', iss } });
    expect(session.customerId).toBe(id);
    await signInAt(gateway.url, own.email, 'the new password');
    await signInAt(gateway.url, login.email, login.password);
    const foreign = await arrive('B2C_1_password');
    const tried = { email: login.email, password: login.password, newPassword: 'the new password' };
    expect(await sendIdentityForm(foreign.browser, foreign.form, tried)).toMatchObject({
      status: 400,
      page: expect.stringContaining('id="password-error"'),
    });
  });

  it('refuses a wrong password, a short one and the same one', async () => {
    const { own, browser, form } = await arrive('B2C_1_password');
    const send = (password: string, newPassword: string) =>
      sendIdentityForm(browser, form, { password, newPassword });
    const at = (field: string) => ({ status: 400, page: expect.stringContaining(`id="${field}-error"`) });
    expect(await send('not the password', 'the new password')).toMatchObject(at('password'));
    expect(await send(own.password, 'short')).toMatchObject(at('newPassword'));
    expect(await send(own.password, own.password)).toMatchObject(at('newPassword'));
    await signInAt(gateway.url, own.email, own.password);
  });

  it('is done once: the page is no good afterwards, nor in another browser', async () => {
    const { own, browser, form } = await arrive('B2C_1_username');
    const values = { password: own.password, newEmail: `renamed-${own.email}` };
    const thief = new Browser(gateway.url);
    expect(await sendIdentityForm(thief, form, values)).toMatchObject({ status: 400 });
    expect(await sendIdentityForm(browser, form, values)).toHaveProperty('returned');
    const again = { ...values, newEmail: `again-${own.email}` };
    expect(await sendIdentityForm(browser, form, again)).toMatchObject({ status: 400 });
    await signInAt(gateway.url, values.newEmail, own.password);
    await expect(signInAt(gateway.url, again.newEmail, own.password)).rejects.toThrow('could not sign in');
  });

  it('cannot be set off from another site', async () => {
    const { own, browser, form } = await arrive('B2C_1_password');
    const forged = await browser.fetch(form, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ password: own.password, newPassword: 'the new password' }),
    });
    expect(forged.status).toBe(403);
    await signInAt(gateway.url, own.email, own.password);
  });

  it('gives an address that two want at once to one of them', async () => {
    const two = await Promise.all([arrive('B2C_1_username'), arrive('B2C_1_username')]);
    const outcomes = await Promise.all(
      two.map(({ own, browser, form }) =>
        sendIdentityForm(browser, form, { password: own.password, newEmail: 'wanted@platform.test' }),
      ),
    );
    expect(outcomes.filter((outcome) => 'returned' in outcome)).toHaveLength(1);
    expect(outcomes.find((outcome) => 'page' in outcome)).toMatchObject({
      status: 400,
      page: expect.stringContaining('id="newEmail-error"'),
    });
  });

  it('leaves the session as it was when it is called off', async () => {
    const { browser, form } = await arrive('B2C_1_password');
    const outcome = await sendIdentityForm(browser, `${form}/cancel`, {});
    expect(outcome).toMatchObject({ returned: { error: 'access_denied', state: 'changepassword' } });
    await browser.call(echo, { body: { text: 'x' } });
  });
});

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
