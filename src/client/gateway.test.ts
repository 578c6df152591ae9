import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { Fault, type FaultKind } from '../../machines/engine/index.ts';
import { memoryStore } from '../../test/support/memory-store.ts';
import { createGateway } from './gateway.ts';
import { keepIdentifiers } from './identifiers.ts';

const answer = v.object({ name: v.string() });
const read = defineCall({
  id: 'read',
  method: 'GET',
  path: '/api/v1/homes/:homeId',
  params: v.object({ homeId: v.string() }),
  query: v.object({ ids: v.optional(v.array(v.string())), limit: v.optional(v.number()) }),
  answer,
});
const write = defineCall({
  id: 'write',
  method: 'POST',
  path: '/api/v1/homes',
  body: v.object({ name: v.string() }),
  status: 201,
});
const appointment = { path: '/api/v1/slots', failure: 'appointment' } as const;
const readSlots = defineCall({ ...appointment, id: 'readSlots', method: 'GET', answer });
const book = defineCall({ ...appointment, id: 'book', method: 'POST', answer });
const signIn = defineCall({
  id: 'signIn',
  method: 'POST',
  path: '/api/v1/token',
  public: true,
});

type Reply = (request: Request) => Response | Promise<Response>;

/** A client whose network is the given replies in turn; the last one goes on answering. */
function client(...replies: Reply[]) {
  const sent: Request[] = [];
  const store = memoryStore();
  const identifiers = keepIdentifiers(store, () => 'click-1');
  const heard = { signedOut: vi.fn(), abandoned: vi.fn(), failure: vi.fn() };
  const gateway = createGateway({
    identifiers,
    subscriptionKey: 'key-1',
    origin: 'http://gateway.test',
    onSignedOut: heard.signedOut,
    onAbandoned: heard.abandoned,
    onFailure: (call, status) => heard.failure(call.id, status),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      const reply = replies[sent.length - 1] ?? replies.at(-1);
      if (!reply) throw new Error('no reply');
      return reply(request);
    },
  });
  return { gateway, sent, store, identifiers, heard };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const home = () => json(200, { name: 'Quay House' });
const problem = (status: number) => () =>
  json(status, { title: 'Taken', status, errors: { slot: ['is gone'] } });
const unplugged: Reply = () => Promise.reject(new TypeError('fetch failed'));
const silence: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const faultFrom = async (promise: Promise<unknown>): Promise<Fault> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Fault)) throw new Error(`expected a fault, got ${String(error)}`);
  return error;
};

describe('what is sent', () => {
  test('the path is filled and the query repeated per item', async () => {
    const { gateway, sent } = client(home);
    await gateway.call(read, { params: { homeId: 'a/b' }, query: { ids: ['x', 'y'], limit: 3 } });
    expect(sent[0]?.url).toBe('http://gateway.test/api/v1/homes/a%2Fb?ids=x&ids=y&limit=3');
  });

  test('a read before sign-in carries the defaults and no content type', async () => {
    const { gateway, sent } = client(home);
    await gateway.call(read, { params: { homeId: '1' } });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json, application/problem+json',
      authorization: '',
      'cache-control': 'no-cache',
      'if-match': 'eTag',
      'ocp-apim-subscription-key': 'key-1',
      'x-agent-id': 'anonymous',
      'x-channel-identifier': 'CustomerSelfService',
      'x-correlation-id': 'click-1',
      'x-session-id': '',
    });
  });

  test('a write after sign-in carries who, which version and which attempt', async () => {
    const { gateway, sent, identifiers } = client(() => json(201, undefined));
    identifiers.signIn('customer-1', 'session-1');
    await gateway.call(write, { body: { name: 'Quay' } }, { eTag: '"7"', idempotencyKey: 'once-1' });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'once-1',
      'if-match': '"7"',
      'x-agent-id': 'customer-1',
      'x-session-id': 'session-1',
    });
    expect(await sent[0]?.json()).toEqual({ name: 'Quay' });
  });

  test('calls of a click carry one trace to a gateway that traces, and none to another', async () => {
    const { gateway, sent, identifiers } = client(home);
    const traces: (string | null | undefined)[] = [];
    const call = async () => {
      await gateway.call(read, { params: { homeId: '1' } });
      traces.push(sent.at(-1)?.headers.get('traceparent'));
    };
    identifiers.signIn('customer-1', 'session-1', ['configuration?names']);
    await call();
    expect(traces).toEqual([null]);
    identifiers.signIn('customer-1', 'session-1', ['traceparent']);
    await call();
    await call();
    const [, first, second] = traces;
    expect(first).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(second).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(second?.slice(0, 35)).toBe(first?.slice(0, 35));
    expect(second).not.toBe(first);
  });

  test('a missing parameter is a mistake of the caller', async () => {
    const { gateway, sent } = client(home);
    await expect(gateway.call(read, { params: { homeId: '' } })).rejects.toThrow('read needs the parameter');
    expect(sent).toEqual([]);
  });
});

