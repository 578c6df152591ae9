import type { FaultKind } from './fault.ts';
import type { AnyQuestion, NoticeKey, Question, ValueOf } from './question.ts';

/**
 * The language in which journeys are written.
 *
 * A journey says what is asked, when and why, as data and pure functions. `journey()` gives it exact types, so that a
 * wrong step, question, rule, operation, notice or end does not compile. Everything else (the machine, the walk, the
 * screens, the paths, the graph) is derived from the value that it returns.
 */

// ---------------------------------------------------------------------------------------------------------------
// What the engine works with at run time: names are strings, values unknown. Journeys never see this looseness.

export type Answers = Readonly<Record<string, unknown>>;

/** What a rule may look at: what the resident answered and what the provider's systems told us. */
export interface Situation<A = Answers, Facts = unknown> {
  readonly answers: A;
  readonly facts: Facts;
  /** The resident changes an answer on the way back to the review. */
  readonly editing: boolean;
}

/** What an operation gets besides the situation. */
export interface Tools<Services = unknown> {
  readonly services: Services;
  /** Idempotency key of the step: the same for a retry, a reload and a double click. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** The present moment. */
  now(): Date;
  /** Lets a time pass; ends early when the operation is called off. */
  wait(milliseconds: number): Promise<void>;
  /** Starts something at most once for a visit to the journey; later askers get the same promise. */
  once<T>(name: string, start: () => Promise<T>): Promise<T>;
}

/**
 * Where an outcome leads.
 * - `on`: onward (a check: the step counts as answered; on arrival: the step is shown)
 * - `block`: the step cannot be continued until an answer that the operation reads changes
 * - `stay`: back to the step, with the notice; Continue may be pressed again
 * - `again`: the journey is walked anew from its start to the first thing that is missing
 * - `end`: the journey ends there
 * - `halt`: an error page of the journey, with a way back to the step
 */
export type Leads =
  | 'on'
  | 'block'
  | 'stay'
  | 'again'
  | { readonly end: string; readonly notice?: NoticeKey }
  | { readonly halt: string; readonly notice: NoticeKey; readonly retry?: 'operation' };

export interface Outcome {
  /** First match wins. Exactly the last outcome has none: it is the default. */
  when?(output: unknown, situation: Situation): boolean;
  learns?(output: unknown, situation: Situation): object;
  /** Answers that the provider's systems already hold (a saved draft); `undefined` forgets an answer. */
  answers?(output: unknown, situation: Situation): Answers;
  notices?(output: unknown, situation: Situation): readonly NoticeKey[];
  readonly leads: Leads;
  /** Why a block says nothing, when it is meant to. */
  readonly silent?: string;
}

export interface Operation {
  /** The outcome stands until one of these answers changes. */
  readonly reads: readonly string[];
  run(situation: Situation, tools: Tools): Promise<unknown>;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Where faults lead; those not named follow the journey's own `faults`. */
  readonly faults?: Faults;
  /** A message for when it takes longer than that, in milliseconds. It goes when the operation has come back. */
  readonly late?: { readonly after: number; readonly notice: NoticeKey };
}

/** Back to the step with a message; `lasts`: it goes by itself after so many milliseconds. */
interface Staying<Notice extends NoticeKey> {
  readonly stay: Notice;
  readonly lasts?: number;
}

export type FaultLeads = Exclude<Leads, 'block' | 'again' | 'stay'> | Staying<NoticeKey>;
export type Faults = Readonly<Partial<Record<FaultKind | 'otherwise', FaultLeads>>>;

export interface Ask {
  readonly question: string;
  readonly when?: string;
}
export interface Run {
  readonly run: string;
  readonly when?: string;
  /** Milliseconds to let pass after an answer before a check runs. */
  readonly after?: number;
}
export interface Stop {
  readonly when: string;
  readonly notice: NoticeKey;
}
export interface Aside {
  readonly offeredWhen?: string;
  readonly notice: NoticeKey;
  readonly does: readonly Run[];
  readonly end: string;
}

