import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths/sources.ts';
import type { Verdict } from './run.ts';

const folder = join(root, '.cache/mutants');

/** What was found of the mutants of a flow, as long as the sources are the same. */
export class Verdicts {
  readonly #file: string;
  readonly #digest: string;
  readonly all: Record<string, Verdict>;

  /** @param digest of everything on which the verdicts depend */
  constructor(flow: string, digest: string) {
    this.#file = join(folder, `${flow}.json`);
    this.#digest = digest;
    this.all = this.#stored();
  }

  #stored(): Record<string, Verdict> {
    try {
      const { digest, verdicts } = JSON.parse(readFileSync(this.#file, 'utf8')) as {
        readonly digest: string;
        readonly verdicts: Record<string, Verdict>;
      };
      return digest === this.#digest ? verdicts : {};
    } catch {
      // Nothing was stored yet.
      return {};
    }
  }

  /** Remembers a verdict, also for a run that begins after this one was stopped. */
  add(id: string, verdict: Verdict): void {
    this.all[id] = verdict;
    mkdirSync(folder, { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ digest: this.#digest, verdicts: this.all }));
  }
}
