import { describe, expect, test } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import type { FaultKind } from '../../machines/engine/index.ts';
import {
  appointment,
  book,
  client,
  faultFrom,
  home,
  json,
  read,
  write,
} from '../../test/support/scripted-client.ts';

const readSlots = defineCall({ ...appointment, id: 'readSlots', method: 'GET' });
const signIn = defineCall({
  id: 'signIn',
  method: 'POST',
  path: '/api/v1/token',
  public: true,
});

const problem = (status: number) => () =>
  json(status, { title: 'Taken', status, errors: { slot: ['is gone'] } });

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
