import { normaliseText } from '../../contract/plain-text.ts';
import type { Complaint, NoticeKey, Question } from '../../machines/engine/index.ts';

export interface TextQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends Question<string, 'text', Facts> {
  check(value: string | undefined, facts: Facts): readonly Complaint<Notice>[];
  /** Browser's hint for filling in, for example `off` or `email`. */
  readonly autocomplete: string;
  /** Which keys a phone offers. */
  readonly inputMode: 'text' | 'decimal' | 'numeric' | 'email';
}

/** The text as it may stand in the box while typing. */
export const shape = normaliseText;

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
  /** Values in the text of that complaint. */
  readonly missingValues?: Complaint['values'];
  readonly check?: (text: string, facts: Facts) => readonly Complaint<Notice>[];
  readonly autocomplete?: string;
  readonly inputMode?: TextQuestion['inputMode'];
}): TextQuestion<Missing | Notice, Facts> {
  const { missing, missingValues, check } = definition;
  return {
    kind: 'text',
    autocomplete: definition.autocomplete ?? 'off',
    inputMode: definition.inputMode ?? 'text',
    check(value, facts): readonly Complaint<Missing | Notice>[] {
      const entered = value?.trim() ?? '';
      if (entered === '') return missing === undefined ? [] : [{ notice: missing, values: missingValues }];
      return check?.(entered, facts) ?? [];
    },
    same: (a, b) => a.trim() === b.trim(),
  };
}
