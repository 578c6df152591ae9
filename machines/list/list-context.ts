import type { Limit } from '../engine/index.ts';
import type { InitialData } from '../initial-data.ts';
import type { Entered, ListAnswer, ListQuery, ListRequest } from './list-query.ts';

/** What a list begins with. */
export interface ListInput {
  /** What the list is asked for at first, for example by its address. */
  readonly query: ListQuery;
  /** What it is asked for when nothing is chosen. */
  readonly usual: ListQuery;
  /** The rows are one endless list instead of pages. */
  readonly isEndless: boolean;
  /** Rows that an endless list fetches at a time. */
  readonly batch: number;
  /** It is always the list of one place. */
  readonly isOfOnePlace?: boolean | undefined;
  /** Rows that an endless list had fetched when the resident left it. */
  readonly wanted?: number | undefined;
  /** What was read of it before. Unless that was just now, it is in view while the list is fetched anew. */
  readonly initialData?: InitialData<ListAnswer> | undefined;
  /** Tells rows apart. */
  keyOf(row: unknown): string;
  /** Key of the message about what was entered, where it makes no sense. */
  complaintAbout?: ((entered: Entered) => string | null) | undefined;
}

/** Where a list stands. */
export interface ListContext
  extends Pick<ListInput, 'usual' | 'isEndless' | 'batch' | 'isOfOnePlace' | 'keyOf' | 'complaintAbout'> {
  /** What is in force. */
  readonly query: ListQuery;
  /** What was typed and chosen, and takes effect with Search. */
  readonly entered: Entered;
  /** Rows to fetch from the start of an endless list. */
  readonly wanted: number;
  readonly rows: readonly unknown[];
  readonly total: number;
  /** The rows came with the list, and need not be fetched. */
  readonly isFresh: boolean;
  /** Key of the message about what was entered. */
  readonly complaint: string | null;
  /** The last request was one too many. Only of a list that failed. */
  readonly limit: Limit | null;
}

/** Everything that can happen to a list from outside. */
export type ListEvent =
  | { readonly type: 'TYPE'; readonly text: string }
  | { readonly type: 'FILTER'; readonly name: string; readonly value: string }
  | { readonly type: 'DROP' }
  | { readonly type: 'SEARCH' }
  | { readonly type: 'CLEAR_SEARCH' }
  | { readonly type: 'CLEAR_FILTERS' }
  | { readonly type: 'SORT'; readonly sort: string }
  | { readonly type: 'PLACE'; readonly place: string }
  | { readonly type: 'PAGE'; readonly page: number }
  | { readonly type: 'SIZE'; readonly size: number }
  | { readonly type: 'OPEN'; readonly query: ListQuery }
  | { readonly type: 'LAYOUT'; readonly isEndless: boolean }
  | { readonly type: 'MORE' }
  | { readonly type: 'RETRY' };

/** What a query holds of what takes effect with Search. */
export const enteredOf = ({ search, filters }: ListQuery): Entered => ({ search, filters });

/** What follows from a query that takes effect: nothing else is entered, and nothing is wrong. */
export const inForce = (context: ListContext, query: ListQuery): Partial<ListContext> => ({
  query,
  entered: enteredOf(query),
  wanted: context.batch,
  complaint: null,
});

/** The query in force with changes, from its first page. */
export const fromStart = (context: ListContext, changes: Partial<ListQuery>): Partial<ListContext> =>
  inForce(context, { ...context.query, ...changes, page: 0 });

/** Key of the message about what was entered; null where it makes sense. */
export const complaintIn = ({ complaintAbout: check }: ListContext, entered: Entered): string | null =>
  check?.(entered) ?? null;

/** How many rows an endless list begins with. */
export const wantedAtFirst = ({ batch, wanted = 0 }: Pick<ListInput, 'batch' | 'wanted'>): number =>
  Math.max(batch, wanted);

/** The whole of what is shown, as one request. */
export const all = ({
  query,
  isEndless,
  wanted,
}: Pick<ListContext, 'query' | 'isEndless' | 'wanted'>): ListRequest =>
  isEndless
    ? { query, skip: 0, limit: wanted, isEndless }
    : { query, skip: query.page * query.size, limit: query.size, isEndless };

/** What a list asks for at first; undefined where what it is asked for makes no sense. */
export function firstRequest(
  input: Pick<ListInput, 'query' | 'isEndless' | 'batch' | 'wanted' | 'complaintAbout'>,
): ListRequest | undefined {
  if (input.complaintAbout?.(enteredOf(input.query))) return undefined;
  return all({ ...input, wanted: wantedAtFirst(input) });
}

/** The stretch after what is shown. */
export const next = ({ query, rows, batch, isEndless }: ListContext): ListRequest => ({
  query,
  skip: rows.length,
  limit: batch,
  isEndless,
});

/** The rows with those that came after them. One that moved in between is not shown twice; none at all is the end. */
export function longer({ rows, keyOf }: ListContext, answer: ListAnswer): Partial<ListContext> {
  const known = new Set(rows.map(keyOf));
  const added = answer.rows.filter((row) => !known.has(keyOf(row)));
  const longerRows = [...rows, ...added];
  return {
    rows: longerRows,
    wanted: longerRows.length,
    total: added.length === 0 ? rows.length : answer.total,
  };
}
