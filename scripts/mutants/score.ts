import type { Mutant } from './operators.ts';
import type { Verdict } from './run.ts';

/** How many changes to a flow its proof notices. */
export interface Score {
  readonly id: string;
  readonly total: number;
  readonly killed: number;
  /** Not noticed, for a reason that is written down. */
  readonly explained: number;
  readonly survivors: readonly { readonly file: string; readonly line: number; readonly says: string }[];
}

/** @param explanations why a mutant need not be noticed, by its id */
export function scoreOf(
  id: string,
  mutants: readonly Mutant[],
  verdicts: Readonly<Record<string, Verdict>>,
  explanations: Readonly<Record<string, string>>,
): Score {
  const alive = mutants.filter((mutant) => verdicts[mutant.id] === null);
  const survivors = alive.filter((mutant) => explanations[mutant.id] === undefined);
  return {
    id,
    total: mutants.length,
    killed: mutants.length - alive.length,
    explained: alive.length - survivors.length,
    survivors: survivors.map(({ path, line, says }) => ({ file: path, line, says })),
  };
}

const percent = ({ total, killed, explained }: Score): string =>
  total === 0 ? '–' : `${(((killed + explained) / total) * 100).toFixed(1)} %`;

/** The scores as a table, with every survivor below it. */
export function printScores(scores: readonly Score[]): void {
  console.table(
    Object.fromEntries(
      scores.map((score) => {
        const { id, total, killed, explained, survivors } = score;
        return [id, { total, killed, explained, survivors: survivors.length, score: percent(score) }];
      }),
    ),
  );
  for (const { survivors } of scores)
    for (const { file, line, says } of survivors) console.log(`${file}:${line}: ${says}`);
}
