import type { Activity, AnswersOf, AnyEvent } from '../../engine/index.ts';

interface AnySamples {
  readonly outputs: Readonly<Record<string, object>>;
}

type OutputIn<Outcomes> =
  Outcomes extends Readonly<Record<string, readonly (infer Output)[]>> ? Output : never;

/**
 * A state of a journey as a property sees it: what the resident answered, what the provider said and what is on the
 * screen. Where the journey's own rules decide is out of sight.
 */
export interface Moment<Answers = unknown, Facts = unknown, Outputs = unknown> {
  /** Empty once the journey has ended. */
  readonly step: string;
  readonly activity: Activity;
  /** The end that was reached. */
  readonly end: string | undefined;
  readonly errorPage: string | undefined;
  /** The operation that is waited for. */
  readonly waitsFor: string | undefined;
  /** The questions of the step can be answered. */
  readonly isAsking: boolean;
  /** Continue is off. */
  readonly isBlocked: boolean;
  /** An answer is being changed from the review. */
  readonly isEditing: boolean;
  /** What was answered, with what is entered and not confirmed yet. */
  readonly answers: Answers;
  /** What was confirmed by Continue. */
  readonly confirmed: Answers;
  readonly facts: Facts;
  /** The questions on the screen that are not switched off. */
  readonly asked: readonly string[];
  /** Keys of the messages on the screen, those of error pages and ends included, complaints about answers not. */
  readonly notices: readonly string[];
  /** Keys of the complaints about answers that are on the screen. */
  readonly complaints: readonly string[];
  /** The secondary actions that are offered. */
  readonly actions: readonly string[];
  /** The steps whose answers a review lists. */
  readonly reviewed: readonly string[];
  /** What has just happened; nothing at a start, and where a temporal form looks at a state by itself. */
  readonly event: AnyEvent | undefined;
  /** The state before that. */
  readonly before: Moment<Answers, Facts, Outputs> | undefined;
  /** What an operation has just come back with. */
  returned<O extends keyof Outputs & string>(
    operation: O,
  ): { readonly output: OutputIn<Outputs[O]> } | undefined;
  /** The kind of fault with which an operation has just failed. */
  failed(operation: string): string | undefined;
}

/** A moment of any journey: what was answered and said is for the journey's own properties to read. */
export type AnyMoment = Moment<never, never, never>;

type Test<M> = (it: M) => boolean;

/**
 * Every way of saying what must be true. Without `when` or `from` it is said of every state. `sometimes` says that a path
 * leads to where it is true.
 */
type Form<M> =
  | { readonly when?: Test<M>; readonly always: Test<M> }
  | { readonly when?: Test<M>; readonly never: Test<M> }
  | { readonly when?: Test<M>; readonly sometimes: Test<M> }
  | { readonly from: Test<M>; readonly leadsTo: Test<M> }
  | { readonly from: Test<M>; readonly holds: Test<M>; readonly until: Test<M> }
  | { readonly from?: Test<M>; readonly canAlwaysReach: Test<M> };

/** What the specification demands of a journey. */
export type Property<M = AnyMoment> = Form<M> & {
  /** One sentence in the resident's terms. */
  readonly says: string;
  /** Ids of the requirements from which it follows. */
  readonly rows: readonly string[];
};

/** The properties of a journey with these questions, facts and samples. */
export type PropertiesOf<Questions, Facts, Samples extends AnySamples> = readonly Property<
  Moment<Readonly<AnswersOf<Questions>>, Facts, Samples['outputs']>
>[];
