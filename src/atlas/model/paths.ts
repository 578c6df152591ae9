import type { Transition } from '../../../machines/engine/index.ts';
import { eventsOf, type RecordedPath, type Report, takenOn } from '../../../machines/exploration/index.ts';
import type { GraphSource } from '../source.ts';

/** A recorded path as the list shows it. */
export interface ListedPath {
  /** Its place in the record, from 1. */
  readonly number: number;
  readonly initialScenario: string;
  readonly leadsTo: string;
  /** How many things happen on it. */
  readonly length: number;
  readonly transitions: readonly Transition[];
  /** What no path before it takes, by the step or state where it is. */
  readonly first: readonly { readonly place: string; readonly because: readonly string[] }[];
  readonly recorded: RecordedPath;
}

/** The recorded paths, each with what it is the first to show. */
export function listedPaths(source: GraphSource, report: Report): readonly ListedPath[] {
  const transitions = new Map(source.transitions.map((transition) => [transition.id, transition]));
  const seen = new Set<string>();
  return report.paths.map((recorded, index) => {
    const taken = takenOn(report, recorded)
      .flat()
      .flatMap((id) => transitions.get(id) ?? []);
    const fresh = new Set(taken.filter(({ id }) => !seen.has(id)));
    for (const { id } of taken) seen.add(id);
    return {
      number: index + 1,
      initialScenario: recorded.scenario,
      leadsTo: taken.reduce((at, transition) => source.targetInWords(transition) ?? at, ''),
      length: recorded.edges.length,
      transitions: [...new Set(taken)],
      first: byPlace(source, [...fresh]),
      recorded,
    };
  });
}

function byPlace(source: GraphSource, transitions: readonly Transition[]): ListedPath['first'] {
  const places = new Map<string, Set<string>>();
  for (const transition of transitions) {
    const place = source.locationOf(transition);
    const title = source.locations.get(place) ?? place;
    places.set(title, (places.get(title) ?? new Set()).add(source.transitionReason(transition)));
  }
  return [...places].map(([place, because]) => ({ place, because: [...because] }));
}

/** What a list of paths can be narrowed down to. Its `name` tells it apart from all others. */
export interface PathFilter {
  readonly name: string;
  readonly title: string;
  readonly kind: 'place' | 'outcome' | 'rule';
  fits(path: ListedPath): boolean;
}

/** Everything by which the paths can be narrowed down: where they come to, what comes back, what is true on them. */
export function pathFilters(source: GraphSource, report: Report): readonly PathFilter[] {
  const outcomes = new Map(
    source.transitions.flatMap(({ outcome }) =>
      outcome ? [[`${outcome.operation}: ${outcome.name}`, outcome] as const] : [],
    ),
  );
  return [
    ...[...source.locations].map(
      ([place, title]): PathFilter => ({
        name: `place ${place}`,
        title,
        kind: 'place',
        fits: ({ transitions }) => transitions.some((transition) => source.locationOf(transition) === place),
      }),
    ),
    ...[...outcomes].map(
      ([title, outcome]): PathFilter => ({
        name: `outcome ${title}`,
        title,
        kind: 'outcome',
        fits: ({ transitions }) =>
          transitions.some(
            (transition) =>
              transition.outcome?.operation === outcome.operation && transition.outcome.name === outcome.name,
          ),
      }),
    ),
    ...source.rules.map((rule): PathFilter => {
      const holding = once((path: ListedPath) =>
        source.rulesOn(path.initialScenario, eventsOf(report, path.recorded)).has(rule),
      );
      return { name: `rule ${rule}`, title: rule, kind: 'rule', fits: holding };
    }),
  ];
}

/** Remembers what was found for each path. */
function once(find: (path: ListedPath) => boolean): (path: ListedPath) => boolean {
  const known = new WeakMap<ListedPath, boolean>();
  return (path) => {
    const found = known.get(path) ?? find(path);
    known.set(path, found);
    return found;
  };
}
