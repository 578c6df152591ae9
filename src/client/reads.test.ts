import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, defineCall, type Gateway } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { now } from './clock.ts';
import { createQueries } from './create-queries.ts';
import { changesNothing, freshnessOf } from './freshness.ts';
import { noteChange, shareReads } from './reads.ts';

const customer = defineCall({ id: 'getCustomer', method: 'GET', path: '/customer' });
const setting = defineCall({ id: 'getConfiguration', method: 'GET', path: '/setting' });
const balance = defineCall({ id: 'getAccounts', method: 'GET', path: '/accounts' });
const write = defineCall({ id: 'updateCustomer', method: 'PUT', path: '/customer' });
const report = defineCall({ id: 'trackError', method: 'POST', path: '/error' });

interface Sent {
  readonly id: string;
  readonly signal: AbortSignal | undefined;
  answer(value?: object): void;
  refuse(error: Error): void;
}

/** A gateway that is answered by hand, with reads shared over it. */
function shared(whose: () => string = () => 'resident-1', page: () => string = () => '/home') {
  const sent: Sent[] = [];
  const wire = {
    call: (call: Call, _request: unknown, options: { signal?: AbortSignal } = {}) =>
      new Promise((resolve, reject) => {
        sent.push({
          id: call.id,
          signal: options.signal,
          answer: (value = { number: sent.length }) => resolve(value),
          refuse: reject,
        });
      }),
  } as unknown as Gateway;
  return { gateway: shareReads(wire, { whose, page }, createQueries()), sent };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('who reads the same', () => {
  test('shares what is on its way', async () => {
    const { gateway, sent } = shared();
    const both = Promise.all([gateway.call(balance, {}), gateway.call(balance, {})]);
    expect(sent).toHaveLength(1);
    sent[0]?.answer();
    const [one, other] = await both;
    expect(one).toBe(other);
  });

  test('shares what came a moment ago, where it does not change by the minute', async () => {
    const { gateway, sent } = shared();
    for (const call of [customer, balance]) {
      const first = gateway.call(call, {});
      sent.at(-1)?.answer();
      await first;
      void gateway.call(call, {});
    }
    expect(sent.map(({ id }) => id)).toEqual(['getCustomer', 'getAccounts', 'getAccounts']);
  });

  test('asks anew when the answer is stale', async () => {
    const { gateway, sent } = shared();
    const first = gateway.call(customer, {});
    sent[0]?.answer();
    await first;
    vi.setSystemTime(now().getTime() + freshnessOf('getCustomer'));
    void gateway.call(customer, {});
    expect(sent).toHaveLength(2);
  });

  test('is told of a failure together, and nobody after them', async () => {
    const { gateway, sent } = shared();
    const both = Promise.allSettled([gateway.call(customer, {}), gateway.call(customer, {})]);
    sent[0]?.refuse(new Error('dropped'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void gateway.call(customer, {});
    expect(sent).toHaveLength(2);
  });

  test('asks anew on another page, but not for a setting', async () => {
    let page = '/home';
    const { gateway, sent } = shared(undefined, () => page);
    for (const call of [setting, customer]) {
      const read = gateway.call(call, {});
      sent.at(-1)?.answer();
      await read;
    }
    page = '/repairs';
    void gateway.call(setting, {});
    void gateway.call(customer, {});
    expect(sent.map(({ id }) => id)).toEqual(['getConfiguration', 'getCustomer', 'getCustomer']);
  });

  test('gets nothing of somebody else', async () => {
    let whose = 'resident-1';
    const { gateway, sent } = shared(() => whose);
    const first = gateway.call(customer, {});
    sent[0]?.answer();
    await first;
    whose = 'resident-2';
    void gateway.call(customer, {});
    expect(sent).toHaveLength(2);
  });
});

describe('giving up', () => {
  test('leaves the others waiting, and the last one ends the call', async () => {
    const { gateway, sent } = shared();
    const [one, other] = [new AbortController(), new AbortController()];
    const reads = Promise.allSettled([
      gateway.call(customer, {}, { signal: one.signal }),
      gateway.call(customer, {}, { signal: other.signal }),
    ]);
    one.abort(new Error('left'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[0]?.signal?.aborted).toBe(false);
    other.abort(new Error('left too'));
    expect(await reads).toMatchObject([{ reason: { message: 'left' } }, { reason: { message: 'left too' } }]);
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  test('makes whoever comes next ask anew', async () => {
    const { gateway, sent } = shared();
    const leaving = new AbortController();
    const left = gateway.call(customer, {}, { signal: leaving.signal }).catch(() => undefined);
    leaving.abort();
    await left;
    const next = gateway.call(customer, {});
    expect(sent).toHaveLength(2);
    sent[1]?.answer({ number: 2 });
    expect(await next).toEqual({ number: 2 });
  });

  test('beforehand sends nothing', async () => {
    const { gateway, sent } = shared();
    await expect(gateway.call(customer, {}, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(sent).toEqual([]);
  });
});

describe('a change', () => {
  test('makes old what was read before, and what was on its way', async () => {
    const { gateway, sent } = shared();
    const early = gateway.call(customer, {});
    const written = gateway.call(write, {});
    const during = gateway.call(customer, {});
    expect(sent.map(({ id }) => id)).toEqual(['getCustomer', 'updateCustomer', 'getCustomer']);
    for (const { answer } of sent) answer();
    await Promise.all([early, written, during]);
    void gateway.call(customer, {});
    expect(sent).toHaveLength(4);
  });

  test('that was refused makes old all the same: somebody else may have been first', async () => {
    const { gateway, sent } = shared();
    const read = gateway.call(customer, {});
    sent[0]?.answer();
    await read;
    const written = gateway.call(write, {}).catch(() => undefined);
    sent[1]?.refuse(new Error('conflict'));
    await written;
    void gateway.call(customer, {});
    expect(sent).toHaveLength(3);
  });

  test('leaves settings as they are; a report leaves everything', async () => {
    const { gateway, sent } = shared();
    for (const call of [setting, customer]) {
      const read = gateway.call(call, {});
      sent.at(-1)?.answer();
      await read;
    }
    void gateway.call(report, {});
    await Promise.all([gateway.call(setting, {}), gateway.call(customer, {})]);
    noteChange();
    await gateway.call(setting, {});
    expect(sent.map(({ id }) => id)).toEqual(['getConfiguration', 'getCustomer', 'trackError']);
  });
});

test('the policy speaks of calls that there are: of reads by how long they are fresh, of others by what they change', () => {
  const fresh = calls.filter(({ id }) => freshnessOf(id) > 0).map(({ method }) => method);
  expect(new Set(fresh)).toEqual(new Set(['GET']));
  const asked = calls.filter(({ id }) => changesNothing(id)).map(({ method }) => method);
  expect(new Set(asked)).toEqual(new Set(['POST']));
});
