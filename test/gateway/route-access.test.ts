import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { providerDomain } from '../../gateway/domain.ts';
import { pathsOf } from '../../gateway/http/routes.ts';
import { beginSession } from '../../gateway/identity/sessions.ts';
import { Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { routesOf } from '../support/routes.ts';

let gateway: TestGateway;
let app: FastifyInstance;
beforeAll(async () => {
  const domain = {
    ...providerDomain,
    routes: (...given: Parameters<typeof providerDomain.routes>) => {
      [app] = given;
      providerDomain.routes(...given);
    },
  };
  gateway = await startGateway({ domain, env: { LOG_LEVEL: 'silent', LIMIT_ANONYMOUS_ADDRESS: 'off' } });
});
afterAll(() => gateway.close());

/** Routes that are no calls of the contract: who may use each, and why that is right. */
const elsewhere: Readonly<Record<string, string>> = {
  'GET /health': 'anybody: it says whether calls should come here',
  'GET /live': 'anybody: it says that the process runs',
  'GET /customerselfserve/api/v1/openapi.json': 'anybody: it says what there is',
  'GET /customerselfserve/api/v1/authorize': 'nobody yet: it begins a sign-in',
  'GET /customerselfserve/api/v2/authorize': 'nobody yet: it begins a sign-in',
  'GET /customerselfserve/api/v1/signin/return': 'nobody yet: it ends a sign-in, with a signed cookie',
  'POST /customerselfserve/api/v1/signin/end': 'anybody: it ends the session that comes with it',
  'GET /customerselfserve/api/v1/analysts/authorize': 'nobody yet: it begins a sign-in',
  'GET /customerselfserve/api/v1/analysts/return': 'nobody yet: it ends a sign-in, with a signed cookie',
};

/**
 * The pages and the protocol of the demonstration's identity provider, what the card provider tells, the question about a repair
 * whose signed link is all that it takes, the clock of a demonstration at another time, and what was built: the files of the
 * portal, and the atlas, whose own setting says who may open it.
 */
const areas: readonly RegExp[] = [
  /^\w+ \/identity\b/,
  /^POST \/customerselfserve\/api\/v[12]\/payments\/notices$/,
  /^\w+ \/feedback\b/,
  /^GET \/(\*|assets\/\*|atlas|clock\.js)$/,
];

const ofCalls = new Map<string, Call>(
  calls.flatMap((call) => pathsOf(call).map((path) => [`${call.method} ${path}`, call] as const)),
);

it('knows of every route of the router who may use it', () => {
  const routes = routesOf(app);
  expect(routes.length).toBeGreaterThan(calls.length * 2);
  const known = (route: string) =>
    ofCalls.has(route) || Object.hasOwn(elsewhere, route) || areas.some((area) => area.test(route));
  expect(routes.filter((route) => !known(route))).toEqual([]);
  expect([...ofCalls.keys(), ...Object.keys(elsewhere)].filter((route) => !routes.includes(route))).toEqual(
    [],
  );
});

const analyst = { role: 'analyst', customerId: null } as const;
const nobody = '00000000-0000-4000-8000-000000000000';

/** Asks for a route of a call with nothing but what gets past the first refusals. */
async function ask(who: Browser, route: string, call: Call, headers: Readonly<Record<string, string>> = {}) {
  const [, path = ''] = route.split(' ');
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
  const response = await who.fetch(path.replace(/:\w+/g, nobody), {
    method: call.method,
    headers: {
      ...(hasBody ? { 'content-type': call.bytes ?? 'application/json' } : {}),
      'idempotency-key': randomUUID(),
      'if-match': '"1"',
      ...headers,
    },
    ...(hasBody ? { body: '{}' } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

async function withCookie(cookie: string): Promise<Browser> {
  const browser = new Browser(gateway.url);
  const [name = '', value = ''] = cookie.split('=');
  browser.cookies.set(name, value);
  return browser;
}

const privateRoutes = [...ofCalls].filter(([, call]) => call.public !== true);
const ending = ['logoutEverywhere', 'signOutAnalyst'];

/** Who asks for every route, and what each must be answered. */
const actors: readonly {
  readonly who: string;
  readonly browser: () => Promise<Browser>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly wanted: (call: Call) => number | undefined;
}[] = [
  { who: 'nobody', browser: async () => new Browser(gateway.url), wanted: () => 401 },
  {
    who: 'somebody with a made-up cookie',
    browser: () => withCookie('__Host-session=forged'),
    wanted: () => 401,
  },
  {
    who: 'somebody whose session is over',
    async browser() {
      const person = {
        role: 'resident',
        customerId: (await signIn(gateway, 'jack.brown@example.com')).customerId,
      } as const;
      const { credential } = await beginSession(gateway.platform, person, null);
      await gateway.platform.db
        .updateTable('session')
        .set({ expires_at: new Date(0), idle_expires_at: new Date(0) })
        .where('customer_id', '=', person.customerId)
        .execute();
      return withCookie(`__Host-session=${credential}`);
    },
    wanted: () => 401,
  },
  {
    who: 'an analyst',
    async browser() {
      const { credential } = await beginSession(gateway.platform, analyst, null);
      return withCookie(`__Host-analyst=${credential}`);
    },
    wanted: ({ role, id }) => (role === 'analyst' || ending.includes(id) ? undefined : 403),
  },
  {
    who: 'a resident',
    browser: () => signIn(gateway, 'amara.okafor@example.com'),
    wanted: ({ role }) => (role === 'analyst' ? 403 : undefined),
  },
  {
    who: 'a resident in a page of another origin',
    browser: () => signIn(gateway, 'amara.okafor@example.com'),
    headers: { origin: 'https://elsewhere.example' },
    wanted: ({ method }) => (method === 'GET' ? undefined : 403),
  },
  {
    who: 'a resident in a page of another site',
    browser: () => signIn(gateway, 'amara.okafor@example.com'),
    headers: { 'sec-fetch-site': 'cross-site' },
    wanted: ({ method }) => (method === 'GET' ? undefined : 403),
  },
];

it.each(actors)('$who is refused at every route that is not theirs', async ({ browser, headers, wanted }) => {
  const asking = await browser();
  let refused = 0;
  for (const [route, call] of privateRoutes) {
    const status = wanted(call);
    if (status === undefined) continue;
    expect([route, await ask(asking, route, call, headers)]).toEqual([route, status]);
    refused++;
  }
  expect(refused).toBeGreaterThan(0);
});
