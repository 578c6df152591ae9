import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineCall } from '../../../contract/call.ts';
import { memoryStore } from '../../../test/support/memory-store.ts';

const read = defineCall({ id: 'read', method: 'GET', path: '/api/v1/home' });

/** The store of a tab, whose entries are properties too. */
function tabStore(): Storage {
  const store: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value;
    },
    removeItem: (key: string) => void delete store[key],
    clear: () => {
      for (const key of Object.keys(store)) delete store[key];
    },
  };
  return new Proxy(store, {
    get: (values, key) => Reflect.get(Object.hasOwn(methods, key) ? methods : values, key),
  }) as unknown as Storage;
}

const NodeRequest = Request;
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://portal.test') : input, init);
  }
}

/** A tab in which somebody is signed in, at a page, and what its gateway answers. */
async function openTab(pathname: string, answer: (path: string) => Promise<Response> | Response) {
  const assign = vi.fn();
  vi.stubGlobal('localStorage', memoryStore());
  vi.stubGlobal('sessionStorage', tabStore());
  vi.stubGlobal('window', { location: { pathname, assign } });
  vi.stubGlobal('document', { getElementById: () => null });
  // A page completes an address with its own origin, Node does not.
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (input: Request) => answer(new URL(input.url).pathname));
  const { gateway, identifiers } = await import('../portal.ts');
  const { endSession, goAfter, logOut } = await import('./ending.ts');
  const { readSessionEndReason } = await import('./session-end-reason.ts');
  identifiers.signIn('customer-1', 'session-1');
  return {
    assign,
    call: () => gateway.call(read, {}).catch(() => undefined),
    endSession,
    goAfter,
    logOut,
    readSessionEndReason,
  };
}

const refused = () => new Response('{}', { status: 401 });

beforeEach(() => {
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the end of a session', () => {
  test.each([
    ['left', 'left'],
    ['everywhere', 'everywhere'],
    ['closed', 'closed'],
    ['elsewhere', 'expired'],
  ] as const)('while the start page is shown is told there: %s', async (end, told) => {
    const { assign, goAfter, readSessionEndReason } = await openTab('/startpage', refused);
    const { identifiers } = await import('../portal.ts');
    identifiers.clear();
    goAfter(end);
    expect(assign).toHaveBeenCalledWith('/startpage');
    expect(readSessionEndReason()).toBe(told);
  });

  test('at the gateway is told on the start page too, once', async () => {
    const { assign, call, readSessionEndReason } = await openTab('/startpage', refused);
    await Promise.all([call(), call()]);
    expect(assign).toHaveBeenCalledOnce();
    expect(readSessionEndReason()).toBe('expired');
  });

  test('is nothing to tell to a visitor of the start page', async () => {
    const { assign, call, readSessionEndReason } = await openTab('/startpage', refused);
    const { identifiers } = await import('../portal.ts');
    identifiers.clear();
    await call();
    expect(assign).not.toHaveBeenCalled();
    expect(readSessionEndReason()).toBeUndefined();
  });

  test('that the resident asked for stays so when a call is refused before it is over', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { assign, call, logOut, readSessionEndReason } = await openTab('/viewaccount', (path) =>
      path.endsWith('/logout') ? promise : refused(),
    );
    const leaving = logOut();
    await call();
    resolve(new Response(null, { status: 204 }));
    await leaving;
    expect(assign).toHaveBeenCalledOnce();
    expect(readSessionEndReason()).toBe('left');
  });
});
