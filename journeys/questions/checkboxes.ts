import {
  type Choice,
  type Complaint,
  choiceOf,
  type NoticeKey,
  type Option,
  type Options,
  type StructuredQuestion,
} from '../../machines/engine/index.ts';

/** One thing to tick. Ticked, it opens a list of its own, where it has one. */
export interface Tick<Value extends string = string> extends Option<Value> {
  /** What the list is called, and what can be ticked in it. Its values differ from all others of the question. */
  readonly within?: { readonly label: string; readonly options: readonly Option<Value>[] };
}

export interface CheckboxesQuestion<
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> extends StructuredQuestion<readonly Value[], 'checkboxes', Facts>,
    Choice<Value, Facts> {
  check(value: readonly Value[] | undefined, facts: Facts): readonly Complaint<Notice>[];
  optionsFor(facts: Facts): readonly Tick<Value>[];
}

/** The part of the question that is the list within an option, by the place of that option. */
export const partWithin = (index: number): string => `within-${index}`;

/**
 * Any number of answers from a list, and from the lists within what is ticked. With `missing`, at least one of those
 * offered must be ticked; with `missingWithin`, at least one in each list that is open. An answer holds all that is
 * ticked, in the order shown.
 */
export function checkboxes<
  const Value extends string,
  const Notice extends NoticeKey = never,
  const Within extends NoticeKey = never,
  Facts = unknown,
>(definition: {
  readonly options: Options<Value, Facts> | ((facts: Facts) => readonly Tick<Value>[]);
  readonly missing?: Notice;
  readonly missingWithin?: Within;
}): CheckboxesQuestion<Value, Notice | Within, Facts> {
  const choice: Choice<Value, Facts> = choiceOf(definition.options);
  const optionsFor = (facts: Facts): readonly Tick<Value>[] => choice.optionsFor(facts);
  const { missing, missingWithin } = definition;
  return {
    kind: 'checkboxes',
    ...choice,
    optionsFor,
    check(value = [], facts) {
      const offered = optionsFor(facts);
      const isTicked = (option: Option<Value>) => value.includes(option.value);
      if (missing !== undefined && !offered.some(isTicked)) return [{ notice: missing }];
      if (missingWithin === undefined) return [];
      return offered.flatMap((option, index) =>
        option.within && isTicked(option) && !option.within.options.some(isTicked)
          ? [{ notice: missingWithin, part: partWithin(index) }]
          : [],
      );
    },
    // What is ticked, each with what is ticked in the list within it.
    say(value, labelOf, facts) {
      const named = (options: readonly Tick<Value>[]) =>
        options
          .filter((option) => value.includes(option.value))
          .map((option) => ({ ...option, label: option.label ?? labelOf(option.value) ?? option.value }));
      return named(optionsFor(facts)).map(({ label, within }) => {
        const inside = named(within?.options ?? []).map((option) => option.label);
        return inside.length > 0 ? `${label}: ${inside.join(', ')}` : label;
      });
    },
    same: (a, b) => a.length === b.length && a.every((value) => b.includes(value)),
  };
}
