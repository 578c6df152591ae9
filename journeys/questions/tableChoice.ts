import type { Complaint, NoticeKey, Question } from '../../machines/engine/index.ts';

/** One thing to choose, drawn as a row. `cells` are in the order of the columns. */
export interface ChoiceRow<Value extends string = string> {
  readonly value: Value;
  readonly cells: readonly string[];
}

export interface TableChoiceQuestion<
  Value extends string = string,
  Extra extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> extends Question<Value | Extra, 'tableChoice', Facts> {
  check(value: Value | Extra | undefined, facts: Facts): readonly Complaint<Notice>[];
  /** Keys of the columns; their headings are in the words as `columns`. */
  readonly columns: readonly string[];
  /** The option below the table, for example none of these; its words are among the words' `options`. */
  readonly extra: Extra;
  rowsFor(facts: Facts): readonly ChoiceRow<Value>[];
}

/**
 * One of several things that need a table to tell them apart, or the extra option. Without rows only the extra one is
 * offered, and it is chosen from the beginning.
 */
export function tableChoice<
  Value extends string,
  const Extra extends string,
  const Notice extends NoticeKey,
  Facts = unknown,
>(definition: {
  readonly columns: readonly string[];
  readonly rows: (facts: Facts) => readonly ChoiceRow<Value>[];
  readonly extra: Extra;
  readonly missing: Notice;
}): TableChoiceQuestion<Value, Extra, Notice, Facts> {
  const { columns, rows, extra, missing } = definition;
  return {
    kind: 'tableChoice',
    columns,
    extra,
    rowsFor: rows,
    initialFor: (facts) => (rows(facts).length === 0 ? extra : undefined),
    check(value, facts) {
      const offered = value === extra || rows(facts).some((row) => row.value === value);
      return offered ? [] : [{ notice: missing }];
    },
  };
}
