import { type AnyEvent, compile, statePath } from '../../engine/index.ts';
import type { Edge, Explored, Path } from '../explore.ts';
import { eventsBySamples } from '../sample-events.ts';
import type { Flow } from '../samples.ts';
import { pathTo } from '../shortest-paths.ts';
import { type Simulator, simulate } from '../simulator.ts';
import type { Snapshot } from '../state-key.ts';
import type { Arrival, StepState } from './state.ts';
import { stepStates } from './states.ts';

/** A way in which a step can look, with the shortest way to it; none where no sample leads there. */
export interface ReachableScreen {
  readonly state: StepState;
  readonly path: Path | undefined;
}

/** Events by which a resident presses on and operations come back. */
const onward = /^(?:ANSWER$|CONTINUE$|xstate\.(?:done|after))/;
/** How many situations are looked at from each beginning of a way, and how many beginnings. */
const max = { states: 400, scenarios: 25 };

/** For each way in which the steps of a flow can look, how one gets to see it. */
export function reachableScreens(flow: Flow, explored: Explored): readonly ReachableScreen[] {
  const search = new Search(flow, explored);
  const states = stepStates(explored.compiled, flow.samples);
  const near = search.amongArrivals(states);
  return states.map((state) => ({ state, path: near.get(state) ?? search.further(state) }));
}

interface Arrived {
  /** The step and the state of the machine. */
  readonly place: string;
  readonly arrival: Arrival;
  /** The shortest way there. */
  path(): Path;
}

class Search {
  readonly #explored: Explored;
  readonly #thought: Simulator;
  readonly #events: (snapshot: Snapshot) => readonly AnyEvent[];
  readonly #numbers = new WeakMap<object, number>();
  readonly #numbered = new Map<string, number>();
  #taken: string[] = [];

  constructor({ journey, samples }: Flow, explored: Explored) {
    const compiled = compile(journey, {
      run: () => new Promise(() => {}),
      newKey: () => 'key',
      taken: (id) => this.#taken.push(id),
    });
    this.#explored = explored;
    this.#thought = simulate(compiled.machine);
    this.#events = eventsBySamples(compiled, samples);
  }

  /** The states that show somewhere in what was explored, or something like them, each with the shortest way. */
  amongArrivals(states: readonly StepState[]): ReadonlyMap<StepState, Path> {
    const open = Map.groupBy(states, ({ step, at }) => `${step}.${at}`);
    const paths = new Map<StepState, Path>();
    const alike = new Map<StepState, Path>();
    for (const { place, arrival, path } of this.#arrivals()) {
      for (const state of open.get(place) ?? []) {
        if (paths.has(state)) continue;
        if (state.shows(arrival)) paths.set(state, path());
        else if (!alike.has(state) && state.isLike?.(arrival)) alike.set(state, path());
      }
    }
    return new Map([...alike, ...paths]);
  }

  /**
   * A way to a state beyond what was explored. Situations that differ only in what shows are explored as one, so that
   * nothing may have been found from the others: from where they part the resident presses on.
   */
  further(state: StepState): Path | undefined {
    const { isBegunBy } = state;
    if (!isBegunBy) return undefined;
    let tried = 0;
    for (const { arrival, path } of this.#arrivals()) {
      if (tried === max.scenarios) return undefined;
      if (!isBegunBy(arrival)) continue;
      tried += 1;
      const rest = this.#pressOn(arrival.snapshot, state);
      if (rest) {
        const { scenario, edges } = path();
        return { scenario, edges: [...edges, ...rest] };
      }
    }
    return undefined;
  }

  #pressOn(from: Snapshot, state: StepState): readonly Edge[] | undefined {
    const queue: { readonly at: Snapshot; readonly edges: readonly Edge[] }[] = [{ at: from, edges: [] }];
    const seen = new Set<string>();
    for (const { at, edges } of queue) {
      if (queue.length > max.states) return undefined;
      for (const event of this.#events(at)) {
        if (!onward.test(event.type)) continue;
        const { snapshot, taken } = this.#after(at, event);
        const { value, context } = snapshot;
        const { answers, drafts, outcomes, resetQuestions, facts } = context;
        const now = [value, answers, drafts, Object.entries(outcomes), resetQuestions];
        const name = `${JSON.stringify(now)} ${this.#numberOf(facts)}`;
        if (taken.length === 0 || seen.has(name)) continue;
        seen.add(name);
        const more = [...edges, { from: '', to: '', event, taken }];
        const isThere = statePath(value).join('.') === `${state.step}.${state.at}`;
        if (isThere && state.shows({ snapshot, event, taken })) return more;
        queue.push({ at: snapshot, edges: more });
      }
    }
    return undefined;
  }

  /** A number for facts, the same for equal ones: they can hold all of the provider's data, too much for a name. */
  #numberOf(facts: object): number {
    const known = this.#numbers.get(facts);
    if (known !== undefined) return known;
    const text = JSON.stringify(facts);
    const number = this.#numbered.get(text) ?? this.#numbered.size;
    this.#numbered.set(text, number);
    this.#numbers.set(facts, number);
    return number;
  }

  /** A move, whose situation is only worked out by those who look at it. */
  #arrivalOf({ from, event, taken }: Edge): Arrival {
    let arrived: Snapshot | undefined;
    // The situation of that name is only alike: another message may show in it.
    const arrive = () => this.#thought.next(this.#thought.restore(this.#situation(from)), event);
    return {
      event,
      taken,
      get snapshot() {
        arrived ??= arrive();
        return arrived;
      },
    };
  }

  #after(from: Snapshot, event: AnyEvent): Arrival {
    this.#taken = [];
    const snapshot = this.#thought.next(from, event);
    return { snapshot, event, taken: this.#taken };
  }

  #situation(name: string): Snapshot {
    const snapshot = this.#explored.states.get(name);
    if (!snapshot) throw new Error(`There is no situation ${name}`);
    return snapshot;
  }

  /** Every arrival in the order in which it was found, so that the first way to anything is the shortest. */
  *#arrivals(): Iterable<Arrived> {
    const { starts, edges } = this.#explored;
    const placeIn = (situation: string) => statePath(this.#situation(situation).value).join('.');
    for (const [scenario, { state: situation, taken }] of starts) {
      const arrival = { snapshot: this.#situation(situation), taken };
      yield { place: placeIn(situation), arrival, path: () => ({ scenario, edges: [] }) };
    }
    for (const move of edges) {
      const arrival = this.#arrivalOf(move);
      yield { place: placeIn(move.to), arrival, path: () => pathTo(this.#explored, move.from, move) };
    }
  }
}
