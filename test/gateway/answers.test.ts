import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../gateway/identity/accounts.ts';
import { Browser, signedIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { breakDown, changeTagged, echo, misanswer, platformDomain } from '../support/platform-domain.ts';

const login = {
  email: 'sam@platform.test',
  password: 'three quiet words',
  customerId: '11111111-2222-4333-8444-555555555555',
};

let gateway: TestGateway;
let resident: Browser;
beforeAll(async () => {
  gateway = await startGateway({ domain: platformDomain, env: { LOG_LEVEL: 'silent' } });
  await createAccount(gateway.platform.db, login);
  resident = await signedIn(gateway, login);
});
afterAll(() => gateway.close());

describe('a call', () => {
  it('is answered with what the contract names and nothing else', async () => {
    const { text } = await resident.send(echo, { body: { text: 'hello' } });
    expect(JSON.parse(text)).toEqual({ customerId: login.customerId, text: 'hello' });
  });

  it('is answered under both versions of its path', async () => {
    const v2 = { ...echo, path: echo.path.replace('/v1/', '/v2/') };
    expect(await resident.call(v2, { body: { text: 'hello' } })).toMatchObject({ text: 'hello' });
  });

  it('needs a session', async () => {
    const answer = await new Browser(gateway.url).send(echo, { body: { text: 'hello' } });
    expect(answer.status).toBe(401);
    expect(answer.problem()).toEqual({ type: 'about:blank', title: 'Sign in to continue', status: 401 });
  });

  it.each([
    ['a made-up cookie', { cookie: '__Host-session=abc' }],
    ['the tracking id', { 'x-session-id': '11111111-2222-4333-8444-555555555555' }],
    ['the customer id', { 'x-agent-id': login.customerId }],
  ])('is not let in by %s', async (_what, headers) => {
    const answer = await fetch(`${gateway.url}${echo.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ text: 'hello' }),
    });
    expect(answer.status).toBe(401);
  });
});

describe('a problem', () => {
  it('names every field that is wrong', async () => {
    const body = { text: 'much longer than twenty characters', count: 'one' as unknown as number };
    const answer = await resident.send(echo, { body });
    expect(answer.status).toBe(400);
    expect(answer.problem()).toMatchObject({ type: 'about:blank', status: 400, title: expect.any(String) });
    expect(Object.keys(answer.problem().errors ?? {})).toEqual(['text', 'count']);
  });

  it.each([
    ['no JSON', '{"text":', 400],
    ['no body', '', 400],
    ['an empty list', '[]', 400],
    ['too large a body', JSON.stringify({ text: 'x'.repeat(300_000) }), 413],
    ['a prototype', '{"__proto__":{"text":"x"}}', 400],
  ])('is what %s gets', async (_what, body, status) => {
    const answer = await resident.fetch(echo.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({ status, title: expect.any(String) });
  });

  it('is what another kind of content gets', async () => {
    const answer = await resident.fetch(echo.path, {
      method: 'POST',
      body: new URLSearchParams({ text: 'x' }),
    });
    expect(answer.status).toBe(415);
  });

  it('is what an unknown address of the API gets, even from a browser', async () => {
    const answer = await resident.fetch('/customerselfserve/api/v1/nothing', {
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: 404 });
  });

  it.each([breakDown, misanswer])('says nothing of what broke inside ($id)', async (call) => {
    const answer = await resident.send(call, {});
    expect(answer.status).toBe(500);
    expect(answer.problem()).toEqual({ type: 'about:blank', title: 'Something went wrong', status: 500 });
  });
});

describe('an entity tag', () => {
  const request = { params: { number: '1' } };
  it.each([
    ['absent', null, 428],
    ['the literal for none', 'eTag', 428],
    ['an older one', '"2"', 412],
    ['something else', '"abc"', 412],
    ['the current one', '"3"', 200],
    ['the current one, marked weak', 'W/"3"', 200],
  ])('%s is answered in kind', async (_what, eTag, status) => {
    expect((await resident.send(changeTagged, request, { eTag })).status).toBe(status);
  });

  it('comes back with the answer', async () => {
    expect(await resident.call(changeTagged, request, { eTag: '"3"' })).toEqual({
      eTagSeen: '3',
      eTag: '"4"',
    });
  });
});

const gatewayOrigin = 'the gateway';

describe('a change that another site asks for', () => {
  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['cross-site, with a forged origin', { 'sec-fetch-site': 'cross-site', origin: gatewayOrigin }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['no origin to tell', { origin: 'null' }],
  ])('is refused: %s', async (_what, headers) => {
    const answer = await resident.send(echo, { body: { text: 'x' } }, { headers });
    expect(answer.status).toBe(403);
    expect(answer.problem().status).toBe(403);
  });

  it.each([
    ['a call', { 'sec-fetch-site': 'same-origin', origin: gatewayOrigin }],
    ['a form of a page without a referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['a browser that says only the origin', { origin: gatewayOrigin }],
  ])('is not mistaken for %s of the portal’s own', async (_what, given) => {
    const headers = { ...given, origin: given.origin === gatewayOrigin ? gateway.url : given.origin };
    expect((await resident.send(echo, { body: { text: 'x' } }, { headers })).status).toBe(200);
  });
});

describe('every answer', () => {
  it.each([
    ['the API', '/customerselfserve/api/v1/openapi.json'],
    ['a missing call', '/customerselfserve/api/v1/nothing'],
    ['a refused call', echo.path],
    [
      'the way to the identity provider',
      '/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login',
    ],
    ['the identity provider', '/identity/.well-known/openid-configuration'],
    ['an error of the identity provider', '/identity/auth?client_id=nobody'],
    ['a sign-in page', '/identity/interaction/nothing'],
    ['the portal', '/'],
    ['a missing file', '/nothing.js'],
    ['health', '/health'],
  ])('carries the security headers: %s', async (_what, path) => {
    const { headers } = await new Browser(gateway.url).fetch(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  it('of the API is kept nowhere and carries the correlation id', async () => {
    const { headers } = await resident.send(
      echo,
      { body: { text: 'x' } },
      { headers: { 'x-correlation-id': 'click-7' } },
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-correlation-id')).toBe('click-7');
  });
});