describe('what comes back', () => {
  test('the answer has its entity tag and location merged in', async () => {
    const { gateway } = client(() => json(200, { name: 'Quay' }, { ETag: '"3"', Location: '/homes/9' }));
    expect(await gateway.call(read, { params: { homeId: '9' } })).toEqual({
      name: 'Quay',
      eTag: '"3"',
      location: '/homes/9',
    });
  });

  test('a call without an answer gives its location', async () => {
    const { gateway } = client(() => json(201, undefined, { Location: '/homes/9' }));
    expect(await gateway.call(write, { body: { name: 'Quay' } })).toEqual({ location: '/homes/9' });
  });

  test.each([
    ['another shape', () => json(200, { name: 7 })],
    ['a page', () => new Response('<!doctype html><p>Sign in', { headers: { 'Content-Type': 'text/html' } })],
    ['half an answer', () => new Response('{"name":')],
    ['nothing', () => new Response('')],
  ])('%s is malformed and reported', async (_, reply) => {
    const { gateway, heard } = client(reply);
    const fault = await faultFrom(gateway.call(read, { params: { homeId: '1' } }));
    expect(fault.kind).toBe('malformed');
    expect(heard.failure.mock.calls).toEqual([['read', undefined]]);
  });

  test.each<[number, FaultKind]>([
    [400, 'refused'],
    [401, 'signedOut'],
    [403, 'refused'],
    [404, 'missing'],
    [409, 'conflict'],
    [412, 'conflict'],
    [413, 'refused'],
    [422, 'conflict'],
    [428, 'conflict'],
    [429, 'limited'],
    [500, 'failed'],
    [503, 'failed'],
  ])('%i is %s, with the problem as the gateway told it, and sent once', async (status, kind) => {
    const { gateway, sent, heard } = client(problem(status));
    const fault = await faultFrom(gateway.call(read, { params: { homeId: '1' } }));
    expect(fault).toMatchObject({ kind, status, title: 'Taken', errors: { slot: ['is gone'] } });
    expect(sent).toHaveLength(1);
    expect(heard.failure.mock.calls).toEqual([['read', status]]);
  });

  test.each([
    ['7', 7],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])(
    'a call that came too often says after how many seconds it may come again: %s',
    async (header, seconds) => {
      const { gateway } = client(() => json(429, {}, { 'Retry-After': header }));
      const fault = await faultFrom(gateway.call(read, { params: { homeId: '1' } }));
      expect(fault).toMatchObject({ kind: 'limited', retryAfter: seconds });
    },
  );

  test('a refusal without a problem document is still a fault', async () => {
    const { gateway } = client(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const fault = await faultFrom(gateway.call(read, { params: { homeId: '1' } }));
    expect(fault).toMatchObject({ kind: 'failed', status: 502, title: '' });
  });
});

describe('the end of a session', () => {
  test('401 forgets the identifiers, keeps everything else and tells the portal', async () => {
    const { gateway, identifiers, store, heard } = client(problem(401));
    identifiers.signIn('customer-1', 'session-1');
    store.setItem('journey', 'answers');
    await faultFrom(gateway.call(read, { params: { homeId: '1' } }));
    expect([...store.entries()]).toEqual([['journey', 'answers']]);
    expect(heard.signedOut).toHaveBeenCalledOnce();
  });

  test('401 of a call that needs no session ends none', async () => {
    const { gateway, heard } = client(problem(401));
    const fault = await faultFrom(gateway.call(signIn, {}));
    expect(fault.kind).toBe('signedOut');
    expect(heard.signedOut).not.toHaveBeenCalled();
  });
});

describe('no answer', () => {
  test('a lost read is sent a second time', async () => {
    const { gateway, sent } = client(unplugged, home);
    expect(await gateway.call(read, { params: { homeId: '1' } })).toEqual({ name: 'Quay House' });
    expect(sent).toHaveLength(2);
  });

  test('a read that is lost twice is dropped', async () => {
    const { gateway, sent } = client(unplugged);
    expect((await faultFrom(gateway.call(read, { params: { homeId: '1' } }))).kind).toBe('dropped');
    expect(sent).toHaveLength(2);
  });

  test('a lost write is never sent again', async () => {
    const { gateway, sent } = client(unplugged, () => json(201, undefined));
    expect((await faultFrom(gateway.call(write, { body: { name: 'Quay' } }))).kind).toBe('dropped');
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['an ordinary call after 5 seconds', read, 5000],
    ['availability after 30', { ...read, timeout: 30_000 } as const, 30_000],
  ])('%s', async (_, call, limit) => {
    vi.useFakeTimers();
    try {
      const { gateway, heard } = client(silence);
      const settled = vi.fn();
      const fault = faultFrom(gateway.call(call, { params: { homeId: '1' } })).finally(settled);
      await vi.advanceTimersByTimeAsync(limit - 100);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(100);
      expect((await fault).kind).toBe('timedOut');
      expect(heard.failure.mock.calls).toEqual([[call.id, undefined]]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('an answer that breaks off in the middle is dropped', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    const { gateway } = client(() => new Response(broken));
    expect((await faultFrom(gateway.call(read, { params: { homeId: '1' } }))).kind).toBe('dropped');
  });

  test('a caller that gives up gets its own reason back', async () => {
    const { gateway } = client(silence);
    const caller = new AbortController();
    const call = gateway.call(read, { params: { homeId: '1' } }, { signal: caller.signal });
    caller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('on a device that is offline', () => {
  const device = new EventTarget();
  const setOnline = (onLine: boolean): void => {
    vi.stubGlobal('navigator', { onLine });
    device.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  /** Loses the request together with the network. */
  const cutOff: Reply = (request) => {
    setOnline(false);
    return unplugged(request);
  };
  beforeEach(() => {
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, device[name].bind(device));
    setOnline(true);
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['a read', read, { params: { homeId: '1' } }, {}],
    ['a write with a key', book, {}, { idempotencyKey: 'once-1' }],
  ] as const)('%s that was lost waits for the network', async (_, call, request, options) => {
    const lost = call.method === 'GET' ? [cutOff, unplugged] : [cutOff];
    const { gateway, sent } = client(...lost, home);
    const answered = gateway.call(call as typeof read, request as never, options);
    await vi.waitFor(() => expect(sent).toHaveLength(lost.length));
    setOnline(true);
    expect(await answered).toEqual({ name: 'Quay House' });
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  test('a write that may have been done already is not sent again', async () => {
    const { gateway, sent } = client(cutOff);
    expect((await faultFrom(gateway.call(write, { body: { name: 'Quay' } }))).kind).toBe('dropped');
    expect(sent).toHaveLength(1);
  });

  test('a write that cannot have left waits for the network', async () => {
    const { gateway, sent } = client(unplugged, () => json(201, undefined));
    setOnline(false);
    const answered = gateway.call(write, { body: { name: 'Quay' } });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    setOnline(true);
    await answered;
    expect(sent).toHaveLength(2);
  });

  test('what was sent without the network is sent again, also where that is back before its loss is known', async () => {
    const lateLoss: Reply = (request) => {
      setOnline(true);
      return unplugged(request);
    };
    const { gateway, sent } = client(lateLoss, () => json(201, undefined));
    setOnline(false);
    await gateway.call(write, { body: { name: 'Quay' } });
    expect(sent).toHaveLength(2);
  });

  describe('that has a network again', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const aMoment = () => vi.advanceTimersByTimeAsync(1000);

    test('what is lost once more in the first moments is sent again', async () => {
      const { gateway, sent } = client(cutOff, unplugged, unplugged, home);
      const answered = gateway.call(book, {}, { idempotencyKey: 'once-1' });
      await aMoment();
      expect(sent).toHaveLength(1);
      setOnline(true);
      await aMoment();
      await aMoment();
      expect(await answered).toEqual({ name: 'Quay House' });
      expect(sent).toHaveLength(4);
    });

    test('what goes on being lost is dropped', async () => {
      const { gateway, sent } = client(cutOff, unplugged);
      const fault = faultFrom(gateway.call(book, {}, { idempotencyKey: 'once-1' }));
      await aMoment();
      setOnline(true);
      await aMoment();
      await aMoment();
      expect((await fault).kind).toBe('dropped');
      expect(sent).toHaveLength(4);
    });

    test('a write that may have been done then is not sent again', async () => {
      const { gateway, sent } = client(unplugged);
      setOnline(false);
      const fault = faultFrom(gateway.call(write, { body: { name: 'Quay' } }));
      await aMoment();
      setOnline(true);
      await aMoment();
      expect((await fault).kind).toBe('dropped');
      expect(sent).toHaveLength(2);
    });
  });

  test('whoever gives up meanwhile gets their own reason back', async () => {
    const { gateway, sent } = client(cutOff, unplugged);
    const caller = new AbortController();
    const call = gateway.call(read, { params: { homeId: '1' } }, { signal: caller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    caller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
    setOnline(true);
    expect(sent).toHaveLength(2);
  });
});

describe('appointment calls', () => {
  test('a taken slot comes back as its status and title', async () => {
    const { gateway, heard } = client(problem(412));
    expect(await gateway.call(book, {})).toEqual({ status: 412, title: 'Taken' });
    expect(heard.abandoned).not.toHaveBeenCalled();
  });

  test.each([404, 500, 503])('a read refused with %i comes back as the bare status', async (status) => {
    const { gateway } = client(problem(status));
    expect(await gateway.call(readSlots, {})).toEqual({ status });
  });

  test('a write that breaks comes back with its body', async () => {
    const { gateway } = client(() => json(500, { reason: 'contractor is away' }));
    expect(await gateway.call(book, {})).toEqual({ reason: 'contractor is away', status: 500 });
  });

  test.each([400, 404, 409, 503])('a write refused with %i abandons what is in hand', async (status) => {
    const { gateway, heard } = client(problem(status));
    expect((await faultFrom(gateway.call(book, {}))).status).toBe(status);
    expect(heard.abandoned).toHaveBeenCalledOnce();
  });

  test('a write that came too often abandons nothing', async () => {
    const { gateway, heard } = client(problem(429));
    expect((await faultFrom(gateway.call(book, {}))).kind).toBe('limited');
    expect(heard.abandoned).not.toHaveBeenCalled();
  });

  test('401 signs out, as everywhere', async () => {
    const { gateway, heard } = client(problem(401));
    expect((await faultFrom(gateway.call(readSlots, {}))).kind).toBe('signedOut');
    expect(heard.signedOut).toHaveBeenCalledOnce();
    expect(heard.abandoned).not.toHaveBeenCalled();
  });
});
