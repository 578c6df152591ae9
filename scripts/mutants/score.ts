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

/** The share of changes to a journey that has to be noticed or explained. */
export const required = 0.95;

/** The same for an area of the gateway. */
export const requiredOfGateway = 0.85;

/** What a score says of a mutant. */
export type ScoredMutant = Pick<Mutant, 'id' | 'path' | 'line' | 'says'>;

/** @param explanations why a mutant need not be noticed, by its id */
export function scoreOf(
  id: string,
  mutants: readonly ScoredMutant[],
  verdicts: Readonly<Record<string, Verdict>>,
  explanations: ReadonlyMap<string, string>,
): Score {
  const alive = mutants.filter((mutant) => (verdicts[mutant.id] ?? null) === null);
  const survivors = alive.filter((mutant) => !explanations.has(mutant.id));
  return {
    id,
    total: mutants.length,
    killed: mutants.length - alive.length,
    explained: alive.length - survivors.length,
    survivors: survivors.map(({ path, line, says }) => ({ file: path, line, says })),
  };
}

/** The part of the changes that is noticed or explained; all of none. */
export const shareOf = ({ total, killed, explained }: Omit<Score, 'id' | 'survivors'>): number =>
  total === 0 ? 1 : (killed + explained) / total;

const percent = (score: Score): string => `${(shareOf(score) * 100).toFixed(1)} %`;

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
