import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { collected, type Suite } from '../test-api.ts';

const testApi = new URL('../test-api.ts', import.meta.url).href;

/** Gives test files beneath this folder the collector of tests in the place of Vitest. */
export function collectTestsBeneath(folder: string): void {
  const root = pathToFileURL(`${folder}/`).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && context.parentURL?.startsWith(root)
        ? { url: testApi, shortCircuit: true }
        : next(specifier, context),
  });
}

const suites = new Map<string, Suite>();

/** What a test file declares. It is loaded once for a process. */
export async function suiteOf(file: string): Promise<Suite> {
  const suite = suites.get(file) ?? (await collected(() => import(pathToFileURL(file).href)));
  suites.set(file, suite);
  return suite;
}

type Hooks = Suite['beforeEach'];

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the work throws, as a message with the name before it; nothing when it comes to its end. */
async function failureInHooks(name: string, work: Hooks): Promise<string | undefined> {
  try {
    for (const each of work) await each();
    return undefined;
  } catch (error) {
    return `${name}: ${errorText(error).split('\n', 1)[0]}`;
  }
}

interface Around {
  readonly setUp: Hooks;
  readonly tidyUp: Hooks;
}

/**
 * Runs the tests of a suite in order, because one may go on from where the one before it stopped.
 * @returns what the first failure says; nothing when all pass
 */
export async function firstFailureOf(suite: Suite, around: Around = { setUp: [], tidyUp: [] }) {
  const failure =
    (await failureInHooks(suite.name, suite.beforeAll)) ?? (await failureInEntries(suite, around));
  // What was opened is closed, whatever happened.
  return [failure, await failureInHooks(suite.name, suite.afterAll)].find((message) => message !== undefined);
}

async function failureInEntries(suite: Suite, around: Around): Promise<string | undefined> {
  const setUp = [...around.setUp, ...suite.beforeEach];
  const tidyUp = [...suite.afterEach, ...around.tidyUp];
  for (const entry of suite.entries) {
    const failure =
      'entries' in entry
        ? await firstFailureOf(entry, { setUp, tidyUp })
        : ((await failureInHooks(entry.name, [...setUp, entry.body])) ??
          (await failureInHooks(entry.name, tidyUp)));
    if (failure !== undefined) return failure;
  }
  return undefined;
}
