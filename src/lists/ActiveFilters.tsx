import { lists } from '../../content/lists.ts';
import { shortDate } from '../../contract/dates.ts';
import { fill } from '../../machines/engine/index.ts';
import {
  type ListDefinition,
  type ListFilter,
  type ListQuery,
  usualValue,
} from '../../machines/list/list-query.ts';
import { Button } from '../ui/Button.tsx';
import type { ListCopy } from './presentation.ts';
import './active-filters.css';

/** What a filter is set to, in words. */
function spoken(filter: ListFilter, value: string, copy: ListCopy): string {
  return filter.kind === 'day' ? shortDate(value) : (copy.filters[filter.name]?.options?.[value] ?? value);
}

/** What narrows the list, in words, besides the place. */
export function narrowings(
  { filters: all }: Pick<ListDefinition, 'filters'>,
  { search, filters }: ListQuery,
  copy: ListCopy,
): readonly string[] {
  return [
    ...(search === '' ? [] : [fill(lists.searchInForce, { search })]),
    ...all.flatMap((filter) => {
      const value = filters[filter.name] ?? '';
      if (value === '' || value === usualValue(filter)) return [];
      const { label = filter.name } = copy.filters[filter.name] ?? {};
      return [fill(lists.inForce, { filter: label, value: spoken(filter, value, copy) })];
    }),
  ];
}

/** What is in force, and the way back to the whole list. */
export function ActiveFilters({
  definition,
  query,
  copy,
  isAlways,
  onClear,
}: {
  readonly definition: ListDefinition;
  readonly query: ListQuery;
  readonly copy: ListCopy;
  /** The way back is there although nothing is in force: there is room for it. */
  readonly isAlways: boolean;
  onClear(): void;
}) {
  const inForce = narrowings(definition, query, copy);
  if (inForce.length === 0 && !isAlways) return null;
  return (
    <div className="ds-list-in-force">
      {inForce.length === 0 ? null : (
        <ul>
          {inForce.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Button variant="text" onClick={onClear}>
        {lists.clearFilters}
      </Button>
    </div>
  );
}
