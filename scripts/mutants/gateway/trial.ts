import { basename } from 'node:path';
import { switchOff, switchOn } from './mutant-switch.ts';
import { OpenFiles } from './open-files.ts';
import type { Failure, Running, TestCase, TestFile } from './test-files.ts';
import type { TestProfiles } from './test-profile.ts';

/** A file that takes less than this needs no database. In milliseconds. */
const quickMs = 2000;
/** Most files that are begun anew because what is set up for them reaches a mutant: what one does not notice, others rarely do. */
const maxSetUps = 2;

/** A mutant, and what reaches it. */
interface Trial {
  readonly mutant: string;
  readonly source: string;
  readonly reaches: (id: string) => boolean;
}

/**
 * Tries mutants one after the other. Starting a gateway takes far longer than most tests, so that files stay open, and the
 * tests that reach a mutant are run by themselves as far as they can be.
 */
export class Trials {
  readonly #files: readonly TestFile[];
  readonly #profiles: TestProfiles;
  readonly #running: Running;
  readonly #open: OpenFiles;
  /** The tests that noticed mutants of a source, the last one first: they will notice others. */
  readonly #killers = new Map<string, readonly string[]>();

  constructor(files: readonly TestFile[], profiles: TestProfiles) {
    this.#files = files;
    this.#profiles = profiles;
    // Given up is what takes far longer than it does without a change, on a machine that has become busier since.
    this.#running = { limitMs: (id) => 15_000 + 10 * (profiles[id]?.ms ?? 6000) };
    this.#open = new OpenFiles(this.#running);
  }

  /** Another process has to go on: something hangs in this one. */
  get isStuck(): boolean {
    return this.#open.isStuck;
  }

  /** What notices a mutant; nothing where nothing does. */
  async failureOf(trial: Trial): Promise<Failure | undefined> {
    const failure =
      (await this.#failureInQuickFiles(trial)) ??
      (await this.#failureInOpenFiles(trial)) ??
      (await this.#failureInNewFiles(trial));
    if (failure) this.remember(trial.source, failure.id);
    return failure;
  }

  /** Tries the test that noticed a mutant of a source first on its others. */
  remember(source: string, id: string): void {
    this.#killers.set(source, [id, ...this.#killersOf(source).filter((other) => other !== id)]);
  }

  #killersOf(source: string): readonly string[] {
    return this.#killers.get(source) ?? [];
  }

  #isQuick(file: TestFile): boolean {
    const ids = [file.path, ...file.tests.map(({ id }) => id)];
    return ids.reduce((sum, id) => sum + (this.#profiles[id]?.ms ?? quickMs), 0) < quickMs;
  }

  async #failureInQuickFiles(trial: Trial): Promise<Failure | undefined> {
    for (const file of this.#files.filter((each) => this.#isQuick(each) && isReached(each, trial))) {
      const failure = await this.#failureWhenNew(file, trial);
      if (failure) return failure;
    }
    return undefined;
  }

  /** Runs a file from its beginning with the mutant in place. */
  async #failureWhenNew(file: TestFile, { mutant, reaches }: Trial): Promise<Failure | undefined> {
    // A file has one setting at a time: that of the open one would be lost, with its gateway and its connections.
    await this.#open.close(file);
    // What is set up with the mutant, such as a route that is missing, shows in any of the tests.
    const wanted = reaches(file.path) ? () => true : reaches;
    const withMutant = async () => {
      switchOn(mutant);
      const failure = await file.run(this.#running, wanted);
      switchOff();
      return failure;
    };
    const failure = await withMutant();
    // What sets nothing up depends on nothing but its sources.
    if (!failure || !(file.isSetUp || failure.isGivenUp)) return failure;
    // A machine that is too busy, a database without room and a file that cannot be begun again are told from a change that
    // is noticed by doing the same without it.
    const without = await file.run(this.#running, wanted);
    if (without) return undefined;
    return failure.isGivenUp ? withMutant() : failure;
  }

  /** Whether a test can be run by itself. */
  #isRepeatable = ({ id }: TestCase): boolean => this.#profiles[id]?.isRepeatable ?? false;

  async #failureInOpenFiles(trial: Trial): Promise<Failure | undefined> {
    const killers = this.#killersOf(trial.source);
    const rank = ({ id }: TestCase): number => {
      const place = killers.indexOf(id);
      return place < 0 ? killers.length + (this.#profiles[id]?.reach ?? 0) : place;
    };
    const tests = this.#files
      .filter((file) => !this.#isQuick(file))
      .flatMap((file) =>
        file.tests
          .filter((test) => trial.reaches(test.id) && this.#isRepeatable(test))
          .map((test) => ({ file, test, rank: rank(test) })),
      )
      .sort((one, other) => one.rank - other.rank);
    for (const { file, test } of tests) {
      const failure = await this.#failureWhenOpen(file, test, trial);
      if (failure) return failure;
    }
    return undefined;
  }

  async #failureWhenOpen(file: TestFile, test: TestCase, trial: Trial): Promise<Failure | undefined> {
    if (await this.#open.open(file)) return undefined;
    const withMutant = async () => {
      switchOn(trial.mutant);
      const failure = await file.runTest(test, this.#running);
      switchOff();
      return failure;
    };
    const failure = await withMutant();
    if (!failure) return undefined;
    const without = await file.runTest(test, this.#running);
    if (without) {
      // Something was left behind, perhaps by an earlier mutant.
      await this.#open.close(file);
      return this.#failureWhenNew(file, { ...trial, reaches: (id) => id === test.id });
    }
    return failure.isGivenUp ? withMutant() : failure;
  }

  async #failureInNewFiles(trial: Trial): Promise<Failure | undefined> {
    let setUps = 0;
    // What only settings reach, such as a route, is noticed by the tests of what it leads to.
    const killers = this.#killersOf(trial.source);
    const rank = ({ path, tests }: TestFile): number => {
      const ids = new Set(tests.map(({ id }) => id));
      const place = killers.findIndex((killer) => ids.has(killer));
      if (place >= 0) return place;
      // What is called as the source was written for it.
      return killers.length + (basename(path, '.test.ts') === basename(trial.source, '.ts') ? 0 : 1);
    };
    const slow = this.#files.filter((file) => !this.#isQuick(file));
    for (const file of slow.toSorted((one, other) => rank(one) - rank(other))) {
      const needsOrder = file.tests.some((test) => trial.reaches(test.id) && !this.#isRepeatable(test));
      const isSetUp = trial.reaches(file.path) && setUps < maxSetUps;
      if (!needsOrder && !isSetUp) continue;
      if (isSetUp) setUps += 1;
      const failure = await this.#failureWhenNew(file, trial);
      if (failure) return failure;
    }
    return undefined;
  }

  stop(): Promise<void> {
    return this.#open.closeAll();
  }
}

const isReached = (file: TestFile, { reaches }: Trial): boolean =>
  reaches(file.path) || file.tests.some(({ id }) => reaches(id));
