import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { now } from '../../../test/support/clock.ts';
import { createRelyingParty, SignInRefused } from '../relying-party.ts';
import entra from './entra-external-id.json' with { type: 'json' };
import keycloak from './keycloak.json' with { type: 'json' };

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' };

/** An identity token as both of them sign it. */
function idToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ typ: 'JWT', alg: 'RS256', kid: 'one' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

interface Asked {
  readonly url: string;
  readonly headers: Headers;
  readonly body: URLSearchParams;
}

/**
 * The gateway beside a provider with this discovery document, and what the provider was asked.
 * @param claims what it says of the person, besides what every identity token has
 */
function partyAt(document: typeof entra | typeof keycloak, claims: object) {
  const asked: Asked[] = [];
  const party = createRelyingParty({
    client: { issuer: document.issuer, clientId: 'portal', clientSecret: () => 'secret' },
    publicUrl: 'https://homes.example',
    returnPath: '/customer360View',
    fetch: async (input, init) => {
      const url = String(input);
      asked.push({
        url,
        headers: new Headers(init?.headers),
        body: new URLSearchParams(String(init?.body ?? '')),
      });
      if (url === `${document.issuer}/.well-known/openid-configuration`) return Response.json(document);
      if (url === document.jwks_uri) return Response.json({ keys: [key] });
      if (url !== document.token_endpoint) return new Response(null, { status: 404 });
      const seconds = Math.floor(now().getTime() / 1000);
      const every = { iss: document.issuer, aud: 'portal', iat: seconds, exp: seconds + 300, nonce };
      return Response.json({
        access_token: 'a',
        token_type: 'Bearer',
        id_token: idToken({ ...every, ...claims }),
      });
    },
  });
  return { party, asked };
}

const nonce = 'the nonce';
const attempt = { verifier: 'a'.repeat(43), nonce, state: 'login' };

describe.each([
  [
    'Keycloak',
    keycloak,
    { sub: 'f:1:ann', typ: 'ID', azp: 'portal', sid: 'the session', customer_id: 'c1' },
    { iss: keycloak.issuer },
  ],
  [
    'Microsoft Entra External ID',
    entra,
    { sub: 'pairwise', tid: '4b1f1d0e-6c1c-4a58-9d3c-5f0f2f6f1a11', ver: '2.0', customer_id: 'c1' },
    { iss: undefined },
  ],
] as const)('at %s', (_, document, claims, { iss }) => {
  it('browsers are led to where its discovery document says', async () => {
    const { party } = partyAt(document, claims);
    const { url } = await party.begin('B2C_1_signin', 'login');
    expect(url.startsWith(`${document.authorization_endpoint}?`)).toBe(true);
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      prompt: 'login',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'https://homes.example/customer360View',
    });
  });

  it('a code becomes the person that it vouches for', async () => {
    const { party, asked } = partyAt(document, claims);
    expect(await party.complete({ code: 'the code', state: 'login', iss }, attempt)).toMatchObject(claims);
    const [token] = asked.filter(({ url }) => url === document.token_endpoint);
    expect(Object.fromEntries(token?.body ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code_verifier: attempt.verifier,
      client_id: 'portal',
      client_secret: 'secret',
    });
    expect(document.token_endpoint_auth_methods_supported).toContain('client_secret_post');
    expect(token?.headers.get('authorization')).toBeNull();
  });

  it('nobody is let in by an answer of another issuer', async () => {
    const { party } = partyAt(document, { ...claims, iss: 'https://elsewhere.example' });
    await expect(party.complete({ code: 'the code', state: 'login', iss }, attempt)).rejects.toBeInstanceOf(
      SignInRefused,
    );
  });
});

it('a provider that names itself in its answers is not believed without', async () => {
  const { party } = partyAt(keycloak, { sub: 'ann' });
  await expect(
    party.complete({ code: 'the code', state: 'login', iss: undefined }, attempt),
  ).rejects.toBeInstanceOf(SignInRefused);
});
