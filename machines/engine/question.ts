/** A key of the message catalogue. Journeys narrow it to the keys that exist. */
export type NoticeKey = string;

/** Something wrong with an answer: which message, on which question, with which values in its text. */
export interface Complaint<Notice extends NoticeKey = NoticeKey> {
  readonly notice: Notice;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** The part of the question that it is about, where that is not all of it. */
  readonly part?: string;
}

/** One thing to choose. `label` and `hint` come from the provider's data; options fixed by a journey have their words in `content/`. */
export interface Option<Value = string> {
  readonly value: Value;
  readonly label?: string;
  readonly hint?: string;
}

/**
 * A question: what counts as an answer. Its `kind` names the field that draws it. Everything in it is plain data and pure
 * functions, so that it can be checked, explored and drawn alike.
 */
export interface Question<Value = unknown, Kind extends string = string, Facts = never> {
  /**
   * The field that draws it.
   * @example kind: 'radios',
   */
  readonly kind: Kind;
  /**
   * Complaints about a value when Continue is pressed; an empty list when it is an answer. `undefined`: nothing was
   * entered.
   * @example check: (value) => (value === undefined ? [{ notice: 'Answer_Missing' }] : []),
   */
  check(value: Value | undefined, facts: Facts): readonly Complaint[];
  /**
   * What the field shows before anything is entered. It becomes an answer when Continue is pressed.
   * @default nothing
   * @example initial: '1',
   */
  readonly initial?: Value;
  /**
   * The same, where it depends on the facts.
   * @default `initial`
   * @example initialFor: (facts) => (facts.fobs === 1 ? '1' : undefined),
   */
  initialFor?(facts: Facts): Value | undefined;
  /**
   * The answer in words, a line each, for the review.
   * @default a text as it is, an option by its label
   * @example say: (value) => [`${value} copies`],
   */
  say?(value: Value, labelOf: (option: string) => string | undefined, facts: Facts): readonly string[];
  /**
   * Whether two answers mean the same, so that changing one into the other resets nothing.
   * @default equal as JSON
   * @example same: (one, other) => one.trim() === other.trim(),
   */
  same?(a: Value, b: Value): boolean;
  /**
   * Its answer may still change after its step was left, such as by files that are sent in the background. The review
   * takes the change, and runs the checks that depend on it.
   * @default it changes at its step alone
   * @example isBackground: true,
   */
  readonly isBackground?: true;
  /**
   * How much an answer is, where it is more or less of something: a number, a day. Exploration then tries the answers on both
   * sides of each boundary that a check or a rule draws.
   * @default only numbers, lists and long texts are measured
   * @example measured: { min: 0, max: 999, sizeOf: Number, ofSize: String },
   */
  readonly measured?: MeasuredAnswers<Value>;
}

/** How the answers to a question are measured, in whole numbers. */
export interface MeasuredAnswers<Value> {
  readonly min: number;
  readonly max: number;
  /** How much an answer is; undefined for one that is not to be measured. */
  sizeOf(value: Value): number | undefined;
  ofSize(size: number): Value;
}

/** A question whose answer is an object or a list: only its model knows how to put that into words. */
export interface StructuredQuestion<Value extends object, Kind extends string = string, Facts = never>
  extends Question<Value, Kind, Facts> {
  say(value: Value, labelOf: (option: string) => string | undefined, facts: Facts): readonly string[];
}

/** Any question that can be asked when these facts are known, and that complains only by these messages. */
export interface AnyQuestion<Facts, Notice extends NoticeKey = NoticeKey> {
  readonly kind: string;
  check(value: never, facts: Facts): readonly Complaint<Notice>[];
  readonly initial?: unknown;
  initialFor?(facts: Facts): unknown;
}

export type ValueOf<Q> = Q extends { check(value: infer Value, facts: never): unknown }
  ? Exclude<Value, undefined>
  : never;
