import { expect, test, vi } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { memoryStore } from '../../test/support/memory-store.ts';
import { keepIdentifiers } from './identifiers.ts';
import { createLazyClient } from './lazy.ts';

const read = defineCall({ id: 'read', method: 'GET', path: '/api/v1/home' });

const settings = (paths: string[]): Parameters<typeof createLazyClient>[0] => ({
  identifiers: keepIdentifiers(memoryStore(), () => 'click-1'),
  visits: memoryStore(),
  subscriptionKey: 'key-1',
  origin: 'http://gateway.test',
  page: () => '/startpage',
  onSignedOut: () => undefined,
  onAbandoned: () => undefined,
  fetch: async (input, init) => {
    paths.push(new URL(new Request(input, init).url).pathname);
    return new Response('{}');
  },
});

test('the client is loaded at the first call, once', async () => {
  const paths: string[] = [];
  const load = vi.fn(() => import('./reads.ts'));
  const { gateway, reports } = createLazyClient(settings(paths), load);
  expect(load).not.toHaveBeenCalled();
  reports.tell('opened', '/startpage');
  await Promise.all([gateway.call(read, {}), gateway.call(read, {})]);
  expect(load).toHaveBeenCalledOnce();
  await expect.poll(() => paths).toHaveLength(2);
  // What is on its way serves both.
  expect(paths.sort()).toEqual(['/api/v1/home', '/customerselfserve/api/v1/tracking/navigation']);
});

test('a client that could not be loaded is tried again', async () => {
  const load = vi.fn(() => import('./reads.ts')).mockRejectedValueOnce(new TypeError('no script'));
  const { gateway } = createLazyClient(settings([]), load);
  await expect(gateway.call(read, {})).rejects.toMatchObject({ kind: 'dropped' });
  expect(await gateway.call(read, {})).toEqual({});
});
