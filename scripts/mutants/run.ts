import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Mutant } from './operators.ts';

/** What noticed a mutant, in a sentence; null where nothing did. */
export type Verdict = string | null;

/** Longer than this a walk never takes: the mutant made it endless, which is noticed. In milliseconds. */
const timeoutMs = 180_000;

function verdictOn(flow: string, { path, text }: Mutant): Promise<Verdict> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { flow, path, text },
      stdout: true,
      stderr: true,
    });
    const end = (verdict: Verdict) => {
      clearTimeout(timer);
      resolve(verdict);
      void worker.terminate();
    };
    const timer = setTimeout(() => end('it never ends'), timeoutMs);
    worker.once('message', end);
    worker.once('error', (error) => end(`threw: ${error.message}`));
    worker.once('exit', () => end('it stopped'));
  });
}

/**
 * Tries mutants, as many at a time as there are processors.
 * @param decided told of each verdict as it comes
 */
export async function tryMutants(
  flow: string,
  mutants: readonly Mutant[],
  decided: (mutant: Mutant, verdict: Verdict) => void,
): Promise<void> {
  const queue = [...mutants];
  const work = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift())
      decided(mutant, await verdictOn(flow, mutant));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
