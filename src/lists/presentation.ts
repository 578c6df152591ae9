import type { ReactNode } from 'react';
import type { NoticeKey } from '../../machines/engine/index.ts';

/** Words of one list, by the names in its definition. */
export interface ListCopy {
  /** What is listed: one of it, and several. */
  readonly one: string;
  readonly many: string;
  readonly search: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly sorts: Readonly<Record<string, string>>;
  readonly filters: Readonly<
    Record<string, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>
  >;
  /** Name of the way to one of them, and what is read out after it, with `{name}`; none where they have no page. */
  readonly view?: string;
  readonly viewOf?: string;
  /** What will stand here, and how it comes here, for whoever has nothing yet. */
  readonly nothingYet?: string;
}

/** How the rows of a list look, and what is said where there are none. */
export interface ListPresentation<Row> {
  readonly copy: ListCopy;
  readonly messages: {
    /** There is nothing at all. */
    readonly nothing: NoticeKey;
    /** Nothing fits what was looked for. */
    readonly noMatch: NoticeKey;
    readonly failed: NoticeKey;
  };
  /** What stands in each column. The first is the link to what the row is about, where there is a page about it. */
  readonly cells: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** What stands on a card. */
  card(row: Row): ReactNode;
  /** Tells rows apart. */
  keyOf(row: Row): string;
  /** Address of the page about it; none where it has no page. */
  addressOf?(row: Row): string;
  /** What it is called where only its link is read out. */
  nameOf?(row: Row): string;
}
