import { getAdjacencyMap, type SerializedEvent, type SerializedSnapshot } from '@xstate/graph';
import type { ActorLogic, AnyMachineSnapshot, Snapshot as Snapshotted } from 'xstate';
import type { AnyEvent, Compiled } from '../engine/index.ts';
import { type Arrival, type Explorable, explorableJourney, type Naming, type State } from './explorable.ts';
import { explorableMachine } from './explorable-machine.ts';
import type { MachineFlow } from './machine-flow.ts';
import type { MachineState } from './machine-transitions.ts';
import type { Flow } from './samples.ts';
import type { Precision, Snapshot } from './state-key.ts';

/** One thing that happens on a path. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEvent;
  /** Ids of the transitions that it takes, in their order. */
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
  /** Each named start, with the transitions by which the machine enters its first state. */
  readonly starts: ReadonlyMap<string, Start>;
  /** The values that each rule took. */
  readonly ruleValues: ReadonlyMap<string, ReadonlySet<boolean>>;
  /** How states are told apart. */
  readonly precision: Precision;
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

/** How a search came to a state. */
export interface Arriving<S> {
  /** The name of the state. */
  readonly state: string;
  /** What led there, and the state before it; absent for a start. */
  readonly by?: { readonly edge: Edge; readonly from: S };
}

type OnArrival<S> = (at: S, arriving: Arriving<S>) => void;

export type AnyFlow = Flow | MachineFlow;
export type AnyExplored = Explored | ExploredMachine;

export const isJourney = (flow: AnyFlow): flow is Flow => 'journey' in flow;

/** The id of the journey or machine. */
export const flowId = (flow: AnyFlow): string => (isJourney(flow) ? flow.journey.id : flow.id);

/**
 * Every state of a flow, from every named start, breadth first.
 * @param arrived told of every arrival, also in states that are known already
 * @param limit how many states may be told apart by everything that the machine can read, before coarser names are used
 */
export function explore(flow: Flow, arrived?: OnArrival<Snapshot>, limit?: number): Explored;
export function explore(flow: MachineFlow, arrived?: OnArrival<AnyMachineSnapshot>): ExploredMachine;
export function explore(flow: AnyFlow): AnyExplored;
export function explore(flow: AnyFlow, arrived?: OnArrival<never>, limit = maxStates): AnyExplored {
  if (isJourney(flow)) {
    const it = explorableJourney(flow);
    return { ...search(it, arrived as OnArrival<Snapshot>, limit), compiled: it.compiled };
  }
  const it = explorableMachine(flow);
  return { ...search(it, arrived as OnArrival<AnyMachineSnapshot>), machineStates: it.states };
}

/** A flow with more states than this has them told apart less precisely, as long as there is a coarser name. */
const maxStates = 6000;

/** A state as the search walks it: the first one of its name, and the transitions that led there this time. */
type Node<S> = Snapshotted<undefined> & {
  readonly name: string;
  readonly at: S | undefined;
  readonly taken: readonly string[];
};
type SearchEvent = AnyEvent | { readonly type: 'start'; readonly scenario: string };

/** Every state of anything that can be explored, by the graph of XState. */
export function search<S extends State>(
  it: Explorable<S>,
  arrived?: OnArrival<S>,
  limit = maxStates,
): ExploredOf<S> {
  const began = performance.now();
  const { precision, graph } = finestGraph(it, arrived, limit);
  const states = new Map<string, S>();
  const starts = new Map<string, Start>();
  const edges: Edge[] = [];
  for (const [from, { state, transitions }] of Object.entries(graph)) {
    if (state.at !== undefined) states.set(from, state.at);
    for (const { event, state: to } of Object.values<{ event: SearchEvent; state: Node<S> }>(transitions)) {
      if (event.type === 'start') {
        starts.set((event as { readonly scenario: string }).scenario, { state: to.name, taken: to.taken });
        continue;
      }
      edges.push({ from, to: to.name, event: event as AnyEvent, taken: to.taken });
    }
  }
  const { id, transitions, outcomes } = it;
  return {
    id,
    transitions,
    outcomes,
    states,
    edges,
    starts,
    precision,
    ruleValues: it.ruleValues(states.values()),
    ms: performance.now() - began,
  };
}

/** How precisely each journey or machine was found to be walked: the same for every walk through it. */
const precisions = new WeakMap<object, Precision>();

/** The graph by the finest naming by which the states are few enough to be walked one by one; else by the coarsest. */
function finestGraph<S extends State>(it: Explorable<S>, arrived: OnArrival<S> | undefined, limit: number) {
  const exact: Naming<S> = { precision: 'exact', key: it.key };
  const namings = [exact, ...it.coarserKeys];
  const before = namings.find(({ precision }) => precision === precisions.get(it.subject));
  const last = before ?? namings.at(-1) ?? exact;
  for (const { precision, key } of before ? [] : namings.slice(0, -1)) {
    const arrivals: Parameters<OnArrival<S>>[] = [];
    const graph = graphWithin(it, key, limit, arrived && ((...arrival) => arrivals.push(arrival)));
    if (!graph) continue;
    precisions.set(it.subject, precision);
    for (const arrival of arrivals) arrived?.(...arrival);
    return { precision, graph };
  }
  precisions.set(it.subject, last.precision);
  return { precision: last.precision, graph: graphOf(it, last.key, arrived) };
}

class TooManyStates extends Error {
  override name = 'TooManyStates';
}

/** The graph, unless it has more states than the limit. */
function graphWithin<S extends State>(
  it: Explorable<S>,
  key: (at: S) => string,
  limit: number,
  arrived: OnArrival<S> | undefined,
) {
  try {
    return graphOf(it, key, arrived, limit);
  } catch (error) {
    if (error instanceof TooManyStates) return undefined;
    throw error;
  }
}

const root = {
  status: 'active',
  output: undefined,
  error: undefined,
  name: '',
  at: undefined,
  taken: [],
} as const;

/**
 * The states and what can happen in each, from a root that leads to every named start.
 * @throws TooManyStates when there are more than the limit
 */
function graphOf<S extends State>(
  it: Explorable<S>,
  key: (at: S) => string,
  arrived?: OnArrival<S>,
  limit = Number.POSITIVE_INFINITY,
) {
  const first = new Map<string, S>();
  const nodeOf = ({ at, taken }: Arrival<S>, by?: { event: AnyEvent; from: string; at: S }): Node<S> => {
    const name = key(at);
    arrived?.(at, {
      state: name,
      ...(by ? { by: { edge: { from: by.from, to: name, event: by.event, taken }, from: by.at } } : {}),
    });
    const same = first.get(name) ?? at;
    first.set(name, same);
    if (first.size > limit) throw new TooManyStates();
    return { ...root, name, at: same, taken };
  };
  const logic: ActorLogic<Node<S>, SearchEvent> = {
    transition: ({ at, name: from }, event) =>
      at === undefined
        ? nodeOf(it.start((event as { readonly scenario: string }).scenario))
        : nodeOf(it.next(at, event as AnyEvent), { event: event as AnyEvent, from, at }),
    getInitialSnapshot: () => root,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const scenarios = it.initialScenarios.map((scenario) => ({ type: 'start', scenario }) as const);
  let events = 0;
  return getAdjacencyMap(logic, {
    events: ({ at }) => (at === undefined ? scenarios : [...it.events(at)]),
    serializeState: ({ name }) => name as SerializedSnapshot,
    // Events hold whole answers of the provider. In one state each of them is another one.
    serializeEvent: () => String(events++) as SerializedEvent,
  });
}
