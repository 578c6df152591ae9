import { type AnyEvent, compile, type Journey, stateOf } from '../../engine/index.ts';
import type { Arriving, Explored, Path } from '../explore.ts';
import { pathOfArriving, pathTo } from '../shortest-paths.ts';
import { simulate } from '../simulator.ts';
import type { Snapshot } from '../state-key.ts';
import { counterexample } from './graph.ts';
import { SeenMoment } from './moment.ts';
import type { AnyMoment, Property } from './property.ts';

/** What exploring showed of a property. */
export interface PropertyResult {
  readonly says: string;
  readonly rows: readonly string[];
  /** The steps at which it was looked at. */
  readonly steps: readonly string[];
  /** Why it does not hold: it is violated, nothing that it speaks of ever comes, or no path leads to it. */
  readonly failure?: 'violated' | 'never applies' | 'no path';
  /** The shortest way that was found to where it is violated. */
  readonly path?: Path;
}

interface Tally {
  readonly steps: Set<string>;
  applied: number;
  violation?: Arrived;
}

/** How a search came to where a property was looked at. */
export interface Arrived {
  readonly arriving: Arriving<Snapshot>;
  /** It was looked at one move later: after Continue. */
  readonly byContinue: boolean;
}

interface PropertyWatcher {
  readonly applied?: (property: Property, step: string, arrived: Arrived) => void;
  readonly violated?: (says: string) => void;
}

const proceed = { type: 'CONTINUE' } as const;
const never = () => new Promise<never>(() => {});

/**
 * Checks properties of a journey: `always`, `never` and `sometimes` at each arrival as it was made, the others on the states.
 * `arrived` is told of every arrival of a search; `results` is asked once the search is over.
 * @param watcher told of each property as it is looked at, and of what is violated as soon as it is
 */
export function propertyCheck(
  journey: Journey,
  properties: readonly Property[],
  watcher: PropertyWatcher = {},
) {
  const tallies = properties.map((): Tally => ({ steps: new Set(), applied: 0 }));
  const ofStates = properties.flatMap((property, index) =>
    isOfStates(property) ? { property, tally: tallies[index] as Tally } : [],
  );
  const simulator = simulate(compile(journey, { run: never, newKey: () => 'key' }).machine);
  const look = (moment: SeenMoment, violation: Arrived): void => {
    for (const { property, tally } of ofStates) {
      if (property.when?.(moment) === false) continue;
      if ('sometimes' in property) {
        if (property.sometimes(moment)) note(tally, moment);
        continue;
      }
      note(tally, moment);
      watcher.applied?.(property, moment.step, violation);
      const holds = 'always' in property ? property.always(moment) : !property.never(moment);
      if (holds) continue;
      watcher.violated?.(property.says);
      tally.violation ??= violation;
    }
  };
  return {
    arrived(at: Snapshot, arriving: Arriving<Snapshot>): void {
      const { by } = arriving;
      look(new SeenMoment(journey, at, by?.edge.event, by?.from), { arriving, byContinue: false });
      if (!by || !changesAnswer(by.edge.event, at)) return;
      // The search may know a state of this name with another answer, and then does not go on with this one.
      const next = simulator.next(simulator.restore(at), proceed);
      look(new SeenMoment(journey, next, proceed, at), { arriving, byContinue: true });
    },
    results(explored: Explored): readonly PropertyResult[] {
      const moments = new Map([...explored.states].map(([id, at]) => [id, new SeenMoment(journey, at)]));

      return properties.map((property, index) => {
        const tally = tallies[index] as Tally;
        const path = isOfStates(property)
          ? tally.violation && pathOfArrival(explored, tally.violation)
          : temporal(explored, moments, property, tally);
        const { says, rows } = property;
        const found = { says, rows, steps: [...tally.steps] };
        if (path) return { ...found, failure: 'violated', path };
        if (tally.applied > 0) return found;
        return { ...found, failure: 'sometimes' in property ? 'no path' : 'never applies' };
      });
    },
  };
}

/** An answer that was confirmed before is another one now, and Continue can be pressed. */
const changesAnswer = (event: AnyEvent, at: Snapshot): boolean =>
  'question' in event &&
  at.context.answers[event.question] !== undefined &&
  stateOf(at).activity === 'asking';

const isOfStates = (property: Property) =>
  'always' in property || 'never' in property || 'sometimes' in property;

function note(tally: Tally, { step }: AnyMoment): void {
  tally.applied += 1;
  if (step !== '') tally.steps.add(step);
}

/** The shortest way to where a property was looked at. */
export function pathOfArrival(explored: Explored, { arriving, byContinue }: Arrived): Path {
  const { state } = arriving;
  const { scenario, edges } = pathOfArriving(explored, arriving);
  const last = { from: state, to: state, event: proceed, taken: [] };
  return { scenario, edges: byContinue ? [...edges, last] : edges };
}

function temporal(
  explored: Explored,
  moments: ReadonlyMap<string, AnyMoment>,
  property: Exclude<Property, { always: unknown } | { never: unknown } | { sometimes: unknown }>,
  tally: Tally,
): Path | undefined {
  const where = (test: ((it: AnyMoment) => boolean) | undefined) =>
    new Set([...moments].flatMap(([id, moment]) => (!test || test(moment) ? [id] : [])));
  const from = where(property.from);
  for (const id of from) note(tally, moments.get(id) as AnyMoment);
  const formula =
    'leadsTo' in property
      ? { from, leadsTo: where(property.leadsTo) }
      : 'until' in property
        ? { from, holds: where(property.holds), until: where(property.until) }
        : { from, canAlwaysReach: where(property.canAlwaysReach) };
  return along(explored, counterexample(explored, formula));
}

/** The way through these states, from a start. */
function along(explored: Explored, ids: readonly string[] | undefined): Path | undefined {
  const [first, ...others] = ids ?? [];
  if (first === undefined) return undefined;
  const { scenario, edges } = pathTo(explored, first);
  const further = [];
  let at = first;
  for (const to of others) {
    const edge = explored.edges.find((candidate) => candidate.from === at && candidate.to === to);
    if (!edge) break;
    further.push(edge);
    at = to;
  }
  return { scenario, edges: [...edges, ...further] };
}
