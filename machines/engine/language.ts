import type { FaultKind } from './fault.ts';
import type { Journey, Route, Situation, StayWith, Tools } from './journey.ts';
import { type LooseDefinition, normalise } from './normalise.ts';
import type { AnyQuestion, NoticeKey, ValueOf } from './question.ts';

/**
 * The language in which journeys are written.
 *
 * A journey says what is asked, when and why, as data and pure functions. `journey()` gives it exact types, so that a
 * wrong step, question, rule, operation, notice or end does not compile.
 */

/** The vocabulary of one journey: its facts, the messages that exist, what operations may call, where it can end. */
export interface Vocabulary {
  readonly facts: object;
  readonly notice: NoticeKey;
  readonly services: unknown;
  readonly end: string;
  readonly errorPage: string;
}

export type Questions<L extends Vocabulary> = Readonly<Record<string, AnyQuestion<L['facts'], L['notice']>>>;

/** Answers as rules and operations see them: any may be missing. */
export type AnswersOf<Qs> = { readonly [Q in keyof Qs]?: ValueOf<Qs[Q]> | undefined };

type Names<T> = keyof T & string;
type SituationOf<Qs, L extends Vocabulary> = Situation<AnswersOf<Qs>, L['facts']>;

type GoToOf<L extends Vocabulary> =
  | 'next'
  | 'block'
  | 'stay'
  | 'restart'
  | { readonly end: L['end']; readonly notice?: L['notice'] }
  | { readonly errorPage: L['errorPage']; readonly notice: L['notice']; readonly retry?: 'operation' };
type FaultGoToOf<L extends Vocabulary> = 'next' | StayWith<L['notice']> | Extract<GoToOf<L>, object>;
type FaultsOf<L extends Vocabulary> = Readonly<Partial<Record<FaultKind | 'otherwise', FaultGoToOf<L>>>>;

export interface OutcomeOf<Output, Qs, L extends Vocabulary> {
  readonly when?: (output: Output, situation: SituationOf<Qs, L>) => boolean;
  readonly facts?: (output: Output, situation: SituationOf<Qs, L>) => Partial<L['facts']>;
  readonly answers?: (output: Output, situation: SituationOf<Qs, L>) => AnswersOf<Qs>;
  readonly notices?: (output: Output, situation: SituationOf<Qs, L>) => readonly L['notice'][];
  readonly goTo: GoToOf<L>;
  readonly silentBecause?: string;
  readonly tone?: 'warning';
}

type RunOf<O extends string, R extends string> = O | { readonly run: O; readonly when?: R };

export interface StepOf<Q extends string, R extends string, O extends string, L extends Vocabulary> {
  readonly route: `/${string}`;
  /** The step is passed over unless this rule holds. */
  readonly when?: R;
  /** Operations whose outcome must stand before it is decided whether the step is asked. */
  readonly load?: readonly RunOf<O, R>[];
  readonly asks?: readonly (
    | Q
    | { readonly question: Q; readonly when: R; readonly otherwise?: 'disabled' }
  )[];
  /** Operations that run as soon as the answers they read are valid; the step counts as answered only while they agree. */
  readonly check?: readonly (O | { readonly run: O; readonly when?: R; readonly debounceMs?: number })[];
  /** First match blocks Continue and says why. */
  readonly blocks?: readonly { readonly when: R; readonly notice: L['notice'] }[];
  /** Shown beside the questions while the rule holds. */
  readonly notices?: readonly { readonly when: R; readonly notice: L['notice'] }[];
  /** Operations that run in this order when Continue is pressed. */
  readonly submit?: readonly RunOf<O, R>[];
  /** Answers that are forgotten when an answer of this step changes. */
  readonly resets?: readonly Q[];
  /** What it belongs to, where several steps that follow each other stand or fall together: drawn as one. */
  readonly group?: string;
  /** Passed over, its answer is known all the same: the review says it, without a way to change it. */
  readonly reviewWhenSkipped?: boolean;
  /** The review shows what was answered, without a way to change it. */
  readonly readOnly?: true;
  /** While something that Continue found wrong is not put right, Continue is off, and this says so. */
  readonly disableWhileInvalid?: L['notice'];
  /** The step offers no Back, though the journey does; the browser's own leads back all the same. */
  readonly back?: 'none';
  /** The last step only says what was done: once the rule does not hold, the way leads past all others to it. */
  readonly confirmation?: { readonly unless: R; readonly end: L['end'] };
  /** Other ways on that the step offers; one with a `notice` behind a question of its own. */
  readonly secondaryActions?: Readonly<
    Record<
      string,
      {
        readonly when?: R;
        /** Asked before it is taken. Without one it is taken at once: for where nothing is lost by it. */
        readonly notice?: L['notice'];
        readonly submit?: readonly RunOf<O, R>[];
        readonly end: L['end'];
      }
    >
  >;
}