export interface Step {
  readonly id: string;
  readonly index: number;
  readonly route: string;
  readonly askedWhen: string | undefined;
  readonly needs: readonly Run[];
  readonly asks: readonly Ask[];
  readonly checks: readonly Run[];
  readonly stops: readonly Stop[];
  readonly informs: readonly Stop[];
  readonly does: readonly Run[];
  readonly clears: readonly string[];
  /** The review shows what was answered, without a way to change it. */
  readonly readOnly: true | undefined;
  readonly concludes: Conclusion | undefined;
  readonly asides: Readonly<Record<string, Aside>>;
  /** What it belongs to, where several steps that follow each other stand or fall together. */
  readonly part: string | undefined;
  /** Passed over, its answer is known all the same: the review says it, without a way to change it. */
  readonly saidAnyway: boolean;
  /** While something that Continue found wrong is not put right, Continue is off, and this says so. */
  readonly insists: NoticeKey | undefined;
}

/**
 * A last step that only says what was done. As soon as the rule holds no more, the way leads past all other steps to
 * here; nothing can be gone back to or left, and Continue leads to the end.
 */
export interface Conclusion {
  readonly unless: string;
  readonly end: string;
}

export interface Exit {
  /** Run when the resident leaves without saving; whatever comes of it, the journey ends. */
  readonly leave?: string;
  /** Run when the resident saves and leaves. */
  readonly save?: string;
  readonly end: string;
}

export interface Place {
  readonly route: string;
  /** The resident's work is kept, because the journey can be carried on. */
  readonly keeps?: boolean;
}

export interface Journey {
  readonly id: string;
  readonly version: number;
  /** Shown in a dialog over the page that its address belongs to; on pages of its own, unless told. */
  readonly shown?: 'dialog';
  readonly begin: object;
  readonly questions: Readonly<Record<string, Question<unknown, string, unknown>>>;
  readonly rules: Readonly<Record<string, (situation: Situation) => boolean>>;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly steps: readonly Step[];
  readonly review: string | undefined;
  /** Whether Back asks first. */
  readonly back: 'confirmed' | 'plain' | 'none';
  readonly backEnd: string;
  readonly keptOnBack: readonly string[];
  readonly exit: Exit | undefined;
  readonly faults: Faults & { readonly otherwise: FaultLeads };
  readonly ends: Readonly<Record<string, Place>>;
  readonly halts: Readonly<Record<string, Place>>;
  values(situation: Situation): Readonly<Record<string, string>>;
  migrate?(saved: {
    readonly version: number;
    readonly answers: Answers;
    readonly facts: object;
  }): Answers | undefined;
}

// ---------------------------------------------------------------------------------------------------------------
// What journeys are written in: the same, with exact names.

/** The vocabulary of one journey: its facts, the messages that exist, what operations may call, where it can end. */
export interface Vocabulary {
  readonly facts: object;
  readonly notice: NoticeKey;
  readonly services: unknown;
  readonly end: string;
  readonly halt: string;
}

export type Questions<Facts> = Readonly<Record<string, AnyQuestion<Facts>>>;

/** Answers as rules and operations see them: any may be missing. */
export type AnswersOf<Qs> = { readonly [Q in keyof Qs]?: ValueOf<Qs[Q]> | undefined };

type Names<T> = keyof T & string;
type SituationOf<Qs, L extends Vocabulary> = Situation<AnswersOf<Qs>, L['facts']>;

type LeadsOf<L extends Vocabulary> =
  | 'on'
  | 'block'
  | 'stay'
  | 'again'
  | { readonly end: L['end']; readonly notice?: L['notice'] }
  | { readonly halt: L['halt']; readonly notice: L['notice']; readonly retry?: 'operation' };
type FaultLeadsOf<L extends Vocabulary> = 'on' | Staying<L['notice']> | Extract<LeadsOf<L>, object>;
type FaultsOf<L extends Vocabulary> = Readonly<Partial<Record<FaultKind | 'otherwise', FaultLeadsOf<L>>>>;

export interface OutcomeOf<Output, Qs, L extends Vocabulary> {
  readonly when?: (output: Output, situation: SituationOf<Qs, L>) => boolean;
  readonly learns?: (output: Output, situation: SituationOf<Qs, L>) => Partial<L['facts']>;
  readonly answers?: (output: Output, situation: SituationOf<Qs, L>) => AnswersOf<Qs>;
  readonly notices?: (output: Output, situation: SituationOf<Qs, L>) => readonly L['notice'][];
  readonly leads: LeadsOf<L>;
  readonly silent?: string;
}

