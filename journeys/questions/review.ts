import type { Question } from '../../machines/engine/index.ts';

/** One answer to check. `values` is drawn one below the other; an empty list reads as not provided. */
export interface ReviewRow {
  /** Id of the step where it can be changed. */
  readonly step: string;
  readonly label: string;
  /** The part of the journey that it belongs to, where the journey has parts. */
  readonly part?: string | undefined;
  readonly values: readonly string[];
  /** Shown without a way to change it. */
  readonly readOnly?: boolean;
}

export interface ReviewQuestion<Facts = never> extends Question<true, 'review', Facts> {
  check(value: true | undefined, facts: Facts): readonly [];
  rowsFor(facts: Facts): readonly ReviewRow[];
}

/** The answers so far, each with a way to change it. Nothing is asked, so there is nothing to complain about. */
export function review<Facts = unknown>(definition: {
  readonly rows: (facts: Facts) => readonly ReviewRow[];
}): ReviewQuestion<Facts> {
  return { kind: 'review', rowsFor: definition.rows, check: () => [] };
}
