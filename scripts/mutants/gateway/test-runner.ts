// Runs tests for StrykerJS, in the process that it starts for them: modules are loaded once for all mutants, which are
// switched on by a number, where Vitest would load them anew for each.
import type { StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { needsDatabase } from './areas.ts';
import { isChosen } from './chosen.ts';
import { mutantSwitch, switchOff } from './mutant-switch.ts';
import { type FoundVerdict, StoredVerdicts, verdictsVariable } from './stored-verdicts.ts';
import { collectTestsBeneath, type Failure, TestFile } from './test-files.ts';
import { storedProfiles, storeProfiles, type TestProfile } from './test-profile.ts';
import { Trials } from './trial.ts';

/** Nothing is known yet of how long anything takes. */
const dryRunLimitMs = 300_000;
/** What tests do again, to see whether they can, is not counted. */
const uncounted = 'again';

/** Where the options say which test files there are, in the order in which to run them: the quickest first. */
const testFilesOf = (options: StrykerOptions): readonly string[] => options.testFiles ?? [];

/** StrykerJS has no word for it. */
const notTried: MutantRunResult = { status: MutantRunStatus.Error, errorMessage: 'it was not chosen' };

const runResultOf = ({ killedBy, message }: FoundVerdict): MutantRunResult =>
  killedBy === null
    ? { status: MutantRunStatus.Survived, nrOfTests: 0 }
    : { status: MutantRunStatus.Killed, killedBy: [killedBy], failureMessage: message, nrOfTests: 1 };

class InProcessTestRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options);
  readonly #paths: readonly string[];
  readonly #verdicts: StoredVerdicts;
  #files: readonly TestFile[] = [];
  #trials: Trials | undefined;

  constructor(options: StrykerOptions) {
    this.#paths = testFilesOf(options);
    const { [verdictsVariable]: verdicts } = process.env;
    if (!verdicts) throw new Error('Nobody says where verdicts are stored');
    this.#verdicts = new StoredVerdicts(verdicts);
  }

  capabilities() {
    // Nothing that is computed as a module is loaded is changed, so that no change needs another process.
    return { reloadEnvironment: true };
  }

  init(): Promise<void> {
    collectTestsBeneath(process.cwd());
    // What a change leaves behind may fail when the next one is tried.
    process.on('unhandledRejection', () => {});
    process.on('uncaughtException', () => {});
    return Promise.resolve();
  }

  async #load(): Promise<readonly TestFile[]> {
    if (this.#files.length === 0) {
      const files: TestFile[] = [];
      for (const path of this.#paths) files.push(await TestFile.load(path));
      this.#files = files;
    }
    return this.#files;
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    const repeatable = new Set<string>();
    for (const file of await this.#load()) tests.push(...(await dryRunOf(file, repeatable)));
    mutantSwitch.currentTestId = undefined;
    const { mutantCoverage } = mutantSwitch;
    if (mutantCoverage) delete mutantCoverage.perTest[uncounted];
    const profiles = tests.map(({ id, timeSpentMs }): [string, TestProfile] => {
      const reach = Object.keys(mutantCoverage?.perTest[id] ?? {}).length;
      return [id, { ms: timeSpentMs, isRepeatable: repeatable.has(id), reach }];
    });
    storeProfiles(Object.fromEntries(profiles));
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage ? { mutantCoverage } : {}) };
  }

  async mutantRun(run: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, testFilter = [] } = run;
    if (!isChosen(activeMutant.id)) return notTried;
    const ids = new Set(testFilter);
    const files = await this.#load();
    const reached = files
      .filter(({ path, tests }) => ids.has(path) || tests.some(({ id }) => ids.has(id)))
      .map(({ path }) => path);
    this.#trials ??= new Trials(files, storedProfiles());
    const found = this.#verdicts.find(activeMutant, reached);
    if (found) {
      if (found.killedBy !== null) this.#trials.remember(activeMutant.fileName, found.killedBy);
      return runResultOf(found);
    }
    // StrykerJS takes it for a crash, starts another process and asks that.
    if (this.#trials.isStuck) throw new Error('something hangs in this process');
    Object.assign(mutantSwitch, { hitCount: 0, hitLimit });
    try {
      const failure = await this.#trials.failureOf({
        mutant: activeMutant.id,
        source: activeMutant.fileName,
        reaches: (id) => ids.has(id),
      });
      const isEndless = (mutantSwitch.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY);
      const verdict = verdictOf(isEndless ? { ...failure, message: 'it never ends' } : failure, reached);
      const [killer] = verdict.killedBy?.split(' > ') ?? [];
      this.#verdicts.add(activeMutant, verdict, killer === undefined ? reached : [killer]);
      return runResultOf(verdict);
    } finally {
      switchOff();
      mutantSwitch.hitLimit = undefined;
    }
  }

  dispose(): Promise<void> {
    return this.#trials?.stop() ?? Promise.resolve();
  }
}

/** What is known of a mutant that made this fail, or nothing. */
function verdictOf(failure: Partial<Failure> | undefined, reached: readonly string[]): FoundVerdict {
  return failure === undefined
    ? { killedBy: null, message: '' }
    : { killedBy: failure.id ?? reached[0] ?? '', message: failure.message ?? '' };
}

/**
 * Runs a file without a change, and each of its tests once more by itself, adding those that pass again. One that needs no
 * database begins anew for each change, and is tried as a whole once more: where it fails then, it would notice nothing.
 */
async function dryRunOf(file: TestFile, repeatable: Set<string>): Promise<readonly TestResult[]> {
  const spent = new Map<string, number>();
  let [current, since] = [uncounted, performance.now()];
  const begins = (id: string): void => {
    spent.set(current, (spent.get(current) ?? 0) + performance.now() - since);
    [current, since] = [id, performance.now()];
    mutantSwitch.currentTestId = id;
  };
  const limitMs = () => dryRunLimitMs;
  const again = { limitMs, begins: () => begins(uncounted) };
  const beforeTidyUp = async () => {
    for (const test of file.tests.filter(({ isPlain }) => isPlain)) {
      // Tests without a gateway leave nothing behind.
      if (!file.isSetUp || !(await file.runTest(test, again))) repeatable.add(test.id);
    }
  };
  const first = await file.run({ limitMs, begins, beforeTidyUp }, () => true);
  begins(uncounted);
  const failure = first ?? (needsDatabase(file.path) ? undefined : await file.run(again, () => true));
  return [file.path, ...file.tests.map(({ id }) => id)].map((id) => {
    const result = { id, name: id, timeSpentMs: spent.get(id) ?? 0 };
    return failure?.id === id
      ? { ...result, status: TestStatus.Failed, failureMessage: failure.message }
      : { ...result, status: TestStatus.Success };
  });
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessTestRunner)];
