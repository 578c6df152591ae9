import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityPages } from '../../content/identity.ts';
import { verifyLogin } from '../../gateway/identity/accounts.ts';
import { seedAnalystLogins, seedLogins } from '../../gateway/identity/demonstration-logins.ts';
import { createDemonstrationProvider, type DemonstrationProvider } from '../../gateway/identity/provider.ts';
import { Browser, startGateway, type TestGateway } from '../support/gateway.ts';
import { authenticate, openIdentityPage, sendIdentityForm } from '../support/identity.ts';
import { platformDomain } from '../support/platform-domain.ts';

const customerId = '11111111-2222-4333-8444-555555555555';
const login = { email: 'sam@platform.test', password: 'three quiet words', customerId };

let gateway: TestGateway;
let provider: DemonstrationProvider;
beforeAll(async () => {
  gateway = await startGateway({ domain: platformDomain, env: { LIMIT_SIGN_IN_ACCOUNT: '20/15m' } });
  await seedLogins(gateway.platform.db, [login]);
  provider = await createDemonstrationProvider(gateway.platform.db, gateway.url, gateway.platform.now);
});
afterAll(() => gateway.close());

/** The request for a code that a relying party makes, with its proof key, and these changes. */
async function authorizationRequest(changes: Readonly<Record<string, string | undefined>> = {}) {
  const verifier = randomPKCECodeVerifier();
  const url = new URL('/identity/auth', gateway.url);
  const parameters = {
    client_id: provider.client.clientId,
    response_type: 'code',
    redirect_uri: `${gateway.url}/customer360View`,
    scope: 'openid email',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: 'login',
    nonce: 'nonce',
    ...changes,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return { verifier, url };
}

/** Where the provider sends a browser that makes this request. */
async function sentTo(browser: Browser, changes: Readonly<Record<string, string | undefined>>) {
  const { url } = await authorizationRequest(changes);
  const answer = await browser.fetch(url.href);
  return new URL(answer.headers.get('location') ?? '', gateway.url);
}

/** What the identity token of a sign-in says, and how long the answer holds. */
async function tokensOf(browser: Browser) {
  const { verifier, url } = await authorizationRequest({ prompt: 'login' });
  const asked = await browser.fetch(url.href);
  const form = new URL(asked.headers.get('location') ?? '', gateway.url);
  const outcome = await sendIdentityForm(browser, form.href, {
    email: login.email,
    password: login.password,
  });
  if (!('returned' in outcome)) throw new Error(outcome.page);
  const answer = await fetch(new URL('/identity/token', gateway.url), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: outcome.returned.code,
      redirect_uri: `${gateway.url}/customer360View`,
      code_verifier: verifier,
    }),
    headers: {
      authorization: `Basic ${btoa(`${provider.client.clientId}:${provider.client.clientSecret()}`)}`,
    },
  });
  const tokens = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(JSON.stringify(tokens));
  const [, payload = ''] = String(tokens.id_token).split('.');
  return { tokens, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) };
}

