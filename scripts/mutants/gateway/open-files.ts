import type { Failure, Running, TestFile } from './test-files.ts';

/** Most files that stay open at once: each has a gateway of its own. */
const maxOpen = 8;

/** Test files whose setting is up and whose tests have passed, so that each of these can be run by itself. */
export class OpenFiles {
  /** The one that was used last is at the end. */
  readonly #open = new Map<string, TestFile>();
  readonly #running: Running;
  /** Something that was opened cannot be closed: only another process gets rid of it. */
  isStuck = false;

  constructor(running: Running) {
    this.#running = running;
  }

  /** Opens a file, unless it is open; why that fails, where it does. */
  async open(file: TestFile): Promise<Failure | undefined> {
    if (this.#open.delete(file.path)) {
      this.#open.set(file.path, file);
      return undefined;
    }
    for (const old of this.#open.values()) {
      if (this.#open.size < maxOpen) break;
      await this.close(old);
    }
    this.#open.set(file.path, file);
    if (!file.isSetUp) return undefined;
    const failure = (await file.setUp(this.#running)) ?? (await this.#runPlainTests(file));
    if (failure) await this.close(file);
    return failure;
  }

  async #runPlainTests(file: TestFile): Promise<Failure | undefined> {
    for (const test of file.tests.filter(({ isPlain }) => isPlain)) {
      const failure = await file.runTest(test, this.#running);
      if (failure) return failure;
    }
    return undefined;
  }

  async close(file: TestFile): Promise<void> {
    if (!this.#open.delete(file.path)) return;
    const failure = await file.tidyUp(this.#running);
    this.isStuck ||= failure?.isGivenUp ?? false;
  }

  async closeAll(): Promise<void> {
    for (const file of this.#open.values()) await this.close(file);
  }
}
