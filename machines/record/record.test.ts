import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { InitialData } from '../initial-data.ts';
import { recordMachine } from './record.ts';

/** A record whose readings end when the test says. */
function start(every: number | null, initialData?: InitialData) {
  const readings: { end(value: unknown): Promise<void>; fail(): Promise<void>; isCalledOff: boolean }[] = [];
  const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
  const machine = recordMachine.provide({
    actors: {
      read: fromPromise(
        ({ signal }) =>
          new Promise((resolve, reject) => {
            const reading = {
              isCalledOff: false,
              end: (value: unknown) => {
                resolve(value);
                return settle();
              },
              fail: () => {
                reject(new Error('dropped'));
                return settle();
              },
            };
            signal.addEventListener('abort', () => {
              reading.isCalledOff = true;
            });
            readings.push(reading);
          }),
      ),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { every, initialData } }).start();
  const last = () => {
    const reading = readings.at(-1);
    if (!reading) throw new Error('nothing was read');
    return reading;
  };
  return { actor, clock, readings, last, now: () => actor.getSnapshot() };
}

describe('a record', () => {
  test('is read at first, and again each time a while has passed', async () => {
    const { now, last, clock, readings } = start(60_000);
    expect(now().value).toBe('loading');
    await last().end('first');
    expect(now().context.value).toBe('first');
    clock.increment(59_999);
    expect(readings).toHaveLength(1);
    clock.increment(1);
    await last().end('second');
    expect(now()).toMatchObject({ value: 'watching', context: { value: 'second', isStale: false } });
    expect(readings).toHaveLength(2);
  });

  test('is not read again by itself where nobody asked for that', async () => {
    const { last, clock, readings } = start(null);
    await last().end('first');
    clock.increment(3_600_000);
    expect(readings).toHaveLength(1);
  });

  test('stays in view when it cannot be read again, and says that it is old', async () => {
    const { actor, now, last } = start(null);
    await last().end('first');
    actor.send({ type: 'REFRESH' });
    await last().fail();
    expect(now()).toMatchObject({ value: 'shown', context: { value: 'first', isStale: true } });
  });

  test('that cannot be read says why, and is tried again', async () => {
    const { actor, now, last } = start(null);
    await last().fail();
    expect(now()).toMatchObject({ value: 'failed', context: { problem: new Error('dropped') } });
    actor.send({ type: 'RETRY' });
    await last().end('first');
    expect(now()).toMatchObject({ value: 'shown', context: { value: 'first', problem: null } });
  });

  test('rests while nobody sees it, also when that began while it was read', async () => {
    const { actor, now, last, clock, readings } = start(60_000);
    actor.send({ type: 'HIDE' });
    await last().end('first');
    clock.increment(3_600_000);
    expect(readings).toHaveLength(1);
    actor.send({ type: 'SEE' });
    expect(now().value).toBe('refreshing');
    expect(readings).toHaveLength(2);
  });

  test('that changed while it was read is read once more, and the older answer counts for nothing', async () => {
    const { actor, now, last, readings } = start(null);
    await last().end('first');
    actor.send({ type: 'REFRESH' });
    const overtaken = last();
    actor.send({ type: 'REFRESH' });
    expect(overtaken.isCalledOff).toBe(true);
    await overtaken.end('old');
    await last().end('new');
    expect(now().context.value).toBe('new');
    expect(readings).toHaveLength(3);
  });

  test('that was read just now is in view at once, and read again when a while has passed', async () => {
    const { now, clock, readings, last } = start(60_000, { value: 'first', isFresh: true });
    expect(now()).toMatchObject({ value: 'watching', context: { value: 'first', isStale: false } });
    clock.increment(59_999);
    expect(readings).toHaveLength(0);
    clock.increment(1);
    await last().end('second');
    expect(now().context.value).toBe('second');
  });

  test('that was read before is in view while it is read again', async () => {
    const { now, last, readings } = start(60_000, { value: 'first', isFresh: false });
    expect(now()).toMatchObject({ value: 'refreshing', context: { value: 'first' } });
    expect(readings).toHaveLength(1);
    await last().fail();
    expect(now()).toMatchObject({ value: 'watching', context: { value: 'first', isStale: true } });
  });
});
