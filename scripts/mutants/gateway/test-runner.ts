// Runs tests for StrykerJS, in the process that it starts for them: modules are loaded once for all mutants, which are
// switched on by a number, where Vitest would load them anew for each.
import { join } from 'node:path';
import type { MutantCoverage, StrykerOptions } from '@stryker-mutator/api/core';
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
import { collectTestsBeneath, firstFailureOf, suiteOf } from './test-files.ts';

/** What the changed sources look at, in a global of this name. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: MutantCoverage;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

/** Where the options say which test files there are, in the order in which to run them: the quickest first. */
const testFilesOf = (options: StrykerOptions): readonly string[] => options.testFiles ?? [];

/** Takes a whole test file for one test, because its tests may build on each other. */
class InProcessTestRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options);
  readonly #files: readonly string[];
  readonly #switch: Switch;

  constructor(options: StrykerOptions) {
    this.#files = testFilesOf(options);
    this.#switch = (globalThis as unknown as { __stryker__: Switch }).__stryker__ ??= {};
  }

  capabilities() {
    // A module that was imported stays: what is changed in one's own body needs another process.
    return { reloadEnvironment: false };
  }

  init(): Promise<void> {
    collectTestsBeneath(process.cwd());
    // What a change leaves behind may fail when the next one is tried.
    process.on('unhandledRejection', () => {});
    process.on('uncaughtException', () => {});
    return Promise.resolve();
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const file of this.#files) {
      const suite = await suiteOf(join(process.cwd(), file));
      const began = performance.now();
      this.#switch.currentTestId = file;
      const failureMessage = await firstFailureOf(suite);
      this.#switch.currentTestId = undefined;
      const test = { id: file, name: file, timeSpentMs: performance.now() - began };
      tests.push(
        failureMessage === undefined
          ? { ...test, status: TestStatus.Success }
          : { ...test, status: TestStatus.Failed, failureMessage },
      );
    }
    const { mutantCoverage } = this.#switch;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage ? { mutantCoverage } : {}) };
  }

  async mutantRun(run: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, mutantActivation, testFilter } = run;
    const files = this.#files.filter((file) => testFilter?.includes(file) ?? true);
    const began = performance.now();
    const ran = (nrOfTests: number) => ({ nrOfTests, duration: performance.now() - began });
    const activate = () =>
      Object.assign(this.#switch, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    if (mutantActivation === 'static') activate();
    try {
      for (const [index, file] of files.entries()) {
        const failureMessage = await this.#failureIn(file, activate);
        if ((this.#switch.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY))
          return { status: MutantRunStatus.Timeout, reason: 'it never ends' };
        if (failureMessage !== undefined)
          return { status: MutantRunStatus.Killed, killedBy: [file], failureMessage, ...ran(index + 1) };
      }
      return { status: MutantRunStatus.Survived, ...ran(files.length) };
    } finally {
      Object.assign(this.#switch, { activeMutant: undefined, hitLimit: undefined });
    }
  }

  async #failureIn(file: string, activate: () => void): Promise<string | undefined> {
    try {
      const suite = await suiteOf(join(process.cwd(), file));
      activate();
      return await firstFailureOf(suite);
    } catch (error) {
      return `${file} cannot be loaded: ${error instanceof Error ? error.message : error}`;
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessTestRunner)];
