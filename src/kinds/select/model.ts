import { type Choice, choiceOf, complainUnlessOffered, type Options } from '../../../machines/choice.ts';
import type { Complaint, NoticeKey, Question } from '../../../machines/question.ts';

export interface SelectQuestion<
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> extends Question<Value, 'select', Facts>,
    Choice<Value, Facts> {
  check(value: Value | undefined, facts: Facts): readonly Complaint<Notice>[];
}

/** One answer from a long list, drawn as the platform's own drop-down list. `missing` is the complaint when none of the options is chosen. */
export function select<
  const Value extends string,
  const Notice extends NoticeKey,
  Facts = unknown,
>(definition: {
  readonly options: Options<Value, Facts>;
  readonly missing: Notice;
  readonly initial?: NoInfer<Value>;
}): SelectQuestion<Value, Notice, Facts> {
  const choice = choiceOf(definition.options);
  return {
    kind: 'select',
    ...choice,
    ...(definition.initial === undefined ? {} : { initial: definition.initial }),
    check: (value, facts) => complainUnlessOffered(value, choice.optionsFor(facts), definition.missing),
  };
}
