import { type AnyEvent, compile, statePath } from '../../engine/index.ts';
import type { Arriving, Edge, Explored, Path } from '../explore.ts';
import { eventsBySamples } from '../sample-events.ts';
import type { Flow } from '../samples.ts';
import { pathOfArriving, pathTo } from '../shortest-paths.ts';
import { simulate } from '../simulator.ts';
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

/** Finds, while a flow is explored, how its steps can look. */
export interface ScreenFinder {
  /** To be told of every arrival of the search. */
  arrived(snapshot: Snapshot, arriving: Arriving<Snapshot>): void;
  /** For each way in which the steps can look, how one gets to see it. To be asked once the search is over. */
  screens(explored: Explored): readonly ReachableScreen[];
}

/** Finds how the steps of a flow can look: the first arrival that shows a way is the end of the shortest way to it. */
export function screenFinder(flow: Flow): ScreenFinder {
  let taken: string[] = [];
  const compiled = compile(flow.journey, {
    run: () => new Promise(() => {}),
    newKey: () => 'key',
    taken: (id) => taken.push(id),
  });
  const simulator = simulate(compiled.machine);
  const next = (from: Snapshot, event: AnyEvent): Arrival => {
    taken = [];
    const snapshot = simulator.next(simulator.restore(from), event);
    return { snapshot, event, taken };
  };
  const states = stepStates(compiled, flow.samples);
  const places = Map.groupBy(states, ({ step, at }) => `${step}.${at}`);
  const open = new Map([...places].map(([place, own]) => [place, new Set(own)]));
  const showing = new Map<StepState, Arriving<Snapshot>>();
  const alike = new Map<StepState, Arriving<Snapshot>>();
  return {
    arrived(snapshot, arriving) {
      const wanted = open.get(statePath(snapshot.value).join('.'));
      if (!wanted) return;
      const arrival = { snapshot, ...(arriving.by?.edge ?? { taken: [] }) };
      for (const state of wanted) {
        if (state.shows(arrival)) {
          showing.set(state, arriving);
          wanted.delete(state);
        } else if (!alike.has(state) && state.isLike?.(arrival)) alike.set(state, arriving);
      }
    },
    screens(explored) {
      const search = new Search(explored, next, eventsBySamples(compiled, flow.samples));
      return states.map((state) => {
        const arriving = showing.get(state) ?? alike.get(state);
        return { state, path: arriving ? pathOfArriving(explored, arriving) : search.further(state) };
      });
    },
  };
}

interface Arrived {
  readonly arrival: Arrival;
  /** The start or the move that arrives. */
  readonly begins: object;
  /** The shortest way there. */
  path(): Path;
}

interface Named extends Required<Arrival> {
  /** Two arrivals of one name are alike to those who press on. */
  readonly name: string;
}

/** What an arrival leads to while the resident presses on, breadth first. It is searched no further than `to` needs. */
class PressedOn {
  readonly #found: { readonly arrival: Arrival; readonly edges: readonly Edge[] }[] = [];
  readonly #further: Iterator<void>;

  constructor(from: Snapshot, onwardFrom: (at: Snapshot) => Iterable<Named>) {
    this.#further = this.#search(from, onwardFrom);
  }

  /** The shortest way to a state; undefined where none is found. */
  to({ step, at, shows }: StepState): readonly Edge[] | undefined {
    const place = `${step}.${at}`;
    for (let index = 0; index < this.#found.length || !this.#further.next().done; index += 1) {
      const found = this.#found[index];
      if (!found) continue;
      const { arrival, edges } = found;
      if (statePath(arrival.snapshot.value).join('.') === place && shows(arrival)) return edges;
    }
    return undefined;
  }

