import { type Choice, choiceOf, type Options } from '../../../machines/choice.ts';
import type { Complaint, NoticeKey, Question } from '../../../machines/question.ts';

export interface CheckboxesQuestion<
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> extends Question<readonly Value[], 'checkboxes', Facts>,
    Choice<Value, Facts> {
  check(value: readonly Value[] | undefined, facts: Facts): readonly Complaint<Notice>[];
}

/** Any number of answers from a list. With `missing`, at least one of those offered must be chosen. */
export function checkboxes<
  const Value extends string,
  const Notice extends NoticeKey,
  Facts = unknown,
>(definition: {
  readonly options: Options<Value, Facts>;
  readonly missing?: Notice;
}): CheckboxesQuestion<Value, Notice, Facts> {
  const choice = choiceOf(definition.options);
  const { missing } = definition;
  return {
    kind: 'checkboxes',
    ...choice,
    check(value, facts) {
      if (missing === undefined) return [];
      const offered = choice.optionsFor(facts);
      const chosen = offered.some((option) => value?.includes(option.value));
      return chosen ? [] : [{ notice: missing }];
    },
    same: (a, b) => a.length === b.length && a.every((value) => b.includes(value)),
  };
}
