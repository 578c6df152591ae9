import type { Complaint, NoticeKey, Question } from '../../../machines/question.ts';

const longest = 60;

export interface NameQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends Question<string, 'name', Facts> {
  check(value: string | undefined, facts: Facts): readonly Complaint<Notice>[];
}

/**
 * The name as it may stand in the box while typing: letters of any language with their accents, hyphen,
 * apostrophe and space, at most 60 characters. Curly apostrophes, as phones type them, become straight.
 */
export function shape(typed: string): string {
  const straight = typed.normalize('NFC').replace(/[\u2018\u2019]/g, "'");
  return straight.replace(/[^\p{L}\p{M}' -]/gu, '').slice(0, longest);
}

/** A person's name. Without `missing` it may be left empty. A name has at least one letter. */
export function name<const Missing extends NoticeKey = never>(definition: {
  readonly missing?: Missing;
}): NameQuestion<Missing, unknown> {
  const { missing } = definition;
  return {
    kind: 'name',
    check(value): readonly Complaint<Missing>[] {
      return missing === undefined || /\p{L}/u.test(shape(value ?? '')) ? [] : [{ notice: missing }];
    },
    same: (a, b) => a.trim() === b.trim(),
  };
}