  /** Finds one arrival after the other. */
  *#search(from: Snapshot, onwardFrom: (at: Snapshot) => Iterable<Named>): Generator<void> {
    const queue: { readonly at: Snapshot; readonly edges: readonly Edge[] }[] = [{ at: from, edges: [] }];
    const names = new Set<string>();
    for (const { at, edges } of queue) {
      if (queue.length > max.states) return;
      for (const { name, ...arrival } of onwardFrom(at)) {
        if (names.has(name)) continue;
        names.add(name);
        const more = [...edges, { from: '', to: '', event: arrival.event, taken: arrival.taken }];
        queue.push({ at: arrival.snapshot, edges: more });
        this.#found.push({ arrival, edges: more });
        yield;
      }
    }
  }
}

/** Looks beyond what was explored. */
class Search {
  readonly #explored: Explored;
  readonly #next: (from: Snapshot, event: AnyEvent) => Arrival;
  readonly #events: (snapshot: Snapshot) => readonly AnyEvent[];
  readonly #numbers = new WeakMap<object, number>();
  readonly #numbered = new Map<string, number>();
  readonly #pressedOn = new Map<object, PressedOn>();

  constructor(
    explored: Explored,
    next: (from: Snapshot, event: AnyEvent) => Arrival,
    events: (snapshot: Snapshot) => readonly AnyEvent[],
  ) {
    this.#explored = explored;
    this.#next = next;
    this.#events = events;
  }

  /**
   * A way to a state beyond what was explored. Situations that differ only in what shows are explored as one, so that
   * nothing may have been found from the others: from where they part the resident presses on.
   */
  further(state: StepState): Path | undefined {
    const { isBegunBy } = state;
    if (!isBegunBy) return undefined;
    let tried = 0;
    for (const arrived of this.#arrivals()) {
      if (tried === max.scenarios) return undefined;
      if (!isBegunBy(arrived.arrival)) continue;
      tried += 1;
      const rest = this.#after(arrived).to(state);
      if (rest) {
        const { scenario, edges } = arrived.path();
        return { scenario, edges: [...edges, ...rest] };
      }
    }
    return undefined;
  }

  /** What follows an arrival, found once for all that begin there. */
  #after({ arrival, begins }: Arrived): PressedOn {
    const pressedOn =
      this.#pressedOn.get(begins) ?? new PressedOn(arrival.snapshot, (at) => this.#onwardFrom(at));
    this.#pressedOn.set(begins, pressedOn);
    return pressedOn;
  }

  /** What pressing on leads to, each with a name of its situation. */
  *#onwardFrom(at: Snapshot): Iterable<Named> {
    for (const event of this.#events(at)) {
      if (!onward.test(event.type)) continue;
      const { snapshot, taken } = this.#next(at, event);
      if (taken.length === 0) continue;
      const { value, context } = snapshot;
      const { answers, drafts, outcomes, resetQuestions, facts } = context;
      const now = [value, answers, drafts, Object.entries(outcomes), resetQuestions];
      yield { snapshot, event, taken, name: `${JSON.stringify(now)} ${this.#numberOf(facts)}` };
    }
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
    const arrive = () => this.#next(this.#situation(from), event).snapshot;
    return {
      event,
      taken,
      get snapshot() {
        arrived ??= arrive();
        return arrived;
      },
    };
  }

  #situation(name: string): Snapshot {
    const snapshot = this.#explored.states.get(name);
    if (!snapshot) throw new Error(`There is no situation ${name}`);
    return snapshot;
  }

  /** Every arrival in the order in which it was found, so that the first way to anything is the shortest. */
  *#arrivals(): Iterable<Arrived> {
    const { starts, edges } = this.#explored;
    for (const [scenario, start] of starts) {
      const arrival = { snapshot: this.#situation(start.state), taken: start.taken };
      yield { arrival, begins: start, path: () => ({ scenario, edges: [] }) };
    }
    for (const move of edges) {
      yield {
        arrival: this.#arrivalOf(move),
        begins: move,
        path: () => pathTo(this.#explored, move.from, move),
      };
    }
  }
}
