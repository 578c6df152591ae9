import type { Complaint, NoticeKey, Question } from '../../machines/engine/index.ts';

export interface PhoneQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends Question<string, 'phone', Facts> {
  check(value: string | undefined, facts: Facts): readonly Complaint<Notice>[];
  /** Browser's hint for filling in, for example `mobile tel`. */
  readonly autocomplete: string;
}

/** A UK phone number of 11 digits that starts with 0. Without `missing` it may be left empty. */
export function phone<
  const Missing extends NoticeKey = never,
  const Invalid extends NoticeKey = never,
>(definition: {
  readonly missing?: Missing;
  readonly invalid: Invalid;
  readonly autocomplete?: string;
}): PhoneQuestion<Missing | Invalid, unknown> {
  const { missing, invalid, autocomplete = 'tel' } = definition;
  return {
    kind: 'phone',
    autocomplete,
    check(value): readonly Complaint<Missing | Invalid>[] {
      if (value === undefined || value === '') return missing === undefined ? [] : [{ notice: missing }];
      return /^0[0-9]{10}$/.test(value) ? [] : [{ notice: invalid }];
    },
  };
}
