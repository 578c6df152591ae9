import { countCharacters, cutAtLimit, isWithinLimit, normaliseText } from '../../contract/plain-text.ts';
import type { Complaint, NoticeKey, Question } from '../../machines/engine/index.ts';

export interface CountedQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends Question<string, 'counted', Facts> {
  check(value: string | undefined, facts: Facts): readonly Complaint<Notice>[];
  /** Most characters, as people see them, that are an answer. */
  readonly limit: number;
  /** The same question with another limit. */
  withLimit(limit: number): CountedQuestion<Notice, Facts>;
  /** The text as it may stand in the box while typing: cut at the limit unless going over is complained about. */
  shape(typed: string): string;
  /** How many characters at the end of what was typed did not fit. */
  cut(typed: string): number;
  /** Notice shown while the limit is reached exactly. */
  readonly atLimit?: Notice;
}

/**
 * Several lines of text with a counter. Blank is `missing` when that is given.
 * With `tooLong` the resident may type past the limit and is told on Continue; without it typing stops there, and the
 * field says so.
 */
export function counted<
  const Missing extends NoticeKey = never,
  const TooLong extends NoticeKey = never,
  const Notice extends NoticeKey = never,
  const AtLimit extends NoticeKey = never,
  Facts = unknown,
>(definition: {
  readonly limit: number;
  readonly missing?: Missing;
  /** Filled in with `field`, `max` and `count`. */
  readonly tooLong?: TooLong;
  /** What the text is called in messages about it. */
  readonly field?: string;
  readonly atLimit?: AtLimit;
  readonly check?: (text: string, facts: Facts) => readonly Complaint<Notice>[];
}): CountedQuestion<Missing | TooLong | Notice | AtLimit, Facts> {
  const { limit, missing, tooLong, field = '', atLimit, check } = definition;
  const shape = (typed: string) =>
    tooLong === undefined ? cutAtLimit(normaliseText(typed), limit) : normaliseText(typed);
  return {
    kind: 'counted',
    limit,
    withLimit: (other) => counted({ ...definition, limit: other }),
    ...(atLimit === undefined ? {} : { atLimit }),
    shape,
    cut: (typed) => countCharacters(normaliseText(typed)) - countCharacters(shape(typed)),
    check(value, facts): readonly Complaint<Missing | TooLong | Notice>[] {
      const entered = value?.trim() ?? '';
      if (entered === '') return missing === undefined ? [] : [{ notice: missing }];
      const length: readonly Complaint<TooLong>[] =
        tooLong !== undefined && !isWithinLimit(value ?? '', limit)
          ? [{ notice: tooLong, values: { field, max: limit, count: countCharacters(value ?? '') } }]
          : [];
      return [...length, ...(check?.(entered, facts) ?? [])];
    },
    same: (a, b) => a.trim() === b.trim(),
  };
}
