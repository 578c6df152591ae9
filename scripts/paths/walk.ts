import { checkDefinition } from '../../machines/check.ts';
import { coveringPaths } from '../../machines/cover.ts';
import { complaintsAbout, coverageOf } from '../../machines/coverage.ts';
import { explorableJourney } from '../../machines/explorable.ts';
import { explorableMachine } from '../../machines/explorable-machine.ts';
import {
  type AnyExplored,
  type AnyFlow,
  explore,
  isJourney,
  type Path,
  pathTo,
  search,
} from '../../machines/explore.ts';
import { type Findings, type Report, reportOf } from '../../machines/report.ts';
import { placeOf } from '../../machines/screen.ts';
import { pathOfState } from '../../machines/state-words.ts';
import { type Break, forgiving } from './breaks.ts';
import { brokenLaws } from './laws.ts';

/** Walks a flow through everything that can happen in it, and tells all that is wrong with it. */
export function walkThrough(flow: AnyFlow, sources: string): Report {
  const began = performance.now();
  const { explored, breaks } = exploredAll(flow);
  const coverage = coverageOf(explored);
  const failures: Findings['failures'] =
    breaks.length > 0
      ? breaks.map((each) => ({ kind: 'broke', ...each }))
      : [
          ...faultsOf(flow, explored),
          ...complaintsAbout(coverage, flow).map((what) => ({
            kind: 'gap' as const,
            what,
            path: near(explored, what),
          })),
        ];
  return reportOf(flow, explored, {
    coverage,
    paths: pathsThrough(flow, explored, breaks),
    failures,
    sources,
    made: new Date().toISOString(),
    ms: performance.now() - began,
  });
}

/** Every situation; where something throws, also what throws, and all that can be reached without it. */
function exploredAll(flow: AnyFlow): { readonly explored: AnyExplored; readonly breaks: readonly Break[] } {
  try {
    return { explored: explore(flow), breaks: [] };
  } catch {
    if (isJourney(flow)) {
      const it = explorableJourney(flow);
      const careful = forgiving(it);
      return { explored: { ...search(careful), compiled: it.compiled }, breaks: careful.breaks };
    }
    const it = explorableMachine(flow);
    const careful = forgiving(it);
    return { explored: { ...search(careful), states: it.states }, breaks: careful.breaks };
  }
}

/** A small set of paths. Where moves break, one that is put together of several ways may break, too: then there are none. */
function pathsThrough(flow: AnyFlow, explored: AnyExplored, breaks: readonly Break[]): readonly Path[] {
  try {
    return coveringPaths(flow, explored);
  } catch (error) {
    if (breaks.length > 0) return [];
    throw error;
  }
}

/** What is wrong with the definition of a journey, and with single situations. */
function faultsOf(flow: AnyFlow, explored: AnyExplored): Findings['failures'] {
  const definition = isJourney(flow) && 'compiled' in explored ? checkDefinition(flow, explored) : [];
  return [
    ...definition
      // The gaps say it, too, and know of waivers.
      .filter(({ kind }) => kind !== 'unreached outcome')
      .map(({ message }) => ({ kind: 'definition' as const, what: message })),
    ...brokenLaws(flow, explored),
  ];
}

/** The shortest way to the state that an arrow which was never taken leads away from. */
function near(explored: AnyExplored, gap: string) {
  const arrow = explored.transitions.find(
    ({ id, outcome }) =>
      gap.startsWith(`${id}:`) || gap.startsWith(`${outcome?.operation}: ${outcome?.name}:`),
  );
  const isThere = (value: unknown) =>
    ('compiled' in explored ? placeOf(value).join('.') : pathOfState(value)) === arrow?.from;
  const place = arrow && [...explored.situations].find(([, { value }]) => isThere(value));
  return place && pathTo(explored, place[0]);
}
