import { coveringPaths, explore } from '../../machines/exploration/index.ts';
import { type Figure, figure, type Round } from './figures.ts';
import { growingFlow } from './growing-journey.ts';

const rounds = 2;

interface Size {
  readonly steps: number;
  /** Steps that are asked only for one answer to the step before. */
  readonly gates: number;
}

/** Sizes that are measured against their first one, and how much more of the work each would be at least. */
interface Row {
  readonly sizes: readonly Size[];
  share(size: Size, first: Size): number;
}

const rows: readonly Row[] = [
  {
    sizes: [10, 20, 40, 80].map((steps) => ({ steps, gates: 2 })),
    share: ({ steps }, first) => steps / first.steps,
  },
  {
    sizes: [1, 2, 3, 4].map((gates) => ({ steps: 20, gates })),
    share: ({ gates }, first) => gates / first.gates,
  },
];

/** In milliseconds of processor time. */
interface Measured {
  readonly explore: number;
  readonly cover: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** What something answers, and the milliseconds of processor time that it took: other work on the machine counts less. */
function timed<T>(work: () => T): readonly [T, number] {
  const before = process.cpuUsage();
  const answer = work();
  const { user, system } = process.cpuUsage(before);
  return [answer, (user + system) / 1000];
}

function measured({ steps, gates }: Size): Measured {
  const flow = growingFlow(steps, gates);
  const [explored, exploring] = timed(() => explore(flow));
  const [paths, covering] = timed(() => coveringPaths(flow, explored));
  return {
    explore: exploring,
    cover: covering,
    counts: {
      situations: explored.states.size,
      moves: explored.edges.length,
      transitions: explored.transitions.length,
      rules: explored.ruleValues.size,
      paths: paths.length,
    },
  };
}

/**
 * What exploring and covering cost as journeys grow, in steps and in gates. The bare side is what the smallest of a row
 * costs, times as much as there is more of it: a ratio of one is growth in proportion.
 */
export async function measureGrowth(): Promise<readonly Figure[]> {
  return rows.flatMap(({ sizes, share }) => {
    const all: (readonly Measured[])[] = [];
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) all.push(sizes.map(measured));
    const counted = all.slice(1);
    const of = (work: 'explore' | 'cover', at: number): readonly Round[] =>
      counted.map((round) => ({
        ours: round[at]?.[work] ?? Number.NaN,
        bare: (round[0]?.[work] ?? Number.NaN) * share(sizes[at] as Size, sizes[0] as Size),
      }));
    return sizes.flatMap(({ steps, gates }, at) => [
      {
        ...figure(`explore, ${steps} steps, ${gates} gates`, 'ms', of('explore', at)),
        counts: counted[0]?.[at]?.counts ?? {},
      },
      figure(`cover, ${steps} steps, ${gates} gates`, 'ms', of('cover', at)),
    ]);
  });
}
