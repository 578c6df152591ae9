/** What a list is asked for: what it is narrowed to, how it is sorted, and which part of it. */
export interface ListQuery {
  /** Words to look for; empty for none. */
  readonly search: string;
  /** What is chosen in each filter, by the name of the filter; empty for everything. */
  readonly filters: Readonly<Record<string, string>>;
  /** Where what is listed belongs, such as an address; empty for everywhere. */
  readonly place: string;
  readonly sort: string;
  /** Counted from 0. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
}

/** What takes effect only when Search is pressed. */
export type Entered = Pick<ListQuery, 'search' | 'filters'>;

/** What of a list is fetched at once: at most `limit` rows, after the first `skip`. */
export interface ListRequest {
  readonly query: ListQuery;
  readonly skip: number;
  readonly limit: number;
  /** One stretch of an endless list, instead of a page of a list that is divided. */
  readonly isEndless: boolean;
}

/** What came of it, and how many rows there are in all. */
export interface ListAnswer<Row = unknown> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * A filter: a choice from a closed list, or a day. A day that is `usual` is in force before anything is chosen, stands
 * beside the words to look for where there is room, and narrows nothing.
 */
export type ListFilter =
  | { readonly name: string; readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly name: string; readonly kind: 'day'; readonly usual?: string };

/** What a filter is set to before anything is chosen. */
export const usualValue = (filter: ListFilter): string => (filter.kind === 'day' ? (filter.usual ?? '') : '');

/** What there is to know of a list besides its rows. The names of columns, filters and sorts find their words. */
export interface ListDefinition {
  readonly id: string;
  readonly columns: readonly string[];
  readonly filters: readonly ListFilter[];
  /** Ways to sort; the first is the usual one. */
  readonly sorts: readonly [string, ...string[]];
  /** Rows on a page; the first is the usual number. */
  readonly sizes: readonly [number, ...number[]];
  /** Rows that an endless list fetches at a time. */
  readonly batch: number;
  /** Width below which the rows are cards in an endless list, in sizes of the text. */
  readonly cardsBelow: number;
  /** Characters that can be looked for. */
  readonly searchLimit: number;
  /** Whether a text can name a place. A place that it cannot name is left out of the query. */
  isPlace(text: string): boolean;
  /** What a place is called in the address; `place` unless told. */
  readonly placeName?: string;
  /** It is always the list of one place, so that the place narrows nothing. */
  readonly isOfOnePlace?: true;
  /** Key of the message about what was entered, where it makes no sense, such as an end before its start. */
  complaintAbout?(entered: Entered): string | null;
}

/** What a list is asked for before anything is chosen. */
export const usualQuery = ({ sorts, sizes, filters }: ListDefinition): ListQuery => ({
  search: '',
  filters: Object.fromEntries(filters.map((filter) => [filter.name, usualValue(filter)])),
  place: '',
  sort: sorts[0],
  page: 0,
  size: sizes[0],
});

const sameFilters = (a: ListQuery['filters'], b: ListQuery['filters']): boolean =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''));

/** Whether two queries ask for the same. */
export const sameQuery = (a: ListQuery, b: ListQuery): boolean =>
  sameFilters(a.filters, b.filters) &&
  (['search', 'place', 'sort', 'page', 'size'] as const).every((part) => a[part] === b[part]);

/** Whether something else is left out of the list than usually: it was searched, filtered or narrowed to a place. */
export const isNarrowed = (query: ListQuery, usual: ListQuery, isOfOnePlace: boolean | undefined): boolean =>
  query.search !== usual.search ||
  (!isOfOnePlace && query.place !== usual.place) ||
  !sameFilters(query.filters, usual.filters);
