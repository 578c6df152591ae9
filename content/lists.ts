import { words } from './own-words/words.ts';

/** The fixed copy of every list. `{what}` is what is listed, in the plural. */
export const lists = /* @__PURE__ */ words('lists.lists', {
  search: 'Search',
  clearSearch: 'Clear search',
  sort: 'Sort by',
  filters: 'Filters',
  filtersOn: 'Filters ({count} on)',
  everything: 'All',
  dayHint: 'dd/mm/yyyy',
  applyFilters: 'Search',
  closeFilters: 'Cancel',
  clearFilters: 'Clear filters',
  inForce: '{filter}: {value}',
  searchInForce: 'Search: ‘{search}’',
  loading: 'Loading {what}…',
  updating: 'Updating {what}…',
  page: '{from} to {to} of {total} {what}',
  stretch: '{shown} of {total} {what}',
  one: '1 {one}',
  pages: 'Pages',
  pageNumber: 'Page {page}',
  previous: 'Previous',
  next: 'Next',
  size: 'Show per page',
  more: 'Show more {what}',
  loadingMore: 'Loading more {what}…',
} as const);
