import { type Report, takenOn } from '../../../machines/exploration/index.ts';
import type { Painting, Stroke } from '../painting.ts';
import type { GraphEdge } from './graph-shape.ts';

const strokes = {
  taken: { tone: 'good', mark: '12', inWords: 'taken, on so many paths' },
  part: { tone: 'warn', mark: '½', inWords: 'some of its transitions are taken' },
  exempt: { tone: 'warn', isDashed: true, mark: '~', inWords: 'never taken, for a reason that is given' },
  missing: { tone: 'bad', isDashed: true, width: 3, mark: '×', inWords: 'never taken' },
} as const satisfies Readonly<Record<string, Stroke>>;

/** What the last walk took of each edge, and on how many of its paths it lies. */
export function coveragePainting(report: Report): Painting {
  const transitions = new Map(report.transitions.map((transition) => [transition.id, transition]));
  const exempt = new Map(
    report.coverage.uncovered.flatMap(({ what, exempt: why }) => (why === undefined ? [] : [[what, why]])),
  );
  const lies = pathsByTransition(report);
  const pathsOf = ({ transitions: own }: GraphEdge) => {
    const counts = own.map(({ id }) => transitions.get(id)?.paths ?? 0);
    // What happens before the first move is in the count of a transition only.
    return Math.max(new Set(own.flatMap(({ id }) => lies.get(id) ?? [])).size, ...counts);
  };
  return {
    summary: totalsInWords(report),
    legend: Object.values(strokes),
    edge: (edge) => strokeOf(edge, pathsOf(edge), transitions, exempt),
  };
}

/** The places of the paths on which each transition lies. */
function pathsByTransition(report: Report): ReadonlyMap<string, readonly number[]> {
  const lies = new Map<string, number[]>();
  for (const [place, path] of report.paths.entries()) {
    for (const id of new Set(takenOn(report, path).flat())) lies.set(id, [...(lies.get(id) ?? []), place]);
  }
  return lies;
}

function strokeOf(
  edge: GraphEdge,
  paths: number,
  transitions: ReadonlyMap<string, Report['transitions'][number]>,
  exempt: ReadonlyMap<string, string>,
): Stroke | undefined {
  const own = edge.transitions.flatMap(({ id }) => transitions.get(id) ?? []);
  if (own.length === 0) return undefined;
  const untaken = own.filter(({ isTaken }) => !isTaken);
  const unwaived = untaken.filter(({ id }) => !exempt.has(id));
  const because = untaken.flatMap(({ id }) => exempt.get(id) ?? []).join('; ');
  if (untaken.length === 0) {
    return {
      ...strokes.taken,
      mark: `${paths}`,
      inWords: `taken, on ${paths} ${paths === 1 ? 'path' : 'paths'}`,
    };
  }
  if (unwaived.length === 0 && untaken.length === own.length) {
    return { ...strokes.exempt, inWords: `never taken, because ${because}` };
  }
  if (untaken.length === own.length) return strokes.missing;
  const left = `${untaken.length} of its ${own.length} transitions ${untaken.length === 1 ? 'is' : 'are'} never taken`;
  return {
    ...(unwaived.length === 0 ? strokes.part : { ...strokes.part, tone: 'bad' as const }),
    inWords: because === '' ? left : `${left}: ${because}`,
  };
}

/** Totals of a walk, as one sentence. */
export function totalsInWords({ coverage, paths, made }: Report): string {
  const { transitions, rules, outcomes, uncovered } = coverage;
  const reasons = uncovered.filter(({ exempt }) => exempt !== undefined).length;
  return [
    `${transitions.covered} of ${transitions.total} transitions taken`,
    ...(rules.total > 0 ? [`${rules.bothWays} of ${rules.total} rules both ways`] : []),
    ...(outcomes.total > 0 ? [`${outcomes.covered} of ${outcomes.total} outcomes`] : []),
    ...(reasons > 0 ? [`${reasons} exempt`] : []),
    `${paths.length} paths`,
    `walked ${made.slice(0, 16).replace('T', ' ')} UTC`,
  ].join(', ');
}