interface ExitOf<O extends string, L extends Vocabulary> {
  readonly leave?: O;
  readonly save?: O;
  readonly end: L['end'];
}

/** No step has a property that the language does not know: a misspelt one would be left out without a word. */
type KnownProperties<Steps, Known extends PropertyKey> = {
  readonly [S in keyof Steps]: { readonly [P in Exclude<keyof Steps[S], Known>]: never };
};

export interface JourneyOf<
  Qs extends Questions<L>,
  Rs extends Record<string, (situation: SituationOf<Qs, L>) => boolean>,
  Os extends Record<string, { readonly dependsOn: readonly Names<Qs>[] }>,
  Steps extends Record<string, StepOf<Names<Qs>, Names<Rs>, Names<Os>, L>>,
  L extends Vocabulary,
  Back extends Journey['back'] = Journey['back'],
  Exit extends ExitOf<Names<Os>, L> | undefined = ExitOf<Names<Os>, L> | undefined,
> {
  readonly id: string;
  /** Raise it when stored answers of the version before could be misread. */
  readonly version: number;
  readonly shown?: Journey['shown'];
  /** Facts before anything is known. */
  readonly initialFacts: L['facts'];
  readonly questions: Qs;
  readonly rules: Rs;
  readonly operations: Os;
  /** In the order in which they are asked. */
  readonly steps: Steps & KnownProperties<Steps, keyof StepOf<never, never, never, Vocabulary>>;
  /** The step to which editing and resuming return. */
  readonly review?: NoInfer<Names<Steps>>;
  readonly back: Back;
  /** Where Back leads from the first step. */
  readonly backEnd: L['end'];
  /** Answers that going back does not forget. */
  readonly preservedOnBack?: readonly Names<Qs>[];
  readonly exit?: Exit;
  readonly faults: FaultsOf<L> & { readonly otherwise: FaultGoToOf<L> };
  readonly ends: Readonly<Record<L['end'], Route>>;
  readonly errorPages: Readonly<Record<L['errorPage'], Route>>;
  /** Values for the placeholders of the messages. */
  readonly placeholders?: (situation: SituationOf<Qs, L>) => Readonly<Record<string, string>>;
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
  D extends Dialog = Dialog,
> {
  readonly names?: {
    readonly question: Q;
    readonly rule: R;
    readonly operation: O;
    readonly step: S;
    readonly action: As;
    readonly dialog: D;
  };
}

/** A question before something is lost, whose words belong to the journey. */
export type Dialog = 'confirmed back' | 'saved exit';

type DialogsIn<Back, Exit> =
  | (Back extends 'confirmed' ? 'confirmed back' : never)
  | (Exit extends { readonly save: string } ? 'saved exit' : never);

type AsidesIn<Steps> = {
  [S in keyof Steps]: Steps[S] extends { readonly secondaryActions: infer As } ? Names<As> : never;
}[keyof Steps];

/** The parts of the language, bound to the vocabulary of one journey. */
export function language<L extends Vocabulary>() {
  return {
    /** Yes-or-no sentences over answers and facts. A rule that throws is a fault. */
    rules:
      <Qs extends Questions<L>>(_questions: Qs) =>
      <const Rs extends Record<string, (situation: SituationOf<Qs, L>) => boolean>>(rules: Rs): Rs =>
        rules,

    /** A call that a step waits for, with its closed list of outcomes. */
    operation:
      <Qs extends Questions<L>>(_questions: Qs) =>
      <Output, Outcomes extends string>(operation: {
        readonly dependsOn: readonly Names<Qs>[];
        readonly ignores?: { readonly [Q in Names<Qs>]?: string };
        readonly run: (situation: SituationOf<Qs, L>, tools: Tools<L['services']>) => Promise<Output>;
        readonly outcomes: { readonly [Name in Outcomes]: OutcomeOf<Output, Qs, L> };
        readonly faults?: FaultsOf<L>;
        readonly slow?: { readonly afterMs: number; readonly notice: L['notice'] };
        readonly refetch?: 'onEntry';
        readonly staleSafeBecause?: string;
        readonly mutates?: true;
      }): typeof operation =>
        operation,

    /** The journey itself. */
    journey: <
      const Qs extends Questions<L>,
      const Rs extends Record<string, (situation: SituationOf<Qs, L>) => boolean>,
      const Os extends Record<string, { readonly dependsOn: readonly Names<Qs>[] }>,
      const Steps extends Record<string, StepOf<Names<Qs>, Names<Rs>, Names<Os>, L>>,
      const Back extends Journey['back'],
      const Exit extends ExitOf<Names<Os>, L> | undefined = undefined,
    >(
      definition: JourneyOf<Qs, Rs, Os, Steps, L, Back, Exit>,
    ): Journey &
      Named<Names<Qs>, Names<Rs>, Names<Os>, Names<Steps>, AsidesIn<Steps>, DialogsIn<Back, Exit>> =>
      normalise(definition as unknown as LooseDefinition),
  };
}
