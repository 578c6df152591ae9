import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider of trouble does with one of its addresses. */
export type Trouble =
  | 'answers'
  | 'never answers'
  | 'stops in the middle'
  | 'is broken'
  | 'hangs up'
  | 'refuses';

export interface StrangeIdentityProvider {
  readonly issuer: string;
  /** What happens from now on when it is asked for its discovery document, and for a token. */
  trouble: { discovery: Trouble; token: Trouble };
  close(): void;
}

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

function answer(response: ServerResponse, trouble: Trouble, body: object): void {
  if (trouble === 'answers') json(response, 200, body);
  if (trouble === 'stops in the middle') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  }
  if (trouble === 'is broken') response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>');
  if (trouble === 'hangs up') response.destroy();
  if (trouble === 'refuses') json(response, 400, { error: 'invalid_grant' });
}

/** An identity provider that does not answer as it should. */
export async function startStrangeIdentityProvider(): Promise<StrangeIdentityProvider> {
  const server = createServer((request, response) => {
    const isToken = request.url === '/token';
    answer(
      response,
      isToken ? provider.trouble.token : provider.trouble.discovery,
      isToken
        ? { error: 'there is no token' }
        : {
            issuer: provider.issuer,
            authorization_endpoint: `${provider.issuer}/authorize`,
            token_endpoint: `${provider.issuer}/token`,
            jwks_uri: `${provider.issuer}/keys`,
          },
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const provider: StrangeIdentityProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: { discovery: 'answers', token: 'answers' },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}
