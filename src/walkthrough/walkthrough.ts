import {
  type AnyEvent,
  type Compiled,
  compile,
  holds,
  situationOf,
  type WalkedDecision,
  walk,
} from '../../machines/engine/index.ts';
import { type Simulator, type Snapshot, simulate } from '../../machines/exploration/index.ts';
import type { FlowWithCopy } from './flow.ts';
import { type Reason, reasonsFor } from './rule-reasons.ts';
import { describeDecision } from './sentences.ts';
import { type Supposed, supposing, withSupposed } from './supposed.ts';

/** One thing that happened in a walkthrough, and where that led. */
export interface WalkthroughMove<S = Snapshot> {
  readonly event: AnyEvent;
  readonly snapshot: S;
  /** Ids of the transitions that it took. */
  readonly taken: readonly string[];
}

/** A way through a journey, or through a supporting machine, as it is walkthrough in the atlas. */
export interface Walkthrough<S = Snapshot> {
  readonly initialScenario: string;
  readonly start: Omit<WalkthroughMove<S>, 'event'>;
  readonly moves: readonly WalkthroughMove<S>[];
}

/** Where a walkthrough stands. */
export const currentSnapshot = <S>({ start, moves }: Walkthrough<S>): S => (moves.at(-1) ?? start).snapshot;

/** Everything that happened in a walkthrough. */
export const walkthroughEvents = ({ moves }: Walkthrough<unknown>): readonly AnyEvent[] =>
  moves.map(({ event }) => event);

/** Where a walkthrough stood before its last move. */
const beforeOf = ({ start, moves }: Walkthrough): Snapshot => (moves.at(-2) ?? start).snapshot;

/** Ids of all the transitions that a walkthrough took. */
export const transitionsTaken = ({ start, moves }: Walkthrough<unknown>): ReadonlySet<string> =>
  new Set([start, ...moves].flatMap(({ taken }) => taken));

/** Runs walkthroughs of one flow by the same machine that residents use, without operations and without waiting. */
export class WalkthroughRunner {
  readonly flow: FlowWithCopy;
  readonly compiled: Compiled;
  readonly #simulator: Simulator;
  readonly #supposed: Supposed;
  #taken: string[] = [];

  /** @param supposed facts that are as the analyst supposes them, whatever the samples say */
  constructor(flow: FlowWithCopy, supposed: Supposed = new Map()) {
    this.flow = { ...flow, journey: withSupposed(flow.journey, supposed) };
    this.#supposed = supposed;
    this.compiled = compile(this.flow.journey, {
      run: () => new Promise(() => {}),
      newKey: () => 'case',
      taken: (id) => this.#taken.push(id),
    });
    this.#simulator = simulate(this.compiled.machine);
  }

  /** A walkthrough at its start, in one of the circumstances of the samples. */
  begin(scenario: string): Walkthrough {
    this.#taken = [];
    const facts = supposing(this.flow.samples.initialScenarios[scenario] ?? {}, this.#supposed);
    const snapshot = this.#simulator.start({ facts });
    return { initialScenario: scenario, start: { snapshot, taken: this.#taken }, moves: [] };
  }

  /** The walkthrough after one more event. An event that takes no transition leaves it as it is. */
  after(walkthrough: Walkthrough, event: AnyEvent): Walkthrough {
    this.#taken = [];
    const snapshot = this.#simulator.next(currentSnapshot(walkthrough), event);
    const taken = this.#taken;
    return taken.length === 0
      ? walkthrough
      : { ...walkthrough, moves: [...walkthrough.moves, { event, snapshot, taken }] };
  }

  /** A walkthrough in which these things happened, one after the other, up to the first that cannot happen there. */
  replay(scenario: string, events: readonly AnyEvent[]): Walkthrough {
    let walkthrough = this.begin(scenario);
    for (const event of events) {
      const next = this.after(walkthrough, event);
      if (next === walkthrough) break;
      walkthrough = next;
    }
    return walkthrough;
  }
}

const runners = new WeakMap<FlowWithCopy, WalkthroughRunner>();

/** The runner of a flow, the same one each time: to compile a long journey takes longer than most walkthroughs of it. */
export function sharedRunner(flow: FlowWithCopy): WalkthroughRunner {
  const runner = runners.get(flow) ?? new WalkthroughRunner(flow);
  runners.set(flow, runner);
  return runner;
}

export interface CurrentRule {
  readonly rule: string;
  readonly value: boolean;
  /** It became what it is by the last move. */
  readonly changed: boolean;
  /** What it looks at. */
  readonly reasons: readonly Reason[];
}

/** Every rule with what it says in the present situation of a walkthrough, and why. */
export function currentRules(flow: FlowWithCopy, walkthrough: Walkthrough): readonly CurrentRule[] {
  const { journey } = flow;
  const now = situationOf(currentSnapshot(walkthrough).context);
  const before = situationOf(beforeOf(walkthrough).context);
  return Object.keys(journey.rules).map((rule) => {
    const value = holds(journey, rule, now);
    const changed = walkthrough.moves.length > 0 && holds(journey, rule, before) !== value;
    return { rule, value, changed, reasons: reasonsFor(flow, rule, now) };
  });
}

export interface CurrentStep {
  readonly step: string;
  readonly status: WalkedDecision['kind'];
  readonly inWords: string;
}

/** Every step with what is decided on it in the present situation of a walkthrough. */
export const currentSteps = (flow: FlowWithCopy, walkthrough: Walkthrough): readonly CurrentStep[] =>
  walk(flow.journey, currentSnapshot(walkthrough).context).steps.map(({ step, decision }) => ({
    step: step.id,
    status: decision.kind,
    inWords: describeDecision(decision, flow),
  }));