type RunOf<O extends string, R extends string> = O | { readonly run: O; readonly when?: R };

export interface StepOf<Q extends string, R extends string, O extends string, L extends Vocabulary> {
  readonly route: `/${string}`;
  /** The step is passed over unless this rule holds. */
  readonly askedWhen?: R;
  /** Operations whose outcome must stand before it is decided whether the step is asked. */
  readonly needs?: readonly RunOf<O, R>[];
  readonly asks?: readonly (Q | { readonly question: Q; readonly when: R })[];
  /** Operations that run as soon as the answers they read are valid; the step counts as answered only while they agree. */
  readonly checks?: readonly (O | { readonly run: O; readonly when?: R; readonly after?: number })[];
  /** First match blocks Continue and says why. */
  readonly stops?: readonly { readonly when: R; readonly notice: L['notice'] }[];
  /** Shown beside the questions while the rule holds. */
  readonly informs?: readonly { readonly when: R; readonly notice: L['notice'] }[];
  /** Operations that run in this order when Continue is pressed. */
  readonly does?: readonly RunOf<O, R>[];
  /** Answers that are forgotten when an answer of this step changes. */
  readonly clears?: readonly Q[];
  /** What it belongs to, where several steps that follow each other stand or fall together: drawn as one. */
  readonly part?: string;
  /** Passed over, its answer is known all the same: the review says it, without a way to change it. */
  readonly saidAnyway?: boolean;
  /** The review shows what was answered, without a way to change it. */
  readonly readOnly?: true;
  /** While something that Continue found wrong is not put right, Continue is off, and this says so. */
  readonly insists?: L['notice'];
  /** The last step only says what was done: once the rule does not hold, the way leads past all others to it. */
  readonly concludes?: { readonly unless: R; readonly end: L['end'] };
  /** Other ways on that the step offers, each behind a question of its own. */
  readonly asides?: Readonly<
    Record<
      string,
      {
        readonly offeredWhen?: R;
        readonly notice: L['notice'];
        readonly does?: readonly RunOf<O, R>[];
        readonly end: L['end'];
      }
    >
  >;
}

export interface JourneyOf<
  Qs extends Questions<L['facts']>,
  Rs extends Record<string, (situation: SituationOf<Qs, L>) => boolean>,
  Os extends Record<string, { readonly reads: readonly Names<Qs>[] }>,
  Steps extends Record<string, StepOf<Names<Qs>, Names<Rs>, Names<Os>, L>>,
  L extends Vocabulary,
> {
  readonly id: string;
  /** Raise it when stored answers of the version before could be misread. */
  readonly version: number;
  readonly shown?: Journey['shown'];
  /** Facts before anything is known. */
  readonly begin: L['facts'];
  readonly questions: Qs;
  readonly rules: Rs;
  readonly operations: Os;
  /** In the order in which they are asked. */
  readonly steps: Steps;
  /** The step to which editing and resuming return. */
  readonly review?: NoInfer<Names<Steps>>;
  readonly back: Journey['back'];
  /** Where Back leads from the first step. */
  readonly backEnd: L['end'];
  /** Answers that going back does not forget. */
  readonly keptOnBack?: readonly Names<Qs>[];
  readonly exit?: { readonly leave?: Names<Os>; readonly save?: Names<Os>; readonly end: L['end'] };
  readonly faults: FaultsOf<L> & { readonly otherwise: FaultLeadsOf<L> };
  readonly ends: Readonly<Record<L['end'], Place>>;
  readonly halts: Readonly<Record<L['halt'], Place>>;
  /** Values for the placeholders of the messages. */
  readonly values?: (situation: SituationOf<Qs, L>) => Readonly<Record<string, string>>;
  /** Answers of an older version in terms of this one; `undefined` asks again. */
  readonly migrate?: Journey['migrate'];
}

/** The names that a journey was written with, for everything that must be complete for it (words, samples, views). */
export interface Named<
  Q extends string,
  R extends string,
  O extends string,
  S extends string,
  As extends string,
> {
  readonly names?: {
    readonly question: Q;
    readonly rule: R;
    readonly operation: O;
    readonly step: S;
    readonly aside: As;
  };
}

