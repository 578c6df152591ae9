import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Report } from '../../machines/exploration/index.ts';
import { root } from '../paths/sources.ts';
import type { Imports } from './journey-sources.ts';
import type { Mutant } from './operators.ts';
import type { Task, WorkerData } from './worker.ts';

/** What noticed a mutant, in a sentence; null where nothing did. */
export type Verdict = string | null;

/** How often the processor time of a thread is looked at, in milliseconds. */
const lookEveryMs = 2000;

/**
 * Processor time after which a mutant counts as endless, which is noticed; the clock on the wall says nothing on a busy
 * machine. Only a walk may take long: tests and stored paths take less than a second. In microseconds.
 */
const endlessAfter = ({ ms }: Report, { isOfDefinition, isWalked }: Task): number =>
  (60_000 + (isOfDefinition && isWalked ? 10 * ms : 0)) * 1000;

/** A thread keeps what it loaded for each mutant, and is replaced after so many. */
const perThread = 200;

/** How trying a mutant once ended; a thread that is broken told nothing itself. */
interface Trial {
  readonly verdict: Verdict;
  readonly isBroken: boolean;
}

/** A thread in which mutants are tried, one after the other. */
class Thread {
  readonly #data: WorkerData;
  #worker: Worker | undefined;
  #tried = 0;

  constructor(data: WorkerData) {
    this.#data = data;
  }

  /**
   * What notices a change. A thread may break off because of what it tried before, so that only a change that breaks off a new
   * one as well is noticed by it.
   */
  async verdictOn(task: Task): Promise<Verdict> {
    const first = await this.#tryOnce(task);
    const { verdict } = first.isBroken ? await this.#tryOnce(task) : first;
    return verdict;
  }

  #tryOnce(task: Task): Promise<Trial> {
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#data,
      stdout: true,
      stderr: true,
    });
    const worker = this.#worker;
    const limit = endlessAfter(this.#data.report, task);
    // A thread that has only just begun has used nothing.
    const before = worker.cpuUsage().catch(() => undefined);
    return new Promise((resolve) => {
      const end = (verdict: Verdict, how: 'told' | 'endless' | 'broken') => {
        clearInterval(timer);
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
        this.#tried += 1;
        if (how !== 'told' || this.#tried % perThread === 0) this.stop();
        resolve({ verdict, isBroken: how === 'broken' });
      };
      const timer = setInterval(async () => {
        // A thread that is over answers nothing, and its end is told by its events.
        const used = await worker.cpuUsage(await before).catch(() => undefined);
        if (used && used.user + used.system > limit) end('it never ends', 'endless');
      }, lookEveryMs);
      worker.once('message', (verdict: Verdict) => end(verdict, 'told'));
      worker.once('error', (error) => end(`broke off: ${String(error)}`, 'broken'));
      worker.once('exit', () => end('broke off: it stopped', 'broken'));
      worker.postMessage(task);
    });
  }

  stop(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}

interface Run {
  readonly flow: string;
  /** The last walk through the journey as it is. */
  readonly report: Report;
  readonly imports: Imports;
  readonly isWalked: boolean;
}

/**
 * Tries mutants, as many at a time as there are processors.
 * @param decided told of each verdict as it comes
 * @throws when something complains already of the journey as it is
 */
export async function tryMutants(
  { flow, report, imports, isWalked }: Run,
  mutants: readonly Mutant[],
  decided: (mutant: Mutant, verdict: Verdict) => void,
): Promise<void> {
  const contexts = new Map(
    [...new Set(mutants.map(({ path }) => path))].map((path) => [
      path,
      {
        importers: imports.importersOf(path),
        tests: imports.testsOf(path),
        isOfDefinition: imports.loads('journeys/registry.ts', path),
      },
    ]),
  );
  const unchanged = [...contexts.keys()];
  const queue = [...mutants];
  const work = async () => {
    const thread = new Thread({ flow, report });
    const tried = async (path: string, text: string, walked: boolean): Promise<Verdict> => {
      const context = contexts.get(path);
      return context ? thread.verdictOn({ path, text, isWalked: walked, ...context }) : null;
    };
    try {
      // What complains of the journey as it is notices nothing.
      for (let path = unchanged.shift(); path; path = unchanged.shift()) {
        const verdict = await tried(path, readFileSync(join(root, path), 'utf8'), false);
        if (verdict !== null) throw new Error(`${path} is complained of as it is: ${verdict}`);
      }
      for (let mutant = queue.shift(); mutant; mutant = queue.shift())
        decided(mutant, await tried(mutant.path, mutant.text, isWalked));
    } finally {
      thread.stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, work));
}
