import assert from 'node:assert/strict';
import { getCustomer } from '../../contract/customers.ts';
import { exchangeToken, logout, logoutEverywhere } from '../../contract/session.ts';
import { Caller } from '../caller.ts';
import { type Check, endsSession, hasCall, noTag, privateCalls } from '../check.ts';
import { answerOf, expectStatus } from '../reply.ts';
import { authenticate, exchange, signIn } from '../sign-in.ts';

const options = { eTag: noTag };

const tag = (needs: true | undefined) => (needs ? options : {});

/** Somebody with the cookies of another, each with a value that the gateway never gave. */
function forged(real: Caller): Caller {
  const other = new Caller(real.url, real.met);
  for (const name of real.cookies.keys()) other.cookies.set(name, 'forged');
  other.customerId = real.customerId;
  return other;
}

export const sessions: readonly Check[] = [
  ...privateCalls.map(
    (call) =>
      ({
        part: 'Sessions',
        says: `${call.id} answers nobody without a session`,
        async run(world) {
          if (!hasCall(call, world)) return;
          const { url, met, a, examples } = world;
          const parts = examples.a[call.id];
          expectStatus(await new Caller(url, met).send(call, parts, tag(call.needsEntityTag)), 401);
          expectStatus(await forged(a.caller).send(call, parts, tag(call.needsEntityTag)), 401);
        },
      }) satisfies Check,
  ),
  ...privateCalls
    .filter(({ role }) => role === 'analyst')
    .map(
      (call) =>
        ({
          part: 'Sessions',
          says: `${call.id} answers no resident`,
          async run({ a, examples }) {
            expectStatus(await a.caller.send(call, examples.a[call.id]), 403);
          },
        }) satisfies Check,
    ),
  ...privateCalls
    .filter(({ method, id }) => method !== 'GET' && !endsSession.includes(id))
    .map(
      (call) =>
        ({
          part: 'Sessions',
          says: `${call.id} is refused to the page of another site`,
          async run(world) {
            if (!hasCall(call, world)) return;
            const { a, examples } = world;
            const parts = examples.a[call.id];
            const headers = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }];
            for (const more of headers) {
              const reply = await a.caller.send(call, parts, { ...tag(call.needsEntityTag), headers: more });
              expectStatus(reply, 403);
            }
          },
        }) satisfies Check,
    ),
];

/** What needs a fresh sign-in; residents who come with a session of their browser are not signed out. */
export const signingIn: readonly Check[] = [
  {
    part: 'Sessions',
    says: 'the cookie of a session is for this host and the browser alone',
    async run({ url, met, residents: [resident] }) {
      if ('cookies' in resident) return;
      const caller = new Caller(url, met);
      const returned = await authenticate(caller, resident);
      const before = caller.setCookies.length;
      answerOf(exchangeToken, await exchange(caller, returned));
      const lines = caller.setCookies.slice(before);
      const session = lines.filter((line) => caller.cookies.has(line.split('=')[0] ?? ''));
      assert.ok(session.length > 0, 'no cookie of a session was set');
      for (const line of session) {
        assert.match(line, /;\s*httponly/i, 'script can read the cookie of the session');
        assert.match(line, /;\s*secure/i, 'the cookie of the session is sent without TLS');
        assert.match(line, /;\s*samesite=(?:lax|strict)/i, 'other sites can send the cookie of the session');
      }
    },
  },
  {
    part: 'Sessions',
    says: 'a code is exchanged once, and by the browser that signed in',
    async run({ url, met, residents: [resident] }) {
      if ('cookies' in resident) return;
      const caller = new Caller(url, met);
      const returned = await authenticate(caller, resident);
      expectStatus(await exchange(new Caller(url, met), returned), 400, 401);
      const again = caller.copy();
      answerOf(exchangeToken, await exchange(caller, returned));
      expectStatus(await exchange(again, returned), 400, 401);
    },
  },
  {
    part: 'Sessions',
    says: 'a session is over as soon as its resident signs out',
    async run({ url, met, residents: [resident] }) {
      if ('cookies' in resident) return;
      const caller = await signIn(url, met, resident);
      const before = caller.copy();
      const params = { customerId: caller.customerId };
      expectStatus(await before.send(getCustomer, { params }), 200);
      expectStatus(await caller.send(logout), 204);
      expectStatus(await before.send(getCustomer, { params }), 401);
    },
  },
  {
    part: 'Sessions',
    says: 'signing out everywhere ends every session of the resident',
    async run({ url, met, residents: [, resident] }) {
      if ('cookies' in resident) return;
      const [one, two] = [await signIn(url, met, resident), await signIn(url, met, resident)];
      expectStatus(await one.send(logoutEverywhere), 204);
      expectStatus(await two.send(getCustomer, { params: { customerId: two.customerId } }), 401);
    },
  },
];
