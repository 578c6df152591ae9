import { expect, test } from 'vitest';
import { memoryStore } from '../../test/support/memory-store.ts';
import { correlateClicks, keepIdentifiers } from './identifiers.ts';

const counting = () => {
  let count = 0;
  return () => `click-${++count}`;
};

test('everything called between two clicks belongs together', () => {
  const keeper = keepIdentifiers(memoryStore(), counting());
  const page = new EventTarget();
  const stop = correlateClicks(keeper, page);
  expect([keeper.read().corelationId, keeper.read().corelationId]).toEqual(['click-1', 'click-1']);
  page.dispatchEvent(new Event('click'));
  expect(keeper.read().corelationId).toBe('click-2');
  stop();
  page.dispatchEvent(new Event('click'));
  expect(keeper.read().corelationId).toBe('click-2');
});

test('of a visitor nothing is kept, before signing in and after the end', () => {
  const store = memoryStore();
  const keeper = keepIdentifiers(store, counting());
  expect(keeper.read().corelationId).toBe('click-1');
  keeper.signIn('customer-1', 'session-1');
  keeper.clear();
  keeper.correlate();
  expect(keeper.read()).toMatchObject({ corelationId: 'click-3', customerId: undefined });
  expect([...store.entries()]).toEqual([]);
});

test('all tabs read what one of them kept', () => {
  const store = memoryStore();
  keepIdentifiers(store, counting()).signIn('customer-1', 'session-1');
  expect(keepIdentifiers(store, counting()).read()).toEqual({
    channel: 'CustomerSelfService',
    corelationId: 'click-1',
    customerId: 'customer-1',
    sessionId: 'session-1',
    offers: '',
  });
});

test('nothing is left after clearing', () => {
  const store = memoryStore();
  store.setItem('lastActive', '1');
  const keeper = keepIdentifiers(store, counting());
  keeper.signIn('customer-1', 'session-1');
  keeper.correlate();
  keeper.clear();
  expect([...store.entries()]).toEqual([]);
});

test('the number of a click is short, new each time, and has no letter that is mistaken for another', () => {
  const keeper = keepIdentifiers(memoryStore());
  const made = new Set<string>();
  for (let count = 0; count < 200; count += 1) {
    keeper.correlate();
    made.add(keeper.read().corelationId);
  }
  expect(made.size).toBe(200);
  for (const id of made) expect(id).toMatch(/^[2-9CFGHJMPQRVWX]{8}$/);
});
