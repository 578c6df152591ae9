import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeToken } from '../../contract/session.ts';
import { Browser, startGateway, type TestGateway } from '../support/gateway.ts';
import { platformDomain } from '../support/platform-domain.ts';
import {
  type StrangeIdentityProvider,
  startStrangeIdentityProvider,
  type Trouble,
} from '../support/strange-identity-provider.ts';

let provider: StrangeIdentityProvider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startStrangeIdentityProvider();
  gateway = await startGateway({
    domain: platformDomain,
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'secret',
      LOG_LEVEL: 'silent',
    },
  });
});
afterAll(async () => {
  await gateway.close();
  provider.close();
});

const leave = (browser: Browser): Promise<Response> =>
  browser.fetch('/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login');

const comeBack = async () => {
  const browser = new Browser(gateway.url);
  expect((await leave(browser)).status).toBe(302);
  return browser.send(exchangeToken, { body: { code: 'a-code', state: 'login' } });
};

const away: readonly Trouble[] = ['never answers', 'stops in the middle', 'is broken', 'hangs up'];

describe('an identity provider', () => {
  // First: what was discovered is kept.
  it.each(away)('that %s when it is discovered is away for a moment, until it answers', async (trouble) => {
    provider.trouble = { discovery: trouble, token: 'answers' };
    const answer = await leave(new Browser(gateway.url));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it.each(away)('that %s when a code is exchanged is away for a moment', async (trouble) => {
    provider.trouble = { discovery: 'answers', token: trouble };
    const answer = await comeBack();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(['refuses', 'answers'] as const)(
    'that %s without vouching for anybody refuses',
    async (trouble) => {
      provider.trouble = { discovery: 'answers', token: trouble };
      expect((await comeBack()).status).toBe(400);
    },
  );
});
