import type { Complaint, NoticeKey, Option } from './question.ts';

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

/** One complaint unless the value is among the options: an answer kept from earlier may no longer be offered. */
export function complainUnlessOffered<Value extends string, Notice extends NoticeKey>(
  value: Value | undefined,
  options: readonly Option<Value>[],
  missing: Notice,
): readonly Complaint<Notice>[] {
  return options.some((option) => option.value === value) ? [] : [{ notice: missing }];
}
