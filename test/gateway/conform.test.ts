import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundIn, seededFaults, tryFault } from '../../conform/faults/seeded-faults.ts';
import { residentOf } from '../../conform/sign-in.ts';
import { checks, conform } from '../../conform/suite.ts';
import { calls } from '../../contract/calls.ts';
import { identityRoot } from '../../gateway/http/paths.ts';
import { newSecret, sharedSecret } from '../../gateway/identity/secrets.ts';
import { brokenPromises } from '../support/broken-promises.ts';
import type { TestGateway } from '../support/gateway.ts';
import { startWithCards } from '../support/payments.ts';

const residents = [
  residentOf('kelly.adams@example.com:harbourline-demo'),
  residentOf('ben.hughes@example.com:harbourline-demo'),
] as const;

let gateway: TestGateway;
beforeAll(async () => {
  const unlimited = ['SUBMIT', 'UPLOAD', 'MAIL', 'SIGN_IN'].map((name) => [`LIMIT_${name}_ACCOUNT`, 'off']);
  gateway = await startWithCards(Object.fromEntries(unlimited));
});
afterAll(() => gateway.close());

// `npm run conform -- --planted` tries them all.
it.each([
  'openapi.json names no 412',
  'a forged session is taken',
  'another site can complain for a resident',
  'every resident can read every repair',
  'another’s account is absent in other words than nobody’s',
])('a gateway is caught where %s', { timeout: 120_000 }, async (says) => {
  const fault = seededFaults.find((one) => one.fault.says === says);
  if (!fault) throw new Error(`no fault says that ${says}`);
  expect(foundIn(await tryFault(gateway.url, fault, residents))).toBeDefined();
});

it('as many promises are broken, each once, as the suite has to catch', () => {
  expect(new Set(seededFaults.map(({ fault }) => fault.says)).size).toBe(seededFaults.length);
  expect(seededFaults.length).toBeGreaterThanOrEqual(40);
});

it('the card provider and the identity provider of the demonstration keep the promises of their ports', async () => {
  const { platform, config } = gateway;
  const { publicUrl, paymentFrameOrigin } = config;
  expect(
    await brokenPromises('payment', {
      PUBLIC_URL: publicUrl,
      PAYMENT_FRAME_ORIGIN: paymentFrameOrigin,
      PAYMENT_CLIENT_CODE: platform.cards?.clientCode,
      PAYMENT_API_KEY: await sharedSecret(platform.db, 'card-provider-key', newSecret),
    }),
  ).toEqual([]);
  expect(
    await brokenPromises('identity', {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: `${publicUrl}${identityRoot}`,
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: await sharedSecret(platform.db, 'identity-client', newSecret),
    }),
  ).toEqual([]);
});

// Last: it searches until it is told to wait.
it('the reference gateway keeps every promise of the contract', { timeout: 240_000 }, async () => {
  expect(checks.length).toBeGreaterThan(calls.length * 4);
  const { results, passed } = await conform({ name: 'reference', url: gateway.url, residents });
  expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(passed).toBe(checks.length + 1);
});
