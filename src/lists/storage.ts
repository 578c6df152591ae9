import type { ListAnswer } from '../../machines/list/list-query.ts';

/** What is kept in an entry of the browser's history, beside its address. */
export interface Trace {
  /** Rows that were fetched of an endless list. */
  readonly wanted?: number;
  /** How far the page was scrolled, in pixels, and which row was opened then. */
  readonly top?: number;
  readonly opened?: string;
}

const isTrace = (value: unknown): value is Trace => typeof value === 'object' && value !== null;

/** What was kept in the present entry of the history. */
export function traceHere(): Trace {
  const trace: unknown = window.history.state?.list;
  return isTrace(trace) ? trace : {};
}

/** Keeps more in the present entry of the history. */
export function leaveTrace(more: Trace): void {
  window.history.replaceState({ ...window.history.state, list: { ...traceHere(), ...more } }, '');
}

interface Kept {
  readonly name: string;
  readonly answer: ListAnswer;
}

/** The last list that was shown, in memory only: what stands in it is nobody else's business. */
let last: Kept | undefined;

/** Keeps what a list shows. `name` says whose it is, and in which entry of the history. */
export const keepAnswer = (name: string, answer: ListAnswer): void => {
  last = { name, answer };
};

/** What the list of this name showed when the resident left it. */
export const keptAnswer = (name: string): ListAnswer | undefined =>
  last?.name === name ? last.answer : undefined;
