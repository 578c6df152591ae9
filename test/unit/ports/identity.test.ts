import { expect, it } from 'vitest';
import { brokenPromises } from '../../support/broken-promises.ts';
import { IdentityStandIn, keyOf, serveIdentity } from '../../support/identity-stand-in.ts';

const publicKey = keyOf(2048);

async function brokenBy(
  change: (right: IdentityStandIn) => Partial<IdentityStandIn> = () => ({}),
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const right = Object.assign(new IdentityStandIn(), { keys: [publicKey] });
  const provider = Object.assign(new IdentityStandIn(), { keys: [publicKey] }, change(right));
  const served = await serveIdentity(provider);
  right.issuer = provider.issuer;
  try {
    return await brokenPromises('identity', { ...served.env, ...env });
  } finally {
    served.close();
  }
}

/** A discovery document with something else in it. */
const saying =
  (other: Readonly<Record<string, unknown>>) =>
  (right: IdentityStandIn): Partial<IdentityStandIn> => ({
    document: () => ({ ...right.document(), ...other }),
  });

it('a provider that keeps every promise passes', async () => {
  expect(await brokenBy()).toEqual([]);
});

it('a provider that does not say how it takes challenges passes', async () => {
  expect(await brokenBy(saying({ code_challenge_methods_supported: undefined }))).toEqual([]);
});

it.each<[string, (right: IdentityStandIn) => Partial<IdentityStandIn>]>([
  ['is another issuer', saying({ issuer: 'https://elsewhere.example' })],
  ['has no document', () => ({ document: () => ({}) })],
  ['has no code flow', saying({ response_types_supported: ['id_token'] })],
  ['takes plain challenges alone', saying({ code_challenge_methods_supported: ['plain'] })],
  [
    'takes secrets in a header alone',
    saying({ token_endpoint_auth_methods_supported: ['client_secret_basic'] }),
  ],
  ['signs with a shared secret', saying({ id_token_signing_alg_values_supported: ['HS256'] })],
  ['signs by what no key of it is for', saying({ id_token_signing_alg_values_supported: ['ES256'] })],
  ['has no keys', () => ({ keys: [] })],
  ['has a key for encryption alone', () => ({ keys: [{ ...publicKey, use: 'enc' }] })],
  ['has a short key', () => ({ keys: [keyOf(1024)] })],
  ['shows its private key', () => ({ keys: [keyOf(2048, true)] })],
  [
    'does not know where analysts come back to',
    (right) => ({
      authorize: (asked) =>
        asked.get('redirect_uri')?.includes('analysts') ? { status: 400 } : right.authorize(asked),
    }),
  ],
  [
    'sends browsers back with an error',
    (right) => ({
      authorize: (asked) => ({
        ...right.authorize(asked),
        location: `${asked.get('redirect_uri')}?error=invalid_request`,
      }),
    }),
  ],
  [
    'lets in who is signed in already',
    () => ({ authorize: (asked) => ({ status: 302, location: `${asked.get('redirect_uri')}?code=1` }) }),
  ],
  [
    'refuses a policy',
    (right) => ({
      authorize: (asked) =>
        asked.get('policy') === 'B2C_1_signup' ? { status: 400 } : right.authorize(asked),
    }),
  ],
  [
    'sends browsers anywhere',
    (right) => ({
      authorize(asked) {
        const answer = right.authorize(asked);
        return answer.status === 400
          ? { status: 302, location: `${asked.get('redirect_uri')}?error=access_denied` }
          : answer;
      },
    }),
  ],
  ['believes any code', () => ({ token: () => ({ status: 200, body: { id_token: 'a.b.c' } }) })],
  ['is broken where it is asked for a token', () => ({ token: () => ({ status: 500 }) })],
])('a provider is caught that %s', async (_, change) => {
  expect(await brokenBy(change)).not.toEqual([]);
});

it('another secret than the provider has is found', async () => {
  expect(await brokenBy(undefined, { OIDC_CLIENT_SECRET: 'another' })).toEqual([
    'a code that was made up is worth nothing, and the gateway is known by its secret',
  ]);
});
