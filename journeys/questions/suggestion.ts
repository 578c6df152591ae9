import type { Complaint, NoticeKey, StructuredQuestion } from '../../machines/engine/index.ts';

/** What was typed and what was picked. `chosen` is null until something is picked from the list. */
export interface Suggestion<Item> {
  readonly text: string;
  readonly chosen: Item | null;
  /** The search found nothing for these words. */
  readonly noMatch?: true;
}

export interface SuggestionQuestion<Item = unknown, Notice extends NoticeKey = NoticeKey, Facts = never>
  extends StructuredQuestion<Suggestion<Item>, 'suggestion', Facts> {
  check(value: Suggestion<Item> | undefined, facts: Facts): readonly Complaint<Notice>[];
  /** How many characters before searching starts. */
  readonly minimum: number;
}

/**
 * One item picked from suggestions that a search gives while typing. The search itself is handed to the view.
 * `missing`: nothing typed, or nothing picked yet; `noMatch`: the words match nothing. A journey that blocks
 * Continue at once does so by a stop on the answer's `noMatch`.
 * The item's type is named by the caller: `suggestion<RepairReason>()({ missing, noMatch })`.
 */
export function suggestion<Item>() {
  return <const Notice extends NoticeKey, Facts = unknown>(definition: {
    readonly missing: Notice;
    readonly noMatch: Notice;
    readonly minimum?: number;
  }): SuggestionQuestion<Item, Notice, Facts> => ({
    kind: 'suggestion',
    minimum: definition.minimum ?? 2,
    check(value) {
      if (value?.chosen != null) return [];
      if (value?.noMatch && value.text.trim() !== '') return [{ notice: definition.noMatch }];
      return [{ notice: definition.missing }];
    },
    say: ({ text }) => [text],
    same: (a, b) => JSON.stringify(a.chosen) === JSON.stringify(b.chosen),
  });
}
