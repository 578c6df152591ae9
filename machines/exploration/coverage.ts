import type { AnyExplored, AnyFlow } from './explore.ts';

export interface Coverage {
  readonly transitions: { readonly total: number; readonly covered: number };
  readonly rules: { readonly total: number; readonly bothWays: number };
  readonly outcomes: { readonly total: number; readonly covered: number };
  /** What was never seen, by the name that a waiver uses, and in words. Waived or not. */
  readonly uncovered: readonly Gap[];
}

export interface Gap {
  readonly what: string;
  readonly inWords: string;
}

/** The ids of all the transitions that are taken. */
export function takenIn({ starts, edges }: Pick<AnyExplored, 'starts' | 'edges'>): ReadonlySet<string> {
  const taken = new Set([...starts.values()].flatMap((start) => start.taken));
  for (const move of edges) for (const id of move.taken) taken.add(id);
  return taken;
}

/** How much of a machine its samples reach: every transition, every rule both ways, every outcome of every operation. */
export function coverageOf(explored: AnyExplored): Coverage {
  const { transitions, outcomes } = explored;
  const taken = takenIn(explored);
  const ways = transitions.filter(({ id }) => !taken.has(id));
  const rules = [...explored.ruleValues].flatMap(([rule, values]) =>
    [true, false].filter((value) => !values.has(value)).map((value) => ({ rule, value })),
  );
  const seen = new Set(
    transitions.flatMap(({ id, outcome }) =>
      outcome && taken.has(id) ? [`${outcome.operation}: ${outcome.name}`] : [],
    ),
  );
  const unseen = outcomes.filter(({ operation, name }) => !seen.has(`${operation}: ${name}`));
  return {
    transitions: { total: transitions.length, covered: transitions.length - ways.length },
    rules: {
      total: explored.ruleValues.size,
      bothWays: explored.ruleValues.size - new Set(rules.map(({ rule }) => rule)).size,
    },
    outcomes: { total: outcomes.length, covered: outcomes.length - unseen.length },
    uncovered: [
      ...ways.map(({ id, because }) => ({ what: id, inWords: `never taken: ${because}` })),
      ...rules.map(({ rule, value }) => ({ what: rule, inWords: `never ${value}` })),
      ...unseen.map(({ operation, name }) => ({
        what: `${operation}: ${name}`,
        inWords: 'an outcome that never came',
      })),
    ],
  };
}

/** Gaps without a waiver, and waivers for something that is no gap any more. */
export function complaintsAbout(coverage: Coverage, { exemptions = [] }: AnyFlow): readonly string[] {
  const gaps = new Set(coverage.uncovered.map(({ what }) => what));
  const exempt = new Set(exemptions.map(({ what }) => what));
  return [
    ...coverage.uncovered
      .filter(({ what }) => !exempt.has(what))
      .map(({ what, inWords }) => `${what}: ${inWords}`),
    ...exemptions
      .filter(({ what }) => !gaps.has(what))
      .map(({ what }) => `${what}: exempt, though it is reached or does not exist`),
  ];
}
