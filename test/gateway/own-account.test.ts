import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeToken } from '../../contract/session.ts';
import { createAccount } from '../../gateway/identity/accounts.ts';
import { Browser, startGateway, type TestGateway } from '../support/gateway.ts';
import { openIdentityPage, sendIdentityForm, signInAt } from '../support/identity.ts';
import { echo, platformDomain } from '../support/platform-domain.ts';

const customerId = '11111111-2222-4333-8444-555555555555';
const login = { email: 'sam@platform.test', password: 'three quiet words', customerId };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ domain: platformDomain });
  await createAccount(gateway.platform.db, login);
});
afterAll(() => gateway.close());

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
