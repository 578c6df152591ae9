import { expect, test, vi } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { memoryStore } from '../../test/support/memory-store.ts';
import { createClient } from './client.ts';
import { statusText } from './failures.ts';
import { keepIdentifiers } from './identifiers.ts';

const read = defineCall({ id: 'read', method: 'GET', path: '/api/v1/home', summary: 'Reads a home' });

/** A client whose gateway answers every call with one status; tells what was tracked. */
function trackedClient(status: number) {
  const tracked: { path: string; body: unknown }[] = [];
  const identifiers = keepIdentifiers(memoryStore(), () => 'click-1');
  const client = createClient({
    identifiers,
    subscriptionKey: 'key-1',
    origin: 'http://gateway.test',
    page: () => '/repairlocation',
    onSignedOut: () => undefined,
    onAbandoned: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname.includes('/tracking/')) tracked.push({ path: pathname, body: await request.json() });
      return new Response('{}', { status });
    },
  });
  return { ...client, identifiers, tracked };
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
  const { gateway, identifiers, tracked } = trackedClient(500);
  identifiers.signIn('customer-1', 'session-1');
  await expect(gateway.call(read, {})).rejects.toThrow('failed');
  await vi.waitFor(() => expect(tracked).toHaveLength(1));
  expect(tracked[0]).toEqual({
    path: '/customerselfserve/api/v1/tracking/errors',
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

test('opening a page is tracked, before sign-in too, and its failure bothers nobody', async () => {
  const { reports, tracked } = trackedClient(503);
  reports.opened('/startpage');
  await vi.waitFor(() => expect(tracked).toHaveLength(1));
  expect(tracked).toEqual([
    {
      path: '/customerselfserve/api/v1/tracking/navigation',
      body: { corelationId: 'click-1', page: '/startpage' },
    },
  ]);
});
