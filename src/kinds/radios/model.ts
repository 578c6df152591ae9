import { type Choice, choiceOf, complainUnlessOffered, type Options } from '../../../machines/choice.ts';
import type { Complaint, NoticeKey, Question } from '../../../machines/question.ts';

export interface RadiosQuestion<
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> extends Question<Value, 'radios', Facts>,
    Choice<Value, Facts> {
  check(value: Value | undefined, facts: Facts): readonly Complaint<Notice>[];
}

/** One answer from a short list, drawn as large radio buttons. `missing` is the complaint when none of the options is chosen. */
export function radios<
  const Value extends string,
  const Notice extends NoticeKey,
  Facts = unknown,
>(definition: {
  readonly options: Options<Value, Facts>;
  readonly missing: Notice;
  readonly initial?: NoInfer<Value>;
}): RadiosQuestion<Value, Notice, Facts> {
  const choice = choiceOf(definition.options);
  return {
    kind: 'radios',
    ...choice,
    ...(definition.initial === undefined ? {} : { initial: definition.initial }),
    check: (value, facts) => complainUnlessOffered(value, choice.optionsFor(facts), definition.missing),
  };
}
