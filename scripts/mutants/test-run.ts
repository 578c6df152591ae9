import { performance } from 'node:perf_hooks';
import type { Suite } from './test-api.ts';

/** How often it is asked whether a test only waits. In milliseconds. */
const usualLookMs = 4000;

class Failed extends Error {}

/**
 * Does what a test does. One that waits for what will never come has left its thread with nothing to do, however busy the
 * machine is; one that is slow has not, and ends with its thread where it never ends.
 */
async function orStuck(work: () => unknown, lookEveryMs: number): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stuck = new Promise<never>((_, reject) => {
    let before = performance.eventLoopUtilization();
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { idle } = performance.eventLoopUtilization(now, before);
      before = now;
      if (idle > lookEveryMs / 2) reject(new Error('it waits for ever'));
    }, lookEveryMs);
  });
  try {
    await Promise.race([work(), stuck]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * The name of the first test that fails, and why; nothing when all pass.
 * @param lookEveryMs how often it is asked whether a test only waits, in milliseconds
 */
export async function firstFailureIn(suite: Suite, lookEveryMs = usualLookMs): Promise<string | undefined> {
  try {
    await runSuite(suite, { setUp: [], tidyUp: [], lookEveryMs });
    return undefined;
  } catch (error) {
    if (error instanceof Failed) return error.message;
    throw error;
  }
}

type Hooks = Suite['beforeEach'];

/** What surrounds the tests of a suite. */
interface Around {
  readonly setUp: Hooks;
  readonly tidyUp: Hooks;
  readonly lookEveryMs: number;
}

async function runSuite(suite: Suite, around: Around): Promise<void> {
  const { lookEveryMs } = around;
  const setUp = [...around.setUp, ...suite.beforeEach];
  const tidyUp = [...suite.afterEach, ...around.tidyUp];
  await attempt(suite.name, suite.beforeAll, lookEveryMs);
  for (const entry of suite.entries) {
    if ('entries' in entry) await runSuite(entry, { setUp, tidyUp, lookEveryMs });
    else await attempt(entry.name, [...setUp, entry.body, ...tidyUp], lookEveryMs);
  }
  await attempt(suite.name, suite.afterAll, lookEveryMs);
}

async function attempt(name: string, work: Hooks, lookEveryMs: number): Promise<void> {
  try {
    for (const each of work) await orStuck(each, lookEveryMs);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Failed(`${name}: ${why}`);
  }
}
