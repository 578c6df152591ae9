import {
  type AnyEvent,
  type Compiled,
  compile,
  holds,
  type Journey,
  situationOf,
  type Transition,
} from '../engine/index.ts';
import { withBoundaries } from './boundary-samples.ts';
import { exactSerializer } from './exact-key.ts';
import { laterReads } from './later-reads.ts';
import { eventsBySamples } from './sample-events.ts';
import type { Flow, Samples } from './samples.ts';
import { simulate } from './simulator.ts';
import { someStates, type Walkable } from './some-states.ts';
import { type LaterReads, type Precision, type Snapshot, stateSerializer } from './state-key.ts';

/** What the explorer has to know of the state of a machine. */
export interface State {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
}

/** Where an event leads, with the ids of the transitions that it takes, in their order. */
export interface Arrival<S> {
  readonly at: S;
  readonly taken: readonly string[];
}

/** A way of telling states apart. */
export interface Naming<S> {
  readonly precision: Precision;
  key(at: S): string;
}

/** Anything that the explorer can go through: a journey, or a machine that is none. */
export interface Explorable<S extends State> {
  readonly id: string;
  /** The journey or machine itself. */
  readonly subject: object;
  readonly transitions: readonly Transition[];
  /** Outcomes of operations, each of which has to come once. */
  readonly outcomes: readonly NonNullable<Transition['outcome']>[];
  /** The named starts. */
  readonly initialScenarios: readonly string[];
  start(scenario: string): Arrival<S>;
  next(at: S, event: AnyEvent): Arrival<S>;
  /** The name of a state: two states of one name lead to states of one name. */
  key(at: S): string;
  /** Coarser names for where the states are too many, from the finest on. States of one name may lead to different ones. */
  readonly coarserKeys: readonly Naming<S>[];
  /** Everything that can happen. */
  events(at: S): readonly AnyEvent[];
  /** The values that each rule took. */
  ruleValues(states: Iterable<S>): ReadonlyMap<string, ReadonlySet<boolean>>;
}

export interface ExplorableJourney extends Explorable<Snapshot> {
  readonly compiled: Compiled;
}

const extended = new WeakMap<Samples, { readonly journey: Journey; readonly samples: Samples }>();

/** The samples with those on both sides of each boundary. A journey is explored in several ways, and has the same ones. */
function withBoundariesOnce(journey: Journey, given: Samples, states: () => Iterable<Snapshot>): Samples {
  const known = extended.get(given);
  if (known?.journey === journey) return known.samples;
  const samples = withBoundaries(journey, given, states());
  extended.set(given, { journey, samples });
  return samples;
}

/** The state, if the machine gets there and each rule can be decided there. Exploring comes after, and reports what breaks. */
function unbroken(key: (at: Snapshot) => string, go: () => Snapshot): readonly Snapshot[] {
  try {
    const at = go();
    key(at);
    return [at];
  } catch {
    return [];
  }
}

const pendingForever = () => new Promise<never>(() => {});

/** A journey with its samples, run in thought. */
export function explorableJourney({ journey, samples: given }: Flow): ExplorableJourney {
  let taken: string[] = [];
  const compiled = compile(journey, {
    run: pendingForever,
    newKey: () => 'key',
    taken: (id) => taken.push(id),
  });
  const simulator = simulate(compiled.machine);
  const arrival = (go: () => Snapshot): Arrival<Snapshot> => {
    taken = [];
    const at = go();
    return { at, taken };
  };
  const coarse = stateSerializer(journey, 'rules', () => null);
  const walkable = (known: Samples): Walkable => {
    const happens = eventsBySamples(compiled, known);
    return {
      starts: Object.values(known.initialScenarios).flatMap((facts) =>
        unbroken(coarse, () => arrival(() => simulator.start({ facts })).at),
      ),
      next: (at) =>
        happens(at).flatMap((event) => unbroken(coarse, () => arrival(() => simulator.next(at, event)).at)),
      key: coarse,
    };
  };
  const samples = withBoundariesOnce(journey, given, () => someStates(walkable(given), 6));
  const events = eventsBySamples(compiled, samples);
  let watched: LaterReads | undefined;
  // Found out only where states are too many to be named exactly.
  const derived: LaterReads = (context, step) => {
    watched ??= laterReads(journey, samples, walkable(samples));
    return watched(context, step);
  };
  const apart = ({ tellApart }: Samples): LaterReads =>
    tellApart ? (context, { id }) => tellApart(situationOf(context), id) : derived;
  return {
    id: journey.id,
    subject: journey,
    compiled,
    transitions: compiled.transitions,
    outcomes: Object.entries(journey.operations).flatMap(([operation, { outcomes }]) =>
      Object.keys(outcomes).map((name) => ({ operation, name })),
    ),
    initialScenarios: Object.keys(samples.initialScenarios),
    start: (scenario) => arrival(() => simulator.start({ facts: samples.initialScenarios[scenario] ?? {} })),
    next: (at, event) => arrival(() => simulator.next(at, event)),
    key: exactSerializer(),
    coarserKeys: (['entries', 'rules'] as const).map((precision) => ({
      precision,
      key: stateSerializer(journey, precision, apart(samples)),
    })),
    events,
    ruleValues: (states) => ruleValues(journey, states),
  };
}

function ruleValues(journey: Journey, states: Iterable<Snapshot>) {
  const values = new Map(Object.keys(journey.rules).map((rule) => [rule, new Set<boolean>()]));
  for (const { context } of states) {
    const situation = situationOf(context);
    for (const [rule, set] of values) if (set.size < 2) set.add(holds(journey, rule, situation));
  }
  return values;
}
