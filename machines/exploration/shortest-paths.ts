import { getShortestPaths, type SerializedEvent, type SerializedSnapshot } from '@xstate/graph';
import type { ActorLogic, Snapshot } from 'xstate';
import type { State } from './explorable.ts';
import type { AnyExplored, Arriving, Edge, Path } from './explore.ts';

/** What the ways are looked for in. */
type Walked = Pick<AnyExplored, 'starts' | 'edges'> & { readonly states: ReadonlyMap<string, State> };

const known = new WeakMap<object, ReadonlyMap<string, Path>>();

/** A shortest way to each state, by its name; worked out once for what was explored. */
export function shortestPaths(explored: Walked): ReadonlyMap<string, Path> {
  const paths = known.get(explored) ?? pathsThrough(explored);
  known.set(explored, paths);
  return paths;
}

/** A shortest way to a state, and from there along one more move. */
export function pathTo(explored: Walked, state: string, last?: Edge): Path {
  const { scenario, edges } = shortestPaths(explored).get(state) ?? { scenario: '', edges: [] };
  return { scenario, edges: last ? [...edges, last] : edges };
}

/** A shortest path to a state as a search came to it: by that move, where there was one. */
export const pathOfArriving = (explored: Walked, { state, by }: Arriving<unknown>): Path =>
  by ? pathTo(explored, by.edge.from, by.edge) : pathTo(explored, state);

type Node = Snapshot<undefined> & { readonly name: string };
type Move =
  | { readonly type: 'start'; readonly scenario: string; readonly to: string }
  | { readonly type: 'move'; readonly edge: Edge; readonly to: string };

/** Not empty: the library takes a state of an empty name for none. */
const root: Node = { status: 'active', output: undefined, error: undefined, name: 'root' };

/** The library walks what was explored, not the machine: there each move is only looked up. */
function pathsThrough({ states, starts, edges }: Walked): ReadonlyMap<string, Path> {
  const nodes = new Map([...states.keys()].map((name): [string, Node] => [name, { ...root, name }]));
  const moves = Map.groupBy(
    edges.map((edge): Move & { readonly from: string } => ({
      type: 'move',
      edge,
      from: edge.from,
      to: edge.to,
    })),
    ({ from }) => from,
  );
  const beginnings = [...starts].map(
    ([scenario, { state }]): Move => ({ type: 'start', scenario, to: state }),
  );
  const logic: ActorLogic<Node, Move> = {
    transition: (_, { to }) => nodes.get(to) ?? root,
    getInitialSnapshot: () => root,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  let moment = 0;
  const paths = getShortestPaths(logic, {
    events: ({ name }) => (name === root.name ? beginnings : [...(moves.get(name) ?? [])]),
    serializeState: ({ name }) => name as SerializedSnapshot,
    serializeEvent: () => String(moment++) as SerializedEvent,
  });
  return new Map(
    paths.map(({ state, steps }) => {
      const events = steps.map(({ event }) => event as Move | { readonly type: 'xstate.init' });
      const scenario = events.flatMap((event) => (event.type === 'start' ? event.scenario : []))[0] ?? '';
      return [
        state.name,
        { scenario, edges: events.flatMap((event) => (event.type === 'move' ? event.edge : [])) },
      ];
    }),
  );
}
