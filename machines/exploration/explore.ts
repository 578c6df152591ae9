import type { AnyMachineSnapshot } from 'xstate';
import type { AnyEvent, Compiled } from '../engine/index.ts';
import { type Explorable, explorableJourney, type State } from './explorable.ts';
import { explorableMachine } from './explorable-machine.ts';
import type { MachineFlow } from './machine-flow.ts';
import type { MachineState } from './machine-transitions.ts';
import type { Flow } from './samples.ts';
import type { Snapshot } from './state-key.ts';

/** One thing that happens on a path. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEvent;
  /** Ids of the arrows that it takes, in their order. */
  readonly taken: readonly string[];
}

/** A way through the machine from a named start. */
export interface Path {
  readonly scenario: string;
  readonly edges: readonly Edge[];
}

export interface Start {
  readonly state: string;
  readonly taken: readonly string[];
}

/** Everything that can become of a machine. */
export interface ExploredOf<S extends State> extends Pick<Explorable<S>, 'id' | 'transitions' | 'outcomes'> {
  readonly states: ReadonlyMap<string, S>;
  readonly edges: readonly Edge[];
  /** Where moves would lead that were not made, because one that acts alike was made elsewhere. */
  readonly mergedEdges: readonly Pick<Edge, 'from' | 'to'>[];
  /** Shortest way to each situation: the move that first led there; absent for a start. */
  readonly reachedBy: ReadonlyMap<string, Edge>;
  /** Each named start, with the arrows by which the machine enters its first state. */
  readonly starts: ReadonlyMap<string, Start>;
  /** The values that each rule took. */
  readonly ruleValues: ReadonlyMap<string, ReadonlySet<boolean>>;
  readonly ms: number;
}

/** A journey, explored. */
export interface Explored extends ExploredOf<Snapshot> {
  readonly compiled: Compiled;
}

/** A machine that is no journey, explored. */
export interface ExploredMachine extends ExploredOf<AnyMachineSnapshot> {
  readonly machineStates: readonly MachineState[];
}

export type AnyFlow = Flow | MachineFlow;
export type AnyExplored = Explored | ExploredMachine;

export const isJourney = (flow: AnyFlow): flow is Flow => 'journey' in flow;

/** The id of the journey or machine. */
export const flowId = (flow: AnyFlow): string => (isJourney(flow) ? flow.journey.id : flow.id);

/**
 * Every situation of a flow, from every named start: breadth first, so that the way to each is the shortest.
 * @param arrived told of every arrival, also in situations that are known already
 */
export function explore(flow: Flow, arrived?: (at: Snapshot, by?: AnyEvent) => void): Explored;
export function explore(
  flow: MachineFlow,
  arrived?: (at: AnyMachineSnapshot, by?: AnyEvent) => void,
): ExploredMachine;
export function explore(flow: AnyFlow): AnyExplored;
export function explore(
  flow: AnyFlow,
  arrived?: (at: Snapshot & AnyMachineSnapshot, by?: AnyEvent) => void,
): AnyExplored {
  if (isJourney(flow)) {
    const it = explorableJourney(flow);
    return { ...search(it, arrived as (at: Snapshot, by?: AnyEvent) => void), compiled: it.compiled };
  }
  const it = explorableMachine(flow);
  return { ...search(it, arrived as (at: AnyMachineSnapshot) => void), machineStates: it.states };
}

/** The search itself, for anything that can be explored. */
export function search<S extends State>(
  it: Explorable<S>,
  arrived?: (at: S, by?: AnyEvent) => void,
): ExploredOf<S> {
  const began = performance.now();
  const states = new Map<string, S>();
  const reachedBy = new Map<string, Edge>();
  const starts = new Map<string, Start>();
  const edges: Edge[] = [];
  const mergedEdges: Pick<Edge, 'from' | 'to'>[] = [];
  const ledTo = new Map<string, string>();

  for (const scenario of it.initialScenarios) {
    const { at, taken } = it.start(scenario);
    const id = it.key(at);
    starts.set(scenario, { state: id, taken });
    if (!states.has(id)) states.set(id, at);
    arrived?.(at);
  }
  // A map that grows while it is gone through is the queue.
  for (const [from, snapshot] of states) {
    const alike = it.dedupeKey?.(snapshot);
    for (const event of it.events(snapshot)) {
      const name = alike?.(event);
      const known = name === undefined ? undefined : ledTo.get(name);
      if (known !== undefined) {
        mergedEdges.push({ from, to: known });
        continue;
      }
      const { at, taken } = it.next(snapshot, event);
      const to = it.key(at);
      const move: Edge = { from, to, event, taken };
      edges.push(move);
      if (name !== undefined) ledTo.set(name, to);
      arrived?.(at, event);
      if (!states.has(to)) {
        states.set(to, at);
        reachedBy.set(to, move);
      }
    }
  }
  const { id, transitions, outcomes } = it;
  const ruleValues = it.ruleValues(states.values());
  return {
    id,
    transitions,
    outcomes,
    states,
    edges,
    mergedEdges,
    reachedBy,
    starts,
    ruleValues,
    ms: performance.now() - began,
  };
}

/** The shortest way to a situation, and from there along one more move. */
export function pathTo(
  { reachedBy, starts }: Pick<AnyExplored, 'reachedBy' | 'starts'>,
  situation: string,
  last?: Edge,
): Path {
  const edges: Edge[] = last ? [last] : [];
  let at = situation;
  for (let move = reachedBy.get(at); move; move = reachedBy.get(at)) {
    edges.unshift(move);
    at = move.from;
  }
  const scenario = [...starts].find(([, start]) => start.state === at)?.[0] ?? '';
  return { scenario, edges };
}
