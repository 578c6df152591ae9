import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { definition, journey, operations } from '../../test/support/small-journey.ts';
import { compile } from './compile.ts';
import { screenOf } from './screen.ts';

const slow = journey({
  ...definition,
  operations: { ...operations, send: { ...operations.send, slow: { afterMs: 1000, notice: 'Refused' } } },
});

const toldOn = (screen: ReturnType<typeof screenOf>) =>
  screen.notices.map(({ notice, tone }) => [notice, tone]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** At the last step, where Continue sends; and what the sending comes back with. */
async function sending() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { machine } = compile(slow, {
    run: (operation) => (operation === 'send' ? promise : Promise.resolve(true)),
    newKey: () => 'key',
  });
  const actor = createActor(machine, { input: {} }).start();
  actor.send({ type: 'ANSWER', question: 'first', value: 'a' });
  await vi.advanceTimersByTimeAsync(0);
  actor.send({ type: 'CONTINUE' });
  actor.send({ type: 'CONTINUE' });
  const now = () => screenOf(slow, actor.getSnapshot());
  return { now, resolve };
}

test('an operation that takes long says so, as information, and no more once it came back', async () => {
  const { now, resolve } = await sending();
  expect(now()).toMatchObject({ phase: 'doing', notices: [] });
  await vi.advanceTimersByTimeAsync(999);
  expect(toldOn(now())).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(toldOn(now())).toEqual([['Refused', 'information']]);
  resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toMatchObject({ phase: 'ended', notices: [] });
});

test('what a slow operation came back with takes the place of its being slow', async () => {
  const { now, resolve } = await sending();
  await vi.advanceTimersByTimeAsync(1000);
  resolve(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(toldOn(now())).toEqual([['Refused', 'returned']]);
});

test('an operation that comes back in time never says that it takes long', async () => {
  const { now, resolve } = await sending();
  resolve(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(toldOn(now())).toEqual([['Refused', 'returned']]);
});
