import type { Complaint, NoticeKey, Question } from '../../../machines/question.ts';

export interface TextQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends Question<string, 'text', Facts> {
  check(value: string | undefined, facts: Facts): readonly Complaint<Notice>[];
  /** Browser's hint for filling in, for example `off` or `email`. */
  readonly autocomplete: string;
  /** Which keys a phone offers. */
  readonly inputMode: 'text' | 'decimal' | 'numeric' | 'email';
}

/**
 * One line of text. Blank is `missing` when that is given, otherwise an answer ("nothing to say");
 * anything else is judged by `check`.
 */
export function text<
  const Missing extends NoticeKey = never,
  const Notice extends NoticeKey = never,
  Facts = unknown,
>(definition: {
  readonly missing?: Missing;
  readonly check?: (text: string, facts: Facts) => readonly Complaint<Notice>[];
  readonly autocomplete?: string;
  readonly inputMode?: TextQuestion['inputMode'];
}): TextQuestion<Missing | Notice, Facts> {
  const { missing, check } = definition;
  return {
    kind: 'text',
    autocomplete: definition.autocomplete ?? 'off',
    inputMode: definition.inputMode ?? 'text',
    check(value, facts): readonly Complaint<Missing | Notice>[] {
      const entered = value?.trim() ?? '';
      if (entered === '') return missing === undefined ? [] : [{ notice: missing }];
      return check?.(entered, facts) ?? [];
    },
    same: (a, b) => a.trim() === b.trim(),
  };
}
