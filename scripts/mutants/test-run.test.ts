import { expect, test } from 'vitest';
import * as api from './test-api.ts';
import { firstFailureIn } from './test-run.ts';

const run = async (declare: () => void) => firstFailureIn(await api.collected(async () => declare()));

test('hooks of the outer suite run first, and a table is a test for each row', async () => {
  const order: string[] = [];
  const failure = await run(() => {
    api.beforeEach(() => order.push('outer'));
    api.describe('a suite', () => {
      api.beforeEach(() => order.push('inner'));
      api.afterEach(() => order.push('after'));
      api.test.each([
        ['a', 'b'],
        ['c', 'd'],
      ])('%s', (...row: readonly string[]) => {
        order.push(row.join(''));
      });
    });
    api.test.each(['one'])('%s', (only: string) => {
      order.push(only);
    });
  });
  expect(failure).toBeUndefined();
  expect(order).toEqual(['outer', 'inner', 'ab', 'after', 'outer', 'inner', 'cd', 'after', 'outer', 'one']);
});

test('the first test that fails is named with why, whether it throws at once or later', async () => {
  const fails = (body: () => unknown) =>
    run(() => {
      api.it('passes', () => {});
      api.it('adds', body);
      api.it('is not reached', () => {
        throw new Error('reached');
      });
    });
  expect(await fails(() => api.expect(1 + 1).toBe(3))).toMatch(/^adds: expected 2 to be 3/);
  expect(await fails(async () => Promise.reject(new Error('no')))).toBe('adds: no');
});

test('a test that waits for what never comes fails', async () => {
  const suite = await api.collected(async () => api.it('waits', () => new Promise(() => {})));
  expect(await firstFailureIn(suite, 50)).toBe('waits: it waits for ever');
});

test('a test that keeps its thread busy is given the time that it takes', async () => {
  const busy = async () => {
    const end = performance.now() + 300;
    while (performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  };
  expect(await firstFailureIn(await api.collected(async () => api.it('works', busy)), 50)).toBeUndefined();
});
