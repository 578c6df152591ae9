import type { Complaint, NoticeKey, Option, Question } from './question.ts';

/** What can be chosen: a fixed list, whose words are in `content/`, or a list made from the provider's data. */
export type Options<Value extends string, Facts> =
  | readonly Value[]
  | ((facts: Facts) => readonly Option<Value>[]);

/** The part that all questions with options share. */
export interface Choice<Value extends string, Facts> {
  /** The options of a question whose options are fixed; absent when they come from data. */
  readonly fixedOptions?: readonly Value[];
  /** What can be chosen now, in the order shown. */
  optionsFor(facts: Facts): readonly Option<Value>[];
}

/** Makes the shared part from either form of options. */
export function choiceOf<Value extends string, Facts>(options: Options<Value, Facts>): Choice<Value, Facts> {
  if (typeof options === 'function') return { optionsFor: options };
  const fixed = options.map((value) => ({ value }));
  return { fixedOptions: options, optionsFor: () => fixed };
}

/** A question that is answered with one of its options. */
export interface OneOf<
  Kind extends string,
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> extends Question<Value, Kind, Facts>,
    Choice<Value, Facts> {
  check(value: Value | undefined, facts: Facts): readonly Complaint<Notice>[];
}

/** How a question that is answered with one of its options is written. */
export interface OneOfDefinition<Value extends string, Notice extends NoticeKey, Facts> {
  readonly options: Options<Value, Facts>;
  /** The complaint when none of them is chosen: an answer kept from earlier may no longer be offered. */
  readonly missing: Notice;
  /** Values in the text of that complaint. */
  readonly missingValues?: Complaint['values'];
  readonly initial?: NoInfer<Value>;
}

/** Makes the questions of a kind that is answered with one of its options. */
export const oneOf =
  <const Kind extends string>(kind: Kind) =>
  <const Value extends string, const Notice extends NoticeKey, Facts = unknown>(
    definition: OneOfDefinition<Value, Notice, Facts>,
  ): OneOf<Kind, Value, Notice, Facts> => {
    const choice = choiceOf(definition.options);
    return {
      kind,
      ...choice,
      ...(definition.initial === undefined ? {} : { initial: definition.initial }),
      check: (value, facts) =>
        choice.optionsFor(facts).some((option) => option.value === value)
          ? []
          : [{ notice: definition.missing, values: definition.missingValues }],
    };
  };
