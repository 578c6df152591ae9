import { describe, expect, test } from 'vitest';
import { createWorkerPool } from './pool.ts';

const echo = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (message) => {
      if (message === 'end') process.exit(1);
      if (message === 'break') throw new Error('broken');
      parentPort.postMessage([threadId, message]);
    });
  `)}`,
);

describe('a pool of threads', () => {
  test('does what one customer asks for one after the other, and leaves room for others', async () => {
    const pool = createWorkerPool(echo, { size: 2 });
    const done: string[] = [];
    const goOn = Promise.withResolvers<void>();
    const long = pool.use('ann', async () => {
      await goOn.promise;
      done.push('ann 1');
    });
    const next = pool.use('ann', async () => done.push('ann 2'));
    await pool.use('ben', async () => done.push('ben'));
    goOn.resolve();
    await Promise.all([long, next]);
    expect(done).toEqual(['ben', 'ann 1', 'ann 2']);
    await pool.close();
  });

  test('has no more threads than it is told to, and uses them again', async () => {
    const pool = createWorkerPool(echo, { size: 2 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        pool.use(String(index), (thread) => thread.ask(index) as Promise<[number, number]>),
      ),
    );
    expect(answers.map(([, index]) => index)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(new Set(answers.map(([thread]) => thread)).size).toBeLessThanOrEqual(2);
    await pool.close();
  });

  test.each(['end', 'break'])(
    'tells whoever waits when a thread fails (%s), and goes on with another',
    async (how) => {
      const pool = createWorkerPool(echo, { size: 1 });
      await expect(pool.use('ann', (thread) => thread.ask(how))).rejects.toThrow();
      expect(await pool.use('ann', (thread) => thread.ask('again'))).toEqual([expect.any(Number), 'again']);
      await pool.close();
    },
  );

  test('that is closed finishes what was begun and takes no more', async () => {
    const pool = createWorkerPool(echo, { size: 1 });
    const first = pool.use('ann', (thread) => thread.ask('first'));
    const second = pool.use('ann', (thread) => thread.ask('second'));
    const closed = pool.close();
    await expect(pool.use('ben', (thread) => thread.ask('late'))).rejects.toThrow('no more work is taken');
    expect(await Promise.all([first, second])).toMatchObject([{ 1: 'first' }, { 1: 'second' }]);
    await closed;
  });
});
