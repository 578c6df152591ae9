// Tries changes to one journey, one after the other, and says of each whether anything noticed it.
import { parentPort, workerData } from 'node:worker_threads';
import type { Report } from '../../machines/exploration/index.ts';
import { type Replacement, registerReplacements, replaced } from './loader.ts';
import { definitionFault, failureOfWalk, failureOnPaths } from './proof.ts';
import { collected } from './test-api.ts';
import { firstFailureIn } from './test-run.ts';

/** A change to be tried. */
export interface Task extends Replacement {
  /** Whether the journey's definition depends on the file; what only its calls do is seen by tests alone. */
  readonly isOfDefinition: boolean;
  /** The tests that import the file. */
  readonly tests: readonly string[];
  /** Whether the whole journey is walked where nothing else notices the change. */
  readonly isWalked: boolean;
}

export interface WorkerData {
  readonly flow: string;
  readonly report: Report;
}

const { flow: id, report } = workerData as WorkerData;

async function noticed(task: Task): Promise<string | undefined> {
  const load = replaced(task);
  try {
    if (task.isOfDefinition) {
      const early = (await definitionFault(load, id)) ?? (await failureOnPaths(load, id, report));
      if (early) return early;
    }
    for (const test of task.tests) {
      const failure = await firstFailureIn(await collected(() => load(test)));
      if (failure) return `test: ${test}: ${failure}`;
    }
    return task.isOfDefinition && task.isWalked ? await failureOfWalk(load, id, report) : undefined;
  } catch (error) {
    return `threw: ${error instanceof Error ? error.message : String(error)}`;
  }
}

// A change may leave a promise that nobody waits for, and which is rejected when the next one is tried.
process.on('unhandledRejection', () => {});
registerReplacements();
parentPort?.on('message', async (task: Task) => parentPort?.postMessage((await noticed(task)) ?? null));