type AsidesIn<Steps> = {
  [S in keyof Steps]: Steps[S] extends { readonly asides: infer As } ? Names<As> : never;
}[keyof Steps];

/** The parts of the language, bound to the vocabulary of one journey. */
export function language<L extends Vocabulary>() {
  return {
    /** Yes-or-no sentences over answers and facts. A rule that throws is a fault. */
    rules:
      <Qs extends Questions<L['facts']>>(_questions: Qs) =>
      <const Rs extends Record<string, (situation: SituationOf<Qs, L>) => boolean>>(rules: Rs): Rs =>
        rules,

    /** A call that a step waits for, with its closed list of outcomes. */
    operation:
      <Qs extends Questions<L['facts']>>(_questions: Qs) =>
      <Output, Outcomes extends string>(operation: {
        readonly reads: readonly Names<Qs>[];
        readonly run: (situation: SituationOf<Qs, L>, tools: Tools<L['services']>) => Promise<Output>;
        readonly outcomes: { readonly [Name in Outcomes]: OutcomeOf<Output, Qs, L> };
        readonly faults?: FaultsOf<L>;
        readonly late?: { readonly after: number; readonly notice: L['notice'] };
      }): typeof operation =>
        operation,

    /** The journey itself. */
    journey: <
      const Qs extends Questions<L['facts']>,
      const Rs extends Record<string, (situation: SituationOf<Qs, L>) => boolean>,
      const Os extends Record<string, { readonly reads: readonly Names<Qs>[] }>,
      const Steps extends Record<string, StepOf<Names<Qs>, Names<Rs>, Names<Os>, L>>,
    >(
      definition: JourneyOf<Qs, Rs, Os, Steps, L>,
    ): Journey & Named<Names<Qs>, Names<Rs>, Names<Os>, Names<Steps>, AsidesIn<Steps>> =>
      normalise(definition as unknown as LooseDefinition),
  };
}

interface LooseStep {
  readonly route: string;
  readonly askedWhen?: string;
  readonly needs?: readonly (string | Run)[];
  readonly asks?: readonly (string | Ask)[];
  readonly checks?: readonly (string | Run)[];
  readonly stops?: readonly Stop[];
  readonly informs?: readonly Stop[];
  readonly does?: readonly (string | Run)[];
  readonly clears?: readonly string[];
  readonly part?: string;
  readonly saidAnyway?: boolean;
  readonly readOnly?: true;
  readonly insists?: NoticeKey;
  readonly concludes?: Conclusion;
  readonly asides?: Readonly<
    Record<string, Omit<Aside, 'does'> & { readonly does?: readonly (string | Run)[] }>
  >;
}

type LooseDefinition = Omit<Journey, 'steps' | 'keptOnBack' | 'exit' | 'review' | 'values'> & {
  readonly steps: Readonly<Record<string, LooseStep>>;
  readonly review?: string;
  readonly keptOnBack?: readonly string[];
  readonly exit?: Exit;
  readonly values?: Journey['values'];
};

const runs = (list: readonly (string | Run)[] | undefined): readonly Run[] =>
  (list ?? []).map((item) => (typeof item === 'string' ? { run: item } : item));

function normalise(definition: LooseDefinition): Journey {
  const steps = Object.entries(definition.steps).map(
    ([id, step], index): Step => ({
      id,
      index,
      route: step.route,
      askedWhen: step.askedWhen,
      needs: runs(step.needs),
      asks: (step.asks ?? []).map((ask) => (typeof ask === 'string' ? { question: ask } : ask)),
      checks: runs(step.checks),
      stops: step.stops ?? [],
      informs: step.informs ?? [],
      does: runs(step.does),
      clears: step.clears ?? [],
      part: step.part,
      saidAnyway: step.saidAnyway ?? false,
      readOnly: step.readOnly,
      concludes: step.concludes,
      insists: step.insists,
      asides: Object.fromEntries(
        Object.entries(step.asides ?? {}).map(([name, aside]) => [
          name,
          { ...aside, does: runs(aside.does) },
        ]),
      ),
    }),
  );
  return {
    ...definition,
    steps,
    review: definition.review,
    keptOnBack: definition.keptOnBack ?? [],
    exit: definition.exit,
    values: definition.values ?? (() => ({})),
  };
}
