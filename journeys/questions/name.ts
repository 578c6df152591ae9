import type { Complaint, NoticeKey, Question } from '../../machines/engine/index.ts';

export interface NameQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends Question<string, 'name', Facts> {
  check(value: string | undefined, facts: Facts): readonly Complaint<Notice>[];
}

/** A person's name. Without `missing` it may be left empty. A name has at least one letter. */
export function name<const Missing extends NoticeKey = never>(definition: {
  readonly missing?: Missing;
}): NameQuestion<Missing, unknown> {
  const { missing } = definition;
  return {
    kind: 'name',
    check(value): readonly Complaint<Missing>[] {
      return missing === undefined || /\p{L}/u.test(value ?? '') ? [] : [{ notice: missing }];
    },
    same: (a, b) => a.trim() === b.trim(),
  };
}
