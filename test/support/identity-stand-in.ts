import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const publicUrl = 'https://homes.example';
const registered = [`${publicUrl}/customer360View`, `${publicUrl}/customerselfserve/api/v1/analysts/return`];
const client = { id: 'portal', secret: 'the secret' };

export const keyOf = (modulusLength: number, isPrivate = false): JsonWebKey => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return (isPrivate ? privateKey : publicKey).export({ format: 'jwk' });
};

interface Reply {
  readonly status: number;
  readonly location?: string;
  readonly body?: object;
}

/** What an identity provider that keeps every promise answers; tests change one of these. */
export class IdentityStandIn {
  issuer = '';
  keys: readonly JsonWebKey[] = [];

  document(): Readonly<Record<string, unknown>> {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  authorize(asked: URLSearchParams): Reply {
    const isKnown =
      registered.includes(asked.get('redirect_uri') ?? '') && asked.get('client_id') === client.id;
    const isWhole = ['code_challenge', 'nonce', 'state'].every((name) => asked.has(name));
    return isKnown && isWhole ? { status: 302, location: `${this.issuer}/form` } : { status: 400 };
  }

  token(asked: URLSearchParams): Reply {
    const isKnown = asked.get('client_id') === client.id && asked.get('client_secret') === client.secret;
    return isKnown
      ? { status: 400, body: { error: 'invalid_grant' } }
      : { status: 401, body: { error: 'invalid_client' } };
  }

  async answer(request: IncomingMessage): Promise<Reply> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer);
    if (pathname === '/.well-known/openid-configuration') return { status: 200, body: this.document() };
    if (pathname === '/keys') return { status: 200, body: { keys: this.keys } };
    if (pathname === '/authorize') return this.authorize(searchParams);
    if (pathname === '/token') return this.token(new URLSearchParams(await text(request)));
    return { status: 404 };
  }
}

/** Serves a provider; answers the settings of a gateway that signs people in there. */
export async function serveIdentity(provider: IdentityStandIn): Promise<{
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}> {
  const server = createServer(async (request, response) => {
    const { status, location, body } = await provider.answer(request);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(location === undefined ? {} : { location }),
    });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
