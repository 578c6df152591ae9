import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  book,
  client,
  faultFrom,
  home,
  json,
  type Reply,
  read,
  silence,
  unplugged,
  write,
} from '../../test/support/scripted-client.ts';

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
