import { type Compiled, compile } from '../../../machines/compile.ts';
import { holds, situationOf } from '../../../machines/memory.ts';
import type { Snapshot } from '../../../machines/situation-key.ts';
import { type Thought, think } from '../../../machines/thought.ts';
import type { AnyEvent } from '../../../machines/transition.ts';
import { walk } from '../../../machines/walk.ts';
import type { AtlasFlow } from './flow.ts';
import { foundInWords } from './sentences.ts';

/** One thing that happened in a case, and where that led. */
export interface CaseMove {
  readonly event: AnyEvent;
  readonly snapshot: Snapshot;
  /** Ids of the arrows that it took. */
  readonly taken: readonly string[];
}

/** A resident's way through a journey, as it is followed in the atlas. */
export interface Case {
  readonly circumstance: string;
  readonly start: Omit<CaseMove, 'event'>;
  readonly moves: readonly CaseMove[];
}

/** Where a case stands. */
export const presentOf = ({ start, moves }: Case): Snapshot => (moves.at(-1) ?? start).snapshot;

/** Where a case stood before its last move. */
const beforeOf = ({ start, moves }: Case): Snapshot => (moves.at(-2) ?? start).snapshot;

/** Ids of all the arrows that a case took. */
export const takenBy = ({ start, moves }: Case): ReadonlySet<string> =>
  new Set([start, ...moves].flatMap(({ taken }) => taken));

/** Runs cases of one flow by the same machine that residents use, without operations and without waiting. */
export class CaseRunner {
  readonly flow: AtlasFlow;
  readonly compiled: Compiled;
  readonly #thought: Thought;
  #taken: string[] = [];

  constructor(flow: AtlasFlow) {
    this.flow = flow;
    this.compiled = compile(flow.journey, {
      run: () => new Promise(() => {}),
      newKey: () => 'case',
      taken: (id) => this.#taken.push(id),
    });
    this.#thought = think(this.compiled.machine);
  }

  /** A case at its start, in one of the circumstances of the samples. */
  begin(circumstance: string): Case {
    this.#taken = [];
    const facts = this.flow.samples.circumstances[circumstance] ?? {};
    const snapshot = this.#thought.begin({ facts });
    return { circumstance, start: { snapshot, taken: this.#taken }, moves: [] };
  }

  /** The case after one more event. An event that takes no arrow leaves it as it is. */
  after(followed: Case, event: AnyEvent): Case {
    this.#taken = [];
    const snapshot = this.#thought.after(presentOf(followed), event);
    const taken = this.#taken;
    return taken.length === 0
      ? followed
      : { ...followed, moves: [...followed.moves, { event, snapshot, taken }] };
  }

  /** A case in which all these things happened, one after the other. */
  replay(circumstance: string, events: readonly AnyEvent[]): Case {
    return events.reduce((followed, event) => this.after(followed, event), this.begin(circumstance));
  }
}

export interface RuleNow {
  readonly rule: string;
  readonly value: boolean;
  /** It became what it is by the last move. */
  readonly changed: boolean;
}

/** Every rule with what it says in the present situation of a case. */
export function rulesNow({ journey }: AtlasFlow, followed: Case): readonly RuleNow[] {
  const now = situationOf(presentOf(followed).context);
  const before = situationOf(beforeOf(followed).context);
  return Object.keys(journey.rules).map((rule) => {
    const value = holds(journey, rule, now);
    return { rule, value, changed: followed.moves.length > 0 && holds(journey, rule, before) !== value };
  });
}

export interface StepNow {
  readonly step: string;
  readonly found: ReturnType<typeof walk>['steps'][number]['found']['as'];
  readonly inWords: string;
}

/** Every step with how the walk finds it in the present situation of a case. */
export const stepsNow = ({ journey }: AtlasFlow, followed: Case): readonly StepNow[] =>
  walk(journey, presentOf(followed).context).steps.map(({ step, found }) => ({
    step: step.id,
    found: found.as,
    inWords: foundInWords(found),
  }));
