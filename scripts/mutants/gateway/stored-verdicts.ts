import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MutantRunOptions } from '@stryker-mutator/api/test-runner';

/** In which variable it is told where verdicts are stored. */
export const verdictsVariable = 'MUTANT_VERDICTS';

/** What was found of a mutant. */
export interface FoundVerdict {
  /** The test that failed; null where none did. */
  readonly killedBy: string | null;
  readonly message: string;
}

interface Entry extends FoundVerdict {
  readonly mutant: string;
  /** The test files on which the verdict depends, and a digest of them. */
  readonly files: readonly string[];
  readonly digest: string;
}

const digestOfTexts = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url').slice(0, 16);
};

const testTextOf = (path: string): string => {
  const file = join(process.cwd(), path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const digestOfTests = (files: readonly string[]): string => digestOfTexts(...files.map(testTextOf));

/**
 * What was found of mutants, one to a line, as it was found, so that a run that was stopped goes on where it was. It stands
 * until the changed source is edited, or the test that noticed the change; where none did, until any test that reaches it is.
 */
export class StoredVerdicts {
  readonly #file: string;
  readonly #entries = new Map<string, Entry>();

  constructor(file: string) {
    this.#file = file;
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const entry = JSON.parse(line) as Entry;
      this.#entries.set(entry.mutant, entry);
    }
  }

  /** Tells this mutant from all others, of other versions of its source as well. */
  #key({ fileName, location, mutatorName, replacement }: MutantRunOptions['activeMutant']): string {
    return digestOfTexts(
      readFileSync(fileName, 'utf8'),
      JSON.stringify([location, mutatorName, replacement]),
    );
  }

  /** @param files that reach the mutant */
  find(mutant: MutantRunOptions['activeMutant'], files: readonly string[]): FoundVerdict | undefined {
    const entry = this.#entries.get(this.#key(mutant));
    if (entry?.digest !== digestOfTests(entry?.files ?? [])) return undefined;
    const stands =
      entry.killedBy === null
        ? files.join() === entry.files.join()
        : entry.files.every((file) => files.includes(file));
    return stands ? entry : undefined;
  }

  /** @param files on which the verdict depends */
  add(mutant: MutantRunOptions['activeMutant'], verdict: FoundVerdict, files: readonly string[]): void {
    const entry: Entry = { mutant: this.#key(mutant), ...verdict, files, digest: digestOfTests(files) };
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }
}
