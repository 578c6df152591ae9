import { expect, test } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { memoryStore } from '../../test/support/memory-store.ts';
import { small } from '../../test/support/small-journey.ts';
import { contextAt, screenAt } from '../../test/support/small-screens.ts';
import { keepIdentifiers } from './identifiers.ts';
import { createLazyClient } from './lazy.ts';
import { statusText } from './tracking.ts';

const read = defineCall({ id: 'read', method: 'GET', path: '/api/v1/home' });

interface Tracked {
  readonly path: string;
  readonly body: unknown;
  readonly keepalive: boolean;
}

/** A client whose gateway answers every call with one status; tells what was tracked. */
function trackedClient(status: number) {
  const tracked: Tracked[] = [];
  const identifiers = keepIdentifiers(memoryStore(), () => 'click-1');
  const visits = memoryStore();
  const client = createLazyClient({
    identifiers,
    visits,
    subscriptionKey: 'key-1',
    origin: 'http://gateway.test',
    page: () => '/repairlocation',
    onSignedOut: () => undefined,
    onAbandoned: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname.includes('/tracking/')) {
        tracked.push({ path: pathname, body: await request.json(), keepalive: request.keepalive });
      }
      return new Response('{}', { status });
    },
  });
  const told = async (count: number) => {
    await expect.poll(() => tracked).toHaveLength(count);
    return tracked;
  };
  return { ...client, identifiers, visits, told };
}

test.each([
  [400, '400 Bad Request'],
  [401, '401 Unauthorised'],
  [403, '403 Forbidden'],
  [404, '404 Not Found'],
  [409, '409 Conflict'],
  [500, '500 Server Error'],
  [418, '418 Unknown Error'],
  [undefined, 'Unknown Error'],
])('status %s is told as %s', (status, text) => {
  expect(statusText(status)).toBe(text);
});

test('a failed call is reported once, with who was on which page, and its report is not reported', async () => {
  const { gateway, identifiers, told } = trackedClient(500);
  identifiers.signIn('customer-1', 'session-1');
  await expect(gateway.call(read, {})).rejects.toThrow('failed');
  expect((await told(1))[0]).toEqual({
    path: '/customerselfserve/api/v1/tracking/errors',
    keepalive: false,
    body: {
      channel: 'CustomerSelfService',
      corelationId: 'click-1',
      customerId: 'customer-1',
      page: '/repairlocation',
      sessionId: 'session-1',
      status: '500 Server Error',
    },
  });
});

test('opening a page is tracked, before sign-in too, even if it is left at once, and its failure bothers nobody', async () => {
  const { reports, told } = trackedClient(503);
  reports.tell('opened', '/startpage');
  expect(await told(1)).toEqual([
    {
      path: '/customerselfserve/api/v1/tracking/navigation',
      keepalive: true,
      body: { corelationId: 'click-1', page: '/startpage' },
    },
  ]);
});

test('an error page is told of with the name of its state and none of the answers', async () => {
  const { reports, identifiers, told } = trackedClient(202);
  identifiers.signIn('customer-1', 'session-1');
  reports.tell('moved', small, screenAt('end', 'failed'));
  const [report] = await told(1);
  expect(report?.body).toEqual({
    corelationId: 'click-1',
    customerId: 'customer-1',
    page: '/failed',
    state: 'small/end/send/failed',
    moves: [expect.objectContaining({ to: 'halt:failed', kind: 'halted' })],
  });
});

test('a page of a journey is told of once, with the move that led there; an end with the next page', async () => {
  const { reports, identifiers, told } = trackedClient(202);
  identifiers.signIn('customer-1', 'session-1');
  const who = { corelationId: 'click-1', customerId: 'customer-1' };
  const visit = expect.any(String);
  reports.tell('moved', small, screenAt('one'));
  reports.tell('moved', small, screenAt('end'));
  reports.tell('moved', small, screenAt('end', 'submitting'), 'home');
  reports.tell('opened', '/home');
  const journey = 'small';
  const seconds = expect.any(Number);
  expect((await told(3)).map(({ body }) => body)).toEqual([
    { ...who, page: '/one', moves: [{ visit, number: 1, journey, to: 'one', kind: 'on' }] },
    {
      ...who,
      page: '/end',
      moves: [{ visit, number: 2, journey, from: 'one', to: 'end', kind: 'on', seconds }],
    },
    {
      ...who,
      page: '/home',
      moves: [{ visit, number: 3, journey, from: 'end', to: 'end:home', kind: 'done', seconds }],
    },
  ]);
});

test('nothing of a journey is told, or kept, of somebody who is not signed in any more', async () => {
  const { reports, identifiers, visits, told } = trackedClient(202);
  identifiers.signIn('customer-1', 'session-1');
  reports.tell('moved', small, screenAt('one'));
  await told(1);
  reports.tell('moved', small, screenAt('one'), 'home');
  identifiers.clear();
  reports.tell('moved', small, screenAt('end'));
  reports.tell('opened', '/startpage');
  expect((await told(2))[1]?.body).toEqual({ corelationId: 'click-1', page: '/startpage' });
  expect([...visits.entries()]).toEqual([]);
});

test('a stop is told of once for a visit, by the name of its reason, where the gateway counts stops', async () => {
  const { reports, identifiers, told } = trackedClient(202);
  const stopped = contextAt('two', { answers: { first: 'b', second: 'b' } });
  const stand = (context = stopped) => reports.tell('stopped', small, screenAt('two'), context);
  reports.tell('moved', small, screenAt('two'));
  stand();
  identifiers.signIn('customer-1', 'session-1');
  reports.tell('moved', small, screenAt('two'));
  stand();
  await told(1);
  identifiers.signIn('customer-1', 'session-1', ['tracking/stops']);
  stand(contextAt('two', { answers: { first: 'b', second: 'a' } }));
  reports.tell('stopped', small, screenAt('two', 'confirmingBack'), stopped);
  stand();
  stand();
  reports.tell('opened', '/home');
  const [, stop, opened] = await told(3);
  expect(stop).toEqual({
    path: '/customerselfserve/api/v1/tracking/stops',
    keepalive: true,
    body: {
      visit: expect.stringMatching(/^[\da-f-]{36}$/),
      journey: 'small',
      place: 'two',
      reason: 'the second is b',
    },
  });
  expect(opened?.path).toBe('/customerselfserve/api/v1/tracking/navigation');
});

test('a stop that cannot be told of is not reported', async () => {
  const { reports, identifiers, told } = trackedClient(500);
  identifiers.signIn('customer-1', 'session-1', ['tracking/stops']);
  reports.tell('moved', small, screenAt('end'));
  await told(1);
  const stayed = { step: 'end', operation: 'send', because: 'not taken' };
  reports.tell('stopped', small, screenAt('end'), contextAt('end', { stayed }));
  expect((await told(2))[1]?.body).toMatchObject({ place: 'end', reason: 'send: not taken' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(await told(2)).toHaveLength(2);
});
