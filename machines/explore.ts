import { type Compiled, compile } from './compile.ts';
import type { Journey } from './journey.ts';
import { holds, situationOf } from './memory.ts';
import { eventsBySamples } from './sample-events.ts';
import type { Flow } from './samples.ts';
import { type Snapshot, situationKeys } from './situation-key.ts';
import { think } from './thought.ts';
import type { AnyEvent } from './transition.ts';

/** One thing that happens on a path. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEvent;
  /** Ids of the arrows that it takes, in their order. */
  readonly taken: readonly string[];
}

/** A way through the journey from a named start. */
export interface Path {
  readonly circumstance: string;
  readonly moves: readonly Move[];
}

export interface Start {
  readonly situation: string;
  readonly taken: readonly string[];
}

export interface Explored {
  readonly compiled: Compiled;
  readonly situations: ReadonlyMap<string, Snapshot>;
  readonly moves: readonly Move[];
  /** Shortest way to each situation: the move that first led there; absent for a start. */
  readonly cameBy: ReadonlyMap<string, Move>;
  /** Each named start, with the arrows by which the machine enters its first step. */
  readonly starts: ReadonlyMap<string, Start>;
  /** The values that each rule took. */
  readonly ruleValues: ReadonlyMap<string, ReadonlySet<boolean>>;
  readonly ms: number;
}

/** What leads away from a step drops what was entered there, or passes it by. */
const regardlessOfEntries = new Set(['BACK', 'GO_BACK', 'EXIT', 'OPEN', 'EDIT']);

const withoutEntries = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  context: { ...snapshot.context, entries: {} },
});

const never = () => new Promise<never>(() => {});

/**
 * Every situation of a flow, from every named start: breadth first, so that the way to each is the shortest.
 * @param arrived told of every arrival, also in situations that are known already
 */
export function explore(
  { journey, samples }: Flow,
  arrived?: (at: Snapshot, by?: AnyEvent) => void,
): Explored {
  const began = performance.now();
  let taken: string[] = [];
  const compiled = compile(journey, { run: never, newKey: () => 'key', taken: (id) => taken.push(id) });
  const thought = think(compiled.machine);
  const key = situationKeys(journey, samples);
  const events = eventsBySamples(compiled, samples);
  const situations = new Map<string, Snapshot>();
  const cameBy = new Map<string, Move>();
  const starts = new Map<string, Start>();
  const moves: Move[] = [];
  const sent = new Set<string>();

  /** Events that act alike whatever is entered are sent once for all the entries at a step. */
  const isNew = (event: AnyEvent, bare: () => string): boolean => {
    if (!regardlessOfEntries.has(event.type)) return true;
    const name = `${bare()} ${event.type} ${'step' in event ? event.step : ''}`;
    if (sent.has(name)) return false;
    sent.add(name);
    return true;
  };

  for (const [circumstance, facts] of Object.entries(samples.circumstances)) {
    taken = [];
    const first = thought.begin({ facts });
    const id = key(first);
    starts.set(circumstance, { situation: id, taken });
    if (!situations.has(id)) situations.set(id, first);
    arrived?.(first);
  }
  // A map that grows while it is gone through is the queue.
  for (const [from, snapshot] of situations) {
    let stripped: string | undefined;
    const bare = () => {
      stripped ??= key(withoutEntries(snapshot));
      return stripped;
    };
    for (const event of events(snapshot)) {
      if (!isNew(event, bare)) continue;
      taken = [];
      const next = thought.after(snapshot, event);
      const to = key(next);
      const move: Move = { from, to, event, taken };
      moves.push(move);
      arrived?.(next, event);
      if (!situations.has(to)) {
        situations.set(to, next);
        cameBy.set(to, move);
      }
    }
  }
  return {
    compiled,
    situations,
    moves,
    cameBy,
    starts,
    ruleValues: ruleValues(journey, situations),
    ms: performance.now() - began,
  };
}

function ruleValues(journey: Journey, situations: ReadonlyMap<string, Snapshot>) {
  const values = new Map(Object.keys(journey.rules).map((rule) => [rule, new Set<boolean>()]));
  for (const { context } of situations.values()) {
    const situation = situationOf(context);
    for (const [rule, set] of values) if (set.size < 2) set.add(holds(journey, rule, situation));
  }
  return values;
}

/** The shortest way to a situation, and from there along one more move. */
export function pathTo(explored: Explored, situation: string, last?: Move): Path {
  const moves: Move[] = last ? [last] : [];
  let at = situation;
  for (let move = explored.cameBy.get(at); move; move = explored.cameBy.get(at)) {
    moves.unshift(move);
    at = move.from;
  }
  const circumstance = [...explored.starts].find(([, start]) => start.situation === at)?.[0] ?? '';
  return { circumstance, moves };
}
