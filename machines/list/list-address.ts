import {
  type ListDefinition,
  type ListFilter,
  type ListQuery,
  usualQuery,
  usualValue,
} from './list-query.ts';

/** Some engines take the 30th of February for a day of March. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isValueOf = (filter: ListFilter, text: string): boolean =>
  filter.kind === 'day' ? isDay(text) : filter.options.includes(text);

/**
 * The query part of an address that asks a list for this, such as `?search=tap&page=2`; empty for what it is asked for
 * anyway. Pages count from 1 there.
 */
export function addressOf(definition: ListDefinition, query: ListQuery): string {
  const usual = usualQuery(definition);
  const parts: Readonly<Record<string, string>> = {
    search: query.search,
    ...Object.fromEntries(
      Object.entries(query.filters).map(([name, value]) => [
        name,
        value === usual.filters[name] ? '' : value,
      ]),
    ),
    [definition.placeName ?? 'place']: query.place,
    sort: query.sort === usual.sort ? '' : query.sort,
    size: query.size === usual.size ? '' : String(query.size),
    page: query.page === 0 ? '' : String(query.page + 1),
  };
  const address = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString();
  return address === '' ? '' : `?${address}`;
}

/** What an address asks a list for. What it cannot be asked for is left out. */
export function queryOf(definition: ListDefinition, address: string): ListQuery {
  const given = new URLSearchParams(address);
  const usual = usualQuery(definition);
  const read = (name: string): string => given.get(name)?.trim() ?? '';
  const size = Number(read('size'));
  const place = read(definition.placeName ?? 'place');
  return {
    search: read('search').slice(0, definition.searchLimit),
    filters: Object.fromEntries(
      definition.filters.map((filter) => {
        const value = read(filter.name);
        return [filter.name, isValueOf(filter, value) ? value : usualValue(filter)];
      }),
    ),
    place: definition.isPlace(place) ? place : '',
    sort: definition.sorts.find((sort) => sort === read('sort')) ?? usual.sort,
    size: definition.sizes.find((candidate) => candidate === size) ?? usual.size,
    page: /^[1-9]\d{0,3}$/.test(read('page')) ? Number(read('page')) - 1 : 0,
  };
}
