import type { AnyMachineSnapshot } from 'xstate';
import { type Explorable, explorableJourney, type State } from './explorable.ts';
import { explorableMachine } from './explorable-machine.ts';
import { type AnyExplored, type AnyFlow, type Edge, isJourney, type Path } from './explore.ts';
import type { Flow } from './samples.ts';
import { pathTo, shortestPaths } from './shortest-paths.ts';
import type { Snapshot } from './state-key.ts';

/** How many moves that show nothing new a path makes to reach something that no path has shown yet. */
const detour = 3;
/** A path longer than this is no longer followed easily; it ends and another one begins. */
const longest = 60;
/** How far a path may go on all the same where it took long to come to something new. */
const further = 30;

/**
 * A small set of paths that together take every transition that can be taken. Greedy: each path goes the shortest way to
 * the deepest transition that is still untaken, then on from there as long as something new is near.
 */
export function coveringPaths(flow: AnyFlow, explored: AnyExplored): readonly Path[] {
  const replay = replayer(flow);
  const shortest = shortestPaths(explored);
  const depth = (move: Edge) => shortest.get(move.from)?.edges.length ?? 0;
  const firstTaking = new Map<string, Edge>();
  for (const move of explored.edges.toSorted((a, b) => depth(a) - depth(b))) {
    for (const id of move.taken) if (!firstTaking.has(id)) firstTaking.set(id, move);
  }
  const out = movesFrom(explored);
  const open = new Set(firstTaking.keys());
  const paths: Path[] = [];
  const deepestFirst = [...firstTaking].toSorted(([, a], [, b]) => depth(b) - depth(a));
  for (const [transition, move] of deepestFirst) {
    if (!open.has(transition)) continue;
    const path = pathTo(explored, move.from, move);
    const edges = [...path.edges];
    const close = (more: readonly Edge[]) => {
      for (const { taken } of more) for (const id of taken) open.delete(id);
    };
    close(edges);
    const limit = Math.max(longest, edges.length + further);
    let at = replay.path(path);
    while (at) {
      const more = nearestNew(out, edges.at(-1)?.to, open);
      if (!more || edges.length + more.length > limit) break;
      at = replay.on(at, more);
      if (!at) break;
      edges.push(...more);
      close(more);
    }
    paths.push({ ...path, edges });
  }
  return withoutPrefixes(paths);
}

/**
 * Takes paths from their very start. Situations of one name are alike, not the same, so that a path put together from
 * several ways counts only when it can be taken as a whole.
 */
export function replayer(flow: Flow): Replayer<Snapshot>;
export function replayer(flow: AnyFlow): Replayer<State>;
export function replayer(flow: AnyFlow): Replayer<Snapshot> | Replayer<AnyMachineSnapshot> {
  return isJourney(flow) ? replaying(explorableJourney(flow)) : replaying(explorableMachine(flow));
}

interface Replayer<S> {
  /** Where the moves lead, or nothing when one of them takes other transitions than it should. */
  on(from: S, moves: readonly Edge[]): S | undefined;
  path(path: Path): S | undefined;
}

function replaying<S extends State>(it: Explorable<S>): Replayer<S> {
  const on: Replayer<S>['on'] = (from, edges) => {
    let at = from;
    for (const move of edges) {
      const next = it.next(at, move.event);
      if (next.taken.join() !== move.taken.join()) return undefined;
      at = next.at;
    }
    return at;
  };
  return { on, path: ({ scenario, edges }) => on(it.start(scenario).at, edges) };
}

function movesFrom({ edges }: AnyExplored): ReadonlyMap<string, readonly Edge[]> {
  const out = new Map<string, Edge[]>();
  for (const move of edges) {
    const list = out.get(move.from);
    if (list) list.push(move);
    else out.set(move.from, [move]);
  }
  return out;
}

/** The shortest way on from a situation that takes a transition of `open`, if it is near. */
function nearestNew(
  out: ReadonlyMap<string, readonly Edge[]>,
  from: string | undefined,
  open: ReadonlySet<string>,
): readonly Edge[] | undefined {
  if (from === undefined || open.size === 0) return undefined;
  const seen = new Set([from]);
  let edge: (readonly Edge[])[] = [[]];
  for (let steps = 0; steps <= detour; steps += 1) {
    const next: (readonly Edge[])[] = [];
    for (const way of edge) {
      for (const move of out.get(way.at(-1)?.to ?? from) ?? []) {
        const longer = [...way, move];
        if (move.taken.some((id) => open.has(id))) return longer;
        if (seen.has(move.to)) continue;
        seen.add(move.to);
        next.push(longer);
      }
    }
    edge = next;
  }
  return undefined;
}

/** Drops each path that is only the beginning of another. */
function withoutPrefixes(paths: readonly Path[]): readonly Path[] {
  const begins = (longer: Path, path: Path) =>
    longer !== path &&
    longer.scenario === path.scenario &&
    longer.edges.length >= path.edges.length &&
    path.edges.every((move, index) => move === longer.edges[index]);
  return paths.filter((path, index) => !paths.some((other, at) => at !== index && begins(other, path)));
}
