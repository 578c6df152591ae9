import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logout } from '../../contract/session.ts';
import { createAccount } from '../../gateway/identity/accounts.ts';
import { createGateway } from '../../src/client/gateway.ts';
import { keepIdentifiers } from '../../src/client/identifiers.ts';
import { type Browser, startGateway, type TestGateway } from '../support/gateway.ts';
import { signInAt } from '../support/identity.ts';
import { memoryStore } from '../support/memory-store.ts';
import { addTestNote, breakDown, changeTagged, echo, platformDomain } from '../support/platform-domain.ts';

const login = {
  email: 'kim@platform.test',
  password: 'three quiet words',
  customerId: '21111111-2222-4333-8444-555555555555',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ domain: platformDomain, env: { LOG_LEVEL: 'silent' } });
  await createAccount(gateway.platform.db, login);
});
afterAll(() => gateway.close());

/** The portal's client of somebody who has just signed in, in a browser that keeps cookies. */
async function signedIn() {
  const browser: Browser = await signInAt(gateway.url, login.email, login.password);
  const identifiers = keepIdentifiers(memoryStore());
  identifiers.signIn(login.customerId, 'tracking-1');
  const onSignedOut = vi.fn();
  const client = createGateway({
    identifiers,
    subscriptionKey: 'test',
    origin: gateway.url,
    onSignedOut,
    onAbandoned: () => undefined,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('cookie', browser.cookies.header());
      return fetch(request);
    },
  });
  return { client, identifiers, onSignedOut };
}

test('the portal’s client and the gateway understand each other', async () => {
  const { client } = await signedIn();
  expect(await client.call(echo, { body: { text: 'hello' } })).toEqual({
    customerId: login.customerId,
    text: 'hello',
  });
});

test('tag and location come back with the answer', async () => {
  const { client } = await signedIn();
  const note = await client.call(addTestNote, { body: { text: 'hello' } }, { idempotencyKey: 'client-1' });
  expect(note.eTag).toMatch(/^"/);
  expect(note.location).toContain(login.customerId);
  const changed = await client.call(changeTagged, { params: { number: '1' } }, { eTag: '"3"' });
  expect(changed).toEqual({ eTagSeen: '3', eTag: '"4"' });
});

test('refusals are faults with the gateway’s own words', async () => {
  const { client } = await signedIn();
  await expect(client.call(echo, { body: { text: 'x'.repeat(21) } })).rejects.toMatchObject({
    kind: 'refused',
    status: 400,
    errors: { text: [expect.any(String)] },
  });
  await expect(client.call(breakDown, {})).rejects.toMatchObject({ kind: 'failed', status: 500 });
  await expect(client.call(changeTagged, { params: { number: '1' } }, { eTag: '"2"' })).rejects.toMatchObject(
    { kind: 'conflict', status: 412 },
  );
  await expect(client.call(changeTagged, { params: { number: '1' } })).rejects.toMatchObject({
    kind: 'conflict',
    status: 428,
  });
});

test('after logging out the next call ends the session in the portal too', async () => {
  const { client, identifiers, onSignedOut } = await signedIn();
  await client.call(logout, {});
  expect(onSignedOut).not.toHaveBeenCalled();
  await expect(client.call(echo, { body: { text: 'hello' } })).rejects.toMatchObject({ kind: 'signedOut' });
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect(identifiers.read().customerId).toBeUndefined();
});
