import assert from 'node:assert/strict';
import { createHash, createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { identityPolicies } from '../../contract/session.ts';
import { askProvider, type Discovery, discover, type IdentitySettings, jsonAt } from './discovery.ts';
import { type Port, type PortCheck, settingsOf } from './port.ts';

/** Where browsers come back to: residents, and analysts. */
const returnPaths = ['/customer360View', '/customerselfserve/api/v1/analysts/return'];

/** What may sign an identity token, by the type of its key. A secret that is shared proves nothing to a third. */
const algorithms: Readonly<Record<string, RegExp>> = {
  RSA: /^[RP]S(?:256|384|512)$/,
  EC: /^ES(?:256|384|512)$/,
  OKP: /^(?:EdDSA|Ed25519)$/,
};

/** A page or a redirect, for a browser that is sent to sign in. */
async function beginSignIn(
  { clientId }: IdentitySettings,
  { authorization_endpoint: endpoint }: Discovery,
  { redirectUri, policy = 'B2C_1_signin' }: { readonly redirectUri: string; readonly policy?: string },
): Promise<{ readonly status: number; readonly location: URL | undefined }> {
  const address = new URL(endpoint);
  const asked = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'login',
    policy,
    state: 'login',
    nonce: randomUUID(),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  const response = await askProvider(address);
  await response.body?.cancel();
  const location = response.headers.get('location');
  return { status: response.status, location: location === null ? undefined : new URL(location, address) };
}

/** Whether a browser is sent back at once, without anybody having signed in. */
const isBackAt = (location: URL | undefined, redirectUri: string): boolean =>
  location !== undefined && `${location.origin}${location.pathname}` === redirectUri;

/** Fails unless a browser is shown a page, or led to one, that is not the way back. */
async function expectPage(
  settings: IdentitySettings,
  document: Discovery,
  where: { readonly redirectUri: string; readonly policy?: string },
): Promise<void> {
  const { status, location } = await beginSignIn(settings, document, where);
  assert.ok(status >= 200 && status < 400, `the authorization endpoint answered ${status}`);
  const error = location?.searchParams.get('error') ?? 'without an error';
  assert.ok(!isBackAt(location, where.redirectUri), `browsers are sent back at once: ${error}`);
  assert.ok(!location?.searchParams.has('error'), `browsers are led to an error: ${error}`);
}

const describing = (settings: IdentitySettings): readonly PortCheck[] => {
  const part = 'Discovery';
  return [
    {
      part,
      says: 'the document is below the issuer within 4 seconds, and names the same issuer',
      async run() {
        const { issuer } = await discover(settings);
        assert.equal(
          new URL(issuer).href,
          new URL(settings.issuer).href,
          `the document is of the issuer ${issuer}`,
        );
      },
    },
    {
      part,
      says: 'every address in it is https, except beside a provider on this machine',
      async run() {
        if (settings.issuer.startsWith('http:')) {
          const { hostname } = new URL(settings.issuer);
          assert.match(hostname, /^(?:localhost|127\..*|\[::1\])$/, 'the issuer is not https');
          return;
        }
        const { authorization_endpoint, token_endpoint, jwks_uri } = await discover(settings);
        for (const address of [authorization_endpoint, token_endpoint, jwks_uri])
          assert.equal(new URL(address).protocol, 'https:', `${address} is not https`);
      },
    },
    {
      part,
      says: 'it offers the authorization code flow, with PKCE by S256 where it says which',
      async run() {
        const document = await discover(settings);
        assert.ok(document.response_types_supported.includes('code'), 'response_types_supported has no code');
        const methods = document.code_challenge_methods_supported;
        assert.ok(methods?.includes('S256') ?? true, 'code_challenge_methods_supported has no S256');
      },
    },
    {
      part,
      says: 'it takes the secret of a client in the body of the request for a token',
      async run() {
        const methods = (await discover(settings)).token_endpoint_auth_methods_supported;
        const isOffered = methods?.includes('client_secret_post') ?? false;
        assert.ok(isOffered, 'token_endpoint_auth_methods_supported has no client_secret_post');
      },
    },
  ];
};

const Keys = v.object({ keys: v.array(v.looseObject({ kty: v.string(), use: v.optional(v.string()) })) });

const signing = (settings: IdentitySettings): PortCheck => ({
  part: 'Keys',
  says: 'a public key is there for an algorithm that it signs identity tokens by',
  async run() {
    const { jwks_uri, id_token_signing_alg_values_supported: offered } = await discover(settings);
    const { success, output } = v.safeParse(Keys, await jsonAt(jwks_uri));
    assert.ok(success, 'the keys are no JSON Web Key Set');
    const usable = output.keys.filter(
      ({ kty, use }) => use !== 'enc' && offered.some((name) => algorithms[kty]?.test(name)),
    );
    assert.ok(usable.length > 0, `of ${output.keys.length} keys none is for ${offered.join(', ')}`);
    for (const key of usable) {
      assert.ok(!('d' in key), 'a private key is given to everybody');
      const { asymmetricKeyDetails } = createPublicKey({ key, format: 'jwk' });
      const bits = asymmetricKeyDetails?.modulusLength ?? 2048;
      assert.ok(bits >= 2048, `a key has ${bits} bits`);
    }
  },
});

const leading = (settings: IdentitySettings): readonly PortCheck[] => {
  const part = 'Sign-in';
  const own = returnPaths.map((path) => `${settings.publicUrl}${path}`);
  return [
    ...own.map((redirectUri) => ({
      part,
      says: `browsers that are to come back to ${new URL(redirectUri).pathname} are asked to sign in`,
      run: async () => expectPage(settings, await discover(settings), { redirectUri }),
    })),
    {
      part,
      says: 'each policy is known or ignored',
      async run() {
        const document = await discover(settings);
        const [redirectUri = ''] = own;
        for (const policy of identityPolicies) await expectPage(settings, document, { redirectUri, policy });
      },
    },
    {
      part,
      says: 'browsers are never sent to an address that is not registered',
      async run() {
        const document = await discover(settings);
        const strange = [`${settings.publicUrl}/elsewhere`, 'https://portal.example.org/customer360View'];
        for (const redirectUri of strange) {
          const { location } = await beginSignIn(settings, document, { redirectUri });
          assert.ok(!isBackAt(location, redirectUri), `browsers are sent to ${redirectUri}`);
        }
      },
    },
  ];
};

const exchanging = (settings: IdentitySettings): PortCheck => ({
  part: 'Sign-in',
  says: 'a code that was made up is worth nothing, and the gateway is known by its secret',
  async run() {
    const { token_endpoint } = await discover(settings);
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: randomBytes(24).toString('base64url'),
      code_verifier: randomBytes(32).toString('base64url'),
      redirect_uri: `${settings.publicUrl}${returnPaths[0]}`,
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    });
    const response = await askProvider(token_endpoint, { method: 'POST', body });
    const { status } = response;
    const text = await response.text();
    assert.ok(status >= 400 && status < 500, `the token endpoint answered ${status}`);
    const [, error] = /"error"\s*:\s*"([^"]*)"/.exec(text) ?? [];
    assert.ok(error !== undefined, `the token endpoint answered ${status} without an error in JSON`);
    const isKnown = status !== 401 && error !== 'invalid_client' && error !== 'unauthorized_client';
    assert.ok(isKnown, `the provider does not know this client by this secret: ${error}`);
  },
});

/** An OpenID Connect provider, by what it shows to everybody and to the gateway. */
export const identity: Port = {
  name: 'identity',
  leftToPeople: [
    'asks for the password each time',
    'signs customer_id, and gives it to nobody whose identity it has not proved',
    'gives the role of an analyst to staff alone',
    'limits guessed passwords, offers a second factor and a way back in',
  ],
  checksFor({ env }) {
    const given = settingsOf('identity', env, [
      'PUBLIC_URL',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
    ]);
    const settings: IdentitySettings = {
      issuer: given.OIDC_ISSUER,
      clientId: given.OIDC_CLIENT_ID,
      clientSecret: given.OIDC_CLIENT_SECRET,
      publicUrl: given.PUBLIC_URL.replace(/\/+$/, ''),
    };
    return [...describing(settings), signing(settings), ...leading(settings), exchanging(settings)];
  },
};
