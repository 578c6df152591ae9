import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths/sources.ts';
import type { Mutant } from './operators.ts';
import type { Verdict } from './run.ts';

/** Why some changes need not be noticed. */
interface Explanation {
  readonly why: string;
  /** The ids of the mutants. */
  readonly changes: readonly string[];
}

const explanationFile = 'unnoticed.json';

/** Why a mutant need not be noticed, by its id: from the file in this folder. */
export function explanationsIn(folder: string): ReadonlyMap<string, string> {
  const file = join(root, folder, explanationFile);
  if (!existsSync(file)) return new Map();
  const all = JSON.parse(readFileSync(file, 'utf8')) as readonly Explanation[];
  return new Map(all.flatMap(({ why, changes }) => changes.map((id) => [id, why] as const)));
}

/** Explanations that explain nothing: of a change that cannot be made any more, or that is noticed after all. */
export function needlessExplanations(
  explanations: ReadonlyMap<string, string>,
  mutants: readonly Pick<Mutant, 'id'>[],
  verdictOn: (id: string) => Verdict | undefined,
): readonly string[] {
  const ids = new Set(mutants.map(({ id }) => id));
  return [...explanations.keys()].flatMap((id) => {
    if (!ids.has(id)) return [`explained, but there is no such change any more: ${id}`];
    const verdict = verdictOn(id);
    return verdict ? [`explained, but noticed (${verdict}): ${id}`] : [];
  });
}