describe('the identity provider of the demonstration', () => {
  it('describes itself under its public address', async () => {
    const answer = await fetch(new URL('/identity/.well-known/openid-configuration', gateway.url));
    const description = await answer.json();
    expect(description).toMatchObject({
      issuer: `${gateway.url}/identity`,
      authorization_endpoint: `${gateway.url}/identity/auth`,
      scopes_supported: ['openid', 'email'],
      grant_types_supported: ['authorization_code'],
      claims_supported: expect.arrayContaining(['sub', 'customer_id', 'role', 'email', 'email_verified']),
    });
    expect(description).not.toHaveProperty('end_session_endpoint');
  });

  it('says who signed in, for five minutes, and does not vouch for the address', async () => {
    const { tokens, claims } = await tokensOf(new Browser(gateway.url));
    expect(claims).toMatchObject({
      iss: `${gateway.url}/identity`,
      aud: provider.client.clientId,
      nonce: 'nonce',
      customer_id: customerId,
      role: 'resident',
      email: login.email,
      email_verified: false,
    });
    expect(claims.exp - claims.iat).toBe(300);
    expect(tokens.expires_in).toBe(300);
    expect(tokens).not.toHaveProperty('refresh_token');
  });

  it('asks nobody for consent, and remembers one grant for however many sign-ins', async () => {
    const browser = new Browser(gateway.url);
    await tokensOf(browser);
    const grants = async () => {
      const rows = await gateway.platform.db
        .selectFrom('identity')
        .select('id')
        .where('kind', '=', 'Grant')
        .execute();
      return rows.length;
    };
    const before = await grants();
    await tokensOf(browser);
    expect(await grants()).toBe(before);
    await tokensOf(new Browser(gateway.url));
    expect(await grants()).toBe(before + 1);
  });

  it('forgets a sign-in with the browser', async () => {
    const browser = new Browser(gateway.url);
    await authenticate(browser, login.email, login.password);
    const cookies = browser.cookies.received.filter((line) => line.startsWith('_session='));
    expect(cookies.length).toBeGreaterThan(0);
    for (const line of cookies) expect(line).not.toMatch(/expires=|max-age=/i);
  });

  it.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    [
      'without a proof key',
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
    ],
    ['for a policy that there is not', { policy: 'B2C_1_admin' }, 'invalid_request'],
    ['for a token at once', { response_type: 'id_token' }, 'unsupported_response_type'],
  ])('refuses a request %s', async (_what, changes, error) => {
    const back = await sentTo(new Browser(gateway.url), changes);
    expect(back.pathname).toBe('/customer360View');
    expect(new URLSearchParams(back.search || back.hash.slice(1)).get('error')).toBe(error);
  });

  it.each([undefined, 'B2C_1_signup'])('shows a page for the policy %s', async (policy) => {
    const form = await sentTo(new Browser(gateway.url), { policy });
    expect(form.pathname).toMatch(/^\/identity\/interaction\/[\w-]+$/);
  });

  it('answers a browser with a page where it cannot send it back', async () => {
    const { url } = await authorizationRequest({ client_id: 'somebody' });
    const answer = await fetch(url);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain(`<h1>${identityPages.expired.heading}</h1>`);
  });

  it('tells who guesses too often how long to wait, and shows what was typed', async () => {
    const email = 'nobody@platform.test';
    const browser = new Browser(gateway.url);
    const form = await openIdentityPage(browser);
    const guess = () =>
      browser.fetch(form, { method: 'POST', body: new URLSearchParams({ email, password: 'a guess' }) });
    const statuses: number[] = [];
    for (let guesses = 0; guesses < 4; guesses++) statuses.push((await guess()).status);
    expect(statuses).toEqual([400, 400, 400, 400]);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(await refused.text()).toContain(`value="${email}"`);
  });

  it('counts a sign-in that succeeds as a fifth of one that fails', async () => {
    for (let times = 0; times < 6; times++) {
      const { code } = await authenticate(new Browser(gateway.url), login.email, login.password);
      expect(code).not.toBe('');
    }
  });

  it('is made once for the keys that it has', async () => {
    const first = await provider.current();
    expect(await provider.current()).toBe(first);
  });

  it('gives its cookies names that other hosts cannot set, where it is reached over https', async () => {
    const { db, now } = gateway.platform;
    const nameAt = async (publicUrl: string) => {
      const { current } = await createDemonstrationProvider(db, publicUrl, now);
      return (await current()).provider.cookieName('session');
    };
    expect(await nameAt('https://portal.example')).toBe('__Host-identity');
    expect(await nameAt('http://portal.example')).toBe('_session');
  });
});

describe('the logins of the demonstration', () => {
  const { email, password } = login;

  it('are those that are listed, and stay when they are given again', async () => {
    const { db } = gateway.platform;
    await seedLogins(db, [{ ...login, password: 'another password' }]);
    expect(await verifyLogin(db, email, password)).toMatchObject({ customerId, role: 'resident' });
    expect(await verifyLogin(db, email, 'another password')).toBeUndefined();
  });

  it('of analysts belong to no customer', async () => {
    const { db } = gateway.platform;
    const analyst = { email: 'ada@platform.test', password: 'four quiet words here' };
    await seedAnalystLogins(db, [analyst]);
    const found = await verifyLogin(db, analyst.email, analyst.password);
    expect(found).toMatchObject({ customerId: null, role: 'analyst', email: analyst.email });
  });
});
