import { normaliseText } from '../../contract/plain-text.ts';
import type { Complaint, NoticeKey, Question } from '../../machines/engine/index.ts';

/** What a line of text holds: anything, a person's name, or a UK phone number. */
export type TextVariant = 'line' | 'name' | 'phone';

export interface TextQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends Question<string, 'text', Facts> {
  check(value: string | undefined, facts: Facts): readonly Complaint<Notice>[];
  readonly variant: TextVariant;
  /** Browser's hint for filling in, for example `off`, `email` or `mobile tel`. */
  readonly autocomplete: string;
  /** Which keys a phone offers. */
  readonly inputMode: 'text' | 'decimal' | 'numeric' | 'email' | 'tel';
}

/** The text as it may stand in the box while typing. */
export const shape = normaliseText;

const isSameText = (a: string, b: string): boolean => a.trim() === b.trim();

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
    variant: 'line',
    autocomplete: definition.autocomplete ?? 'off',
    inputMode: definition.inputMode ?? 'text',
    check(value, facts): readonly Complaint<Missing | Notice>[] {
      const entered = value?.trim() ?? '';
      if (entered === '') return missing === undefined ? [] : [{ notice: missing, values: missingValues }];
      return check?.(entered, facts) ?? [];
    },
    same: isSameText,
  };
}

/** A person's name. Without `missing` it may be left empty. A name has at least one letter. */
export function name<const Missing extends NoticeKey = never>(definition: {
  readonly missing?: Missing;
}): TextQuestion<Missing, unknown> {
  const { missing } = definition;
  return {
    kind: 'text',
    variant: 'name',
    autocomplete: 'name',
    inputMode: 'text',
    check(value): readonly Complaint<Missing>[] {
      return missing === undefined || /\p{L}/u.test(value ?? '') ? [] : [{ notice: missing }];
    },
    same: isSameText,
  };
}

/** A UK phone number of 11 digits that starts with 0. Without `missing` it may be left empty. */
export function phone<
  const Missing extends NoticeKey = never,
  const Invalid extends NoticeKey = never,
>(definition: {
  readonly missing?: Missing;
  readonly invalid: Invalid;
  readonly autocomplete?: string;
}): TextQuestion<Missing | Invalid, unknown> {
  const { missing, invalid, autocomplete = 'tel' } = definition;
  return {
    kind: 'text',
    variant: 'phone',
    autocomplete,
    inputMode: 'tel',
    check(value): readonly Complaint<Missing | Invalid>[] {
      if (value === undefined || value === '') return missing === undefined ? [] : [{ notice: missing }];
      return /^0[0-9]{10}$/.test(value) ? [] : [{ notice: invalid }];
    },
  };
}
