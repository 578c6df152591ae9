import type { Suite } from './test-api.ts';

/** Longer than this no test in memory takes, even beside others: it waits for what will never come. In milliseconds. */
const timeoutMs = 4000;

class Failed extends Error {}

async function inTime(work: () => unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it waits for ever')), timeoutMs);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The name of the first test that fails, and why; nothing when all pass. */
export async function firstFailureIn(suite: Suite): Promise<string | undefined> {
  try {
    await runSuite(suite, [], []);
    return undefined;
  } catch (error) {
    if (error instanceof Failed) return error.message;
    throw error;
  }
}

type Hooks = Suite['beforeEach'];

async function runSuite(suite: Suite, before: Hooks, after: Hooks): Promise<void> {
  const [setUp, tidyUp] = [
    [...before, ...suite.beforeEach],
    [...suite.afterEach, ...after],
  ];
  await attempt(suite.name, suite.beforeAll);
  for (const entry of suite.entries) {
    if ('entries' in entry) await runSuite(entry, setUp, tidyUp);
    else await attempt(entry.name, [...setUp, entry.body, ...tidyUp]);
  }
  await attempt(suite.name, suite.afterAll);
}

async function attempt(name: string, work: Hooks): Promise<void> {
  try {
    for (const each of work) await inTime(each);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Failed(`${name}: ${why}`);
  }
}
