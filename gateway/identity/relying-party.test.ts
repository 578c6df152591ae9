import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { now } from '../../test/support/clock.ts';
import type { Secret } from '../secret-files.ts';
import { ServiceAway } from '../service-away.ts';
import { createRelyingParty, SignInRefused } from './relying-party.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' };

/** What an identity provider signs. */
function idToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'ES256', kid: 'one' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Answer = () => Response;

/** The gateway beside a provider that is asked without a network, and what that was asked. */
function partyWith({
  issuer = 'https://login.example',
  discovery,
  token,
  secret = () => 'secret',
}: {
  readonly issuer?: string;
  readonly discovery?: Answer | undefined;
  readonly token?: Answer;
  readonly secret?: Secret;
} = {}) {
  const asked: { readonly path: string; readonly body: URLSearchParams }[] = [];
  const answers: { discovery: Answer | undefined } = { discovery };
  const party = createRelyingParty({
    client: { issuer, clientId: 'portal', clientSecret: secret },
    publicUrl: 'https://homes.example',
    returnPath: '/back',
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      asked.push({ path: pathname, body: new URLSearchParams(String(init?.body ?? '')) });
      if (pathname === '/token') return token?.() ?? json({ error: 'invalid_grant' }, 400);
      if (pathname === '/keys') return json({ keys: [jwk] });
      const document = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
      };
      return answers.discovery?.() ?? json(document);
    },
  });
  return { party, asked, answers };
}

const attempt = { verifier: 'a'.repeat(43), nonce: 'the nonce', state: 'login' };
const back = { code: 'the code', state: 'login', iss: 'https://login.example' };
const claimsOf = (more: object = {}) => {
  const seconds = Math.floor(now().getTime() / 1000);
  return {
    iss: 'https://login.example',
    aud: 'portal',
    sub: 'ann',
    nonce: attempt.nonce,
    iat: seconds,
    exp: seconds + 300,
    ...more,
  };
};
const vouching =
  (more: object = {}): Answer =>
  () =>
    json({ access_token: 'access', token_type: 'bearer', id_token: idToken(claimsOf(more)) });
const tokenThat = (token: Answer) => partyWith({ token }).party.complete(back, attempt);

const unreachable: Answer = () => {
  throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
};
const late: Answer = () => {
  throw new DOMException('The operation timed out', 'TimeoutError');
};
const broken: Answer = () => json({ error: 'server_error' }, 502);

describe('leaving for the identity provider', () => {
  it('takes along what ties the way back to this browser, and always asks who it is', async () => {
    const { party } = partyWith();
    const { url, attempt: kept } = await party.begin('B2C_1_signin', 'login');
    const { origin, pathname, searchParams } = new URL(url);
    expect(`${origin}${pathname}`).toBe('https://login.example/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: 'https://homes.example/back',
      scope: 'openid email',
      code_challenge: createHash('sha256').update(kept.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'login',
      policy: 'B2C_1_signin',
      state: 'login',
      nonce: kept.nonce,
    });
    expect(kept.state).toBe('login');
    const { attempt: next } = await party.begin('B2C_1_signin', 'login');
    expect(next.verifier).not.toBe(kept.verifier);
    expect(next.nonce).not.toBe(kept.nonce);
  });

  it('asks once what the provider is', async () => {
    const { party, asked } = partyWith();
    await Promise.all([party.begin('B2C_1_signin', 'login'), party.begin('B2C_1_signup', 'registration')]);
    expect(asked.map(({ path }) => path)).toEqual(['/.well-known/openid-configuration']);
  });

  it('also leads to a provider without encryption, on the machine of a developer', async () => {
    const { url } = await partyWith({ issuer: 'http://127.0.0.1:4000' }).party.begin('B2C_1_signin', 'login');
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4000\/authorize\?/);
  });

  it.each([
    ['cannot be reached', unreachable],
    ['takes too long', late],
    ['is broken', broken],
  ])('waits for a provider that %s, until it answers', async (_, discovery) => {
    const { party, answers } = partyWith({ discovery });
    await expect(party.begin('B2C_1_signin', 'login')).rejects.toBeInstanceOf(ServiceAway);
    answers.discovery = undefined;
    expect((await party.begin('B2C_1_signin', 'login')).attempt.state).toBe('login');
  });

  it('is no matter of waiting where the address leads to something else', async () => {
    const { party } = partyWith({ discovery: () => json({ issuer: 'https://elsewhere.example' }) });
    await expect(party.begin('B2C_1_signin', 'login')).rejects.not.toBeInstanceOf(ServiceAway);
  });
});

describe('coming back from the identity provider', () => {
  it('shows the secret of now, and asks what the provider is only under another one', async () => {
    let secret = 'one';
    const { party, asked } = partyWith({ token: vouching(), secret: () => secret });
    const complete = async () => party.complete(back, attempt);
    await complete();
    await complete();
    secret = 'two';
    await complete();
    const shown = asked.filter(({ path }) => path === '/token').map(({ body }) => body.get('client_secret'));
    expect(shown).toEqual(['one', 'one', 'two']);
    expect(asked.filter(({ path }) => path.startsWith('/.well-known/'))).toHaveLength(2);
  });

  it('gives the claims that it vouches for, to whoever knows what the attempt began with', async () => {
    const { party, asked } = partyWith({ token: vouching({ customer_id: 'c1' }) });
    expect(await party.complete(back, attempt)).toMatchObject({ sub: 'ann', customer_id: 'c1' });
    const body = asked.find(({ path }) => path === '/token')?.body ?? new URLSearchParams();
    expect(Object.fromEntries(body)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the code',
      redirect_uri: 'https://homes.example/back',
      code_verifier: attempt.verifier,
    });
  });

  it.each([
    ['another state', { ...back, state: 'registration' }],
    ['another issuer', { ...back, iss: 'https://elsewhere.example' }],
    ['no issuer', { ...back, iss: undefined }],
  ])('is refused with %s', async (_, returned) => {
    const { party } = partyWith({ token: vouching() });
    await expect(party.complete(returned, attempt)).rejects.toBeInstanceOf(SignInRefused);
  });

  it.each([
    ['says no', () => json({ error: 'invalid_grant' }, 400)],
    ['vouches for another attempt', vouching({ nonce: 'another nonce' })],
    ['vouches to somebody else', vouching({ aud: 'another' })],
    ['names nobody', () => json({ access_token: 'access', token_type: 'bearer' })],
  ])('is refused where the provider %s', async (_, token) => {
    await expect(tokenThat(token)).rejects.toBeInstanceOf(SignInRefused);
  });

  it.each([
    ['cannot be reached', unreachable],
    ['takes too long', late],
    ['is broken', broken],
  ])('waits for a provider that %s', async (_, token) => {
    await expect(tokenThat(token)).rejects.toBeInstanceOf(ServiceAway);
  });
});
