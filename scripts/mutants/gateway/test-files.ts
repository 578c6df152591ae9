import { registerHooks } from 'node:module';
import { join } from 'node:path';
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

type Hooks = Suite['beforeEach'];

/** One test of a file, with all that is done around it. */
export interface TestCase {
  readonly id: string;
  /** What is done, one after the other; the test is among it. */
  readonly steps: Hooks;
  readonly tidyUp: Hooks;
  /** Nothing is set up for it but what is set up for the whole file. */
  readonly isPlain: boolean;
}

/** A suite with what is set up once for it, as the tests come. */
interface Group {
  readonly setUp: Hooks;
  readonly entries: readonly (Group | TestCase)[];
  readonly tidyUp: Hooks;
}

interface Around {
  readonly name: string;
  readonly setUp: Hooks;
  readonly tidyUp: Hooks;
  readonly isPlain: boolean;
}

function groupOf(suite: Suite, around: Around): Group {
  const name = suite.name === '' ? around.name : `${around.name} > ${suite.name}`;
  const setUp = [...around.setUp, ...suite.beforeEach];
  const tidyUp = [...suite.afterEach, ...around.tidyUp];
  const entries = suite.entries.map((entry, index) => {
    if ('entries' in entry) {
      const isPlain = around.isPlain && entry.beforeAll.length === 0 && entry.afterAll.length === 0;
      return groupOf(entry, { name, setUp, tidyUp, isPlain });
    }
    // Two tests may have one name, as those of a table do.
    const id = `${name} > ${index} ${entry.name}`;
    return { id, steps: [...setUp, entry.body], tidyUp, isPlain: around.isPlain };
  });
  return { setUp: suite.beforeAll, entries, tidyUp: suite.afterAll };
}

const testsIn = (group: Group): readonly TestCase[] =>
  group.entries.flatMap((entry) => ('entries' in entry ? testsIn(entry) : [entry]));

/** Why a test, or what is set up for it, fails. */
export interface Failure {
  /** What failed: a test, or the file where it was set up. */
  readonly id: string;
  readonly message: string;
  /** It was given up, because it took far longer than it does without a change. */
  readonly isGivenUp: boolean;
}

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Waits for the work, but no longer than this. */
async function attemptWithin(limitMs: number, work: Hooks): Promise<Omit<Failure, 'id'> | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<Omit<Failure, 'id'>>((resolve) => {
    timer = setTimeout(() => resolve({ message: 'it does not end', isGivenUp: true }), limitMs);
  });
  const done = (async () => {
    try {
      for (const each of work) await each();
      return undefined;
    } catch (error) {
      return { message: errorText(error).split('\n', 1)[0] ?? '', isGivenUp: false };
    }
  })();
  const failure = await Promise.race([done, givenUp]);
  clearTimeout(timer);
  return failure;
}

/** How the tests of a file are run. */
export interface Running {
  /** How long something may take, by the id of a test, or of the file for what is set up. In milliseconds. */
  readonly limitMs: (id: string) => number;
  /** Told before a test, or before what is set up, begins. */
  readonly begins?: (id: string) => void;
  /** Done when all tests were run, and before what was set up for them is taken away. */
  readonly beforeTidyUp?: () => Promise<void>;
}

/** A test file. It is loaded once for a process. */
export class TestFile {
  readonly path: string;
  readonly tests: readonly TestCase[];
  /** Whether anything is set up for it as a whole, such as a gateway. */
  readonly isSetUp: boolean;
  readonly #whole: Group;

  constructor(path: string, suite: Suite) {
    this.path = path;
    this.#whole = groupOf(suite, { name: path, setUp: [], tidyUp: [], isPlain: true });
    this.tests = testsIn(this.#whole);
    this.isSetUp = this.#whole.setUp.length > 0;
  }

  static async load(path: string): Promise<TestFile> {
    const address = pathToFileURL(join(process.cwd(), path)).href;
    return new TestFile(path, await collected(() => import(address)));
  }

  #attempt(id: string, work: Hooks, running: Running) {
    running.begins?.(id);
    return attemptWithin(running.limitMs(id), work).then((failure) => failure && { id, ...failure });
  }

  async runTest({ id, steps, tidyUp }: TestCase, running: Running): Promise<Failure | undefined> {
    const failure = await this.#attempt(id, steps, running);
    return failure ?? this.#attempt(id, tidyUp, running);
  }

  /** What is set up for the whole file. */
  setUp(running: Running): Promise<Failure | undefined> {
    return this.#attempt(this.path, this.#whole.setUp, running);
  }

  /** Takes away what was set up for the whole file. */
  tidyUp(running: Running): Promise<Failure | undefined> {
    return this.#attempt(this.path, this.#whole.tidyUp, running);
  }

  /**
   * Runs the tests in order, because one may go on from where the one before it stopped, up to the last of these.
   * @returns the first failure; nothing when all pass
   */
  async run(running: Running, wanted: (id: string) => boolean): Promise<Failure | undefined> {
    const last = this.tests.findLast(({ id }) => wanted(id))?.id;
    let isOver = last === undefined;
    const runGroup = async (group: Group): Promise<Failure | undefined> => {
      // What is set up for a suite of the file alone is reached by its first test.
      const id = (group === this.#whole ? undefined : testsIn(group)[0]?.id) ?? this.path;
      const failure = (await this.#attempt(id, group.setUp, running)) ?? (await runEntries(group));
      if (group === this.#whole && failure === undefined) await running.beforeTidyUp?.();
      // What was opened is closed, whatever happened.
      const other = await this.#attempt(this.path, group.tidyUp, running);
      return failure ?? other;
    };
    const runEntries = async ({ entries }: Group): Promise<Failure | undefined> => {
      for (const entry of entries) {
        if (isOver) return undefined;
        const failure = 'entries' in entry ? await runGroup(entry) : await this.runTest(entry, running);
        if (failure) return failure;
        if ('id' in entry) isOver = entry.id === last;
      }
      return undefined;
    };
    return runGroup(this.#whole);
  }
}
