import type { FaultKind } from './fault.ts';
import type { NoticeKey, Question } from './question.ts';
import type { Answers, Situation } from './situation.ts';
import type { Rule } from './written-rule.ts';

/**
 * What the engine works with at run time: names are strings, values unknown. Journeys never see this looseness; they are
 * written in the language of `language.ts`. Everything (the machine, the walk, the screens, the paths, the graph) is
 * derived from a value of the type `Journey`.
 */

export type { Answers, Situation };

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
 * - `next`: to the next step (a check: the step counts as answered; on arrival: the step is shown)
 * - `block`: the step cannot be continued until an answer that the operation reads changes, or the step is
 *   opened again
 * - `stay`: back to the step, with the notice; Continue may be pressed again
 * - `restart`: the journey is walked again from its start to the first thing that is missing
 * - `{ end }`: the journey ends there
 * - `{ errorPage }`: an error page of the journey, with a way back to the step
 */
export type GoTo =
  | 'next'
  | 'block'
  | 'stay'
  | 'restart'
  | { readonly end: string; readonly notice?: NoticeKey }
  | { readonly errorPage: string; readonly notice: NoticeKey; readonly retry?: 'operation' };

export interface Outcome {
  /** First match wins. Exactly the last outcome has none: it is the default. */
  when?(output: unknown, situation: Situation): boolean;
  facts?(output: unknown, situation: Situation): object;
  /** Answers that the provider's systems already hold (a saved draft); `undefined` forgets an answer. */
  answers?(output: unknown, situation: Situation): Answers;
  notices?(output: unknown, situation: Situation): readonly NoticeKey[];
  readonly goTo: GoTo;
  /** Why a block says nothing, when it is meant to. */
  readonly silentBecause?: string;
  /** What it says although it leads on is a warning, and no mere information. */
  readonly tone?: 'warning';
}

export interface Operation {
  /** The outcome stands until one of these answers changes. */
  readonly dependsOn: readonly string[];
  /** Answers that it sends though its outcome stands when they change, each with the reason why that is right. */
  readonly ignores?: Readonly<Record<string, string>>;
  run(situation: Situation, tools: Tools): Promise<unknown>;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Where faults lead; those not named follow the journey's own `faults`. */
  readonly faults?: Faults;
  /** A message for when it takes longer than that, in milliseconds. It goes when the operation has come back. */
  readonly slow?: { readonly afterMs: number; readonly notice: NoticeKey };
  /**
   * Another tab, process or person can change what it comes back with. It is asked for each time that the resident comes
   * to its step from an earlier one, and each time that the page is loaded.
   */
  readonly refetch?: 'onEntry';
  /** It is not asked `anew`, though something is sent on its strength: what notices instead that it is old by then. */
  readonly staleSafeBecause?: string;
  /**
   * It changes something at the provider. A check that does is never called off: what is answered or pressed while it
   * runs waits until it has come back, so that the next change begins with what this one led to.
   */
  readonly mutates?: true;
}

/** Back to the step with a message; `lasts`: it goes by itself after so many milliseconds. */
export interface StayWith<Notice extends NoticeKey> {
  readonly stay: Notice;
  readonly durationMs?: number;
}

export type FaultGoTo = Exclude<GoTo, 'block' | 'restart' | 'stay'> | StayWith<NoticeKey>;
export type Faults = Readonly<Partial<Record<FaultKind | 'otherwise', FaultGoTo>>>;

export interface Ask {
  readonly question: string;
  readonly when?: string;
  /** While the rule does not hold, the question is on the screen all the same, switched off. */
  readonly otherwise?: 'disabled';
}
export interface Run {
  readonly run: string;
  readonly when?: string;
  /** Milliseconds to let pass after an answer before a check runs. */
  readonly debounceMs?: number;
}
export interface NoticeRule {
  readonly when: string;
  readonly notice: NoticeKey;
}
export interface SecondaryAction {
  readonly when?: string;
  readonly notice?: NoticeKey;
  readonly submit: readonly Run[];
  readonly end: string;
}

export interface Step {
  readonly id: string;
  readonly index: number;
  readonly route: string;
  readonly when?: string | undefined;
  readonly load: readonly Run[];
  readonly asks: readonly Ask[];
  readonly check: readonly Run[];
  readonly blocks: readonly NoticeRule[];
  readonly notices: readonly NoticeRule[];
  readonly submit: readonly Run[];
  readonly resets: readonly string[];
  /** The review shows what was answered, without a way to change it. */
  readonly readOnly?: true | undefined;
  readonly confirmation?: Confirmation | undefined;
  readonly secondaryActions: Readonly<Record<string, SecondaryAction>>;
  /** What it belongs to, where several steps that follow each other stand or fall together. */
  readonly group?: string | undefined;
  /** Passed over, an answer that there is all the same is said by the review, without a way to change it. */
  readonly reviewWhenSkipped: boolean;
  /** While something that Continue found wrong is not put right, Continue is off, and this says so. */
  readonly disableWhileInvalid?: NoticeKey | undefined;
  /** The step offers no Back; the browser's own leads back all the same. */
  readonly back?: 'none' | undefined;
}

/**
 * A last step that only says what was done. As soon as the rule holds no more, the way leads past all other steps to
 * here; nothing can be gone back to or left, and Continue leads to the end.
 */
export interface Confirmation {
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

export interface Route {
  readonly route: string;
  /** The resident's work is kept, because the journey can be carried on. */
  readonly preserves?: boolean;
}

export interface Journey {
  readonly id: string;
  readonly version: number;
  /** Shown in a dialog over the page that its address belongs to; on pages of its own, unless told. */
  readonly shown?: 'dialog';
  readonly initialFacts: object;
  readonly questions: Readonly<Record<string, Question<unknown, string, unknown>>>;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly steps: readonly Step[];
  readonly review: string | undefined;
  /** Whether Back asks first. */
  readonly back: 'confirmed' | 'plain' | 'none';
  readonly backEnd: string;
  readonly preservedOnBack: readonly string[];
  readonly exit: Exit | undefined;
  readonly faults: Faults & { readonly otherwise: FaultGoTo };
  readonly ends: Readonly<Record<string, Route>>;
  readonly errorPages: Readonly<Record<string, Route>>;
  placeholders(situation: Situation): Readonly<Record<string, string>>;
  migrate?(saved: {
    readonly version: number;
    readonly answers: Answers;
    readonly facts: object;
  }): Answers | undefined;
}
