import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../concurrency.ts';

/** A thread while a task has it. */
export interface WorkerThread {
  /** Sends a message and resolves with the next one that comes back. Rejects when the thread ends before that. */
  ask(message: unknown): Promise<unknown>;
}

/** A few threads that share heavy work, so that none of it holds up the event loop. */
export interface WorkerPool {
  /** Runs a task with a thread of its own. Tasks of the same key run one after the other, in the order in which they came. */
  use<T>(key: string, task: (thread: WorkerThread) => Promise<T>): Promise<T>;
  /** Takes no more tasks, lets those in hand finish, and ends the threads. */
  close(): Promise<void>;
}

/** Megabytes that a thread may use before it is ended. */
const maxMemory = 256;

/** A pool is being closed, and takes no more tasks. */
class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

async function ask(worker: Worker, message: unknown): Promise<unknown> {
  const ended = new AbortController();
  const { signal } = ended;
  try {
    const answer = once(worker, 'message', { signal });
    const gone = once(worker, 'exit', { signal }).then(() => {
      throw new Error('a worker thread ended before it answered');
    });
    worker.postMessage(message);
    const [value] = await Promise.race([answer, gone]);
    return value;
  } finally {
    ended.abort();
  }
}

/**
 * Makes a pool of threads that run a file. They start when they are first needed and then wait for more; one that fails
 * is replaced.
 */
export function createWorkerPool(file: URL, { size }: { readonly size: number }): WorkerPool {
  const idle: Worker[] = [];
  const inTurn = limitConcurrency(size);
  const lastOf = new Map<string, Promise<unknown>>();
  let isClosed = false;

  const start = (): Worker => {
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: maxMemory } });
    // What goes wrong in a thread is told to whoever waits for its answer.
    worker.on('error', () => {});
    worker.once('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  };
  const run = <T>(task: (thread: WorkerThread) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const worker = idle.pop() ?? start();
      worker.ref();
      let isSound = false;
      try {
        const result = await task({ ask: (message) => ask(worker, message) });
        isSound = true;
        return result;
      } finally {
        if (isSound) {
          // A thread that waits keeps no process from ending.
          worker.unref();
          idle.push(worker);
        } else void worker.terminate();
      }
    });

  return {
    async use(key, task) {
      if (isClosed) throw new PoolClosed('no more work is taken');
      const before = lastOf.get(key) ?? Promise.resolve();
      const result = before.then(() => run(task));
      const settled = result.catch(() => {});
      lastOf.set(key, settled);
      void settled.then(() => {
        if (lastOf.get(key) === settled) lastOf.delete(key);
      });
      return result;
    },
    async close() {
      isClosed = true;
      await Promise.all(lastOf.values());
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}
