import { lists } from '../../content/lists.ts';
import type { ListQuery } from '../../machines/list-query.ts';
import { fill } from '../../machines/words.ts';
import { Button } from '../ui/Button.tsx';
import type { ListWords } from './look.ts';

/** What narrows the list, in words, besides the place. */
export function narrowings({ search, filters }: ListQuery, words: ListWords): readonly string[] {
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  return [
    ...(search === '' ? [] : [fill(lists.searchInForce, { search })]),
    ...chosen.map(([name, value]) =>
      fill(lists.inForce, {
        filter: words.filters[name]?.label ?? name,
        value: words.filters[name]?.options?.[value] ?? value,
      }),
    ),
  ];
}

/** What is in force, and the way back to the whole list. */
export function InForce({
  query,
  words,
  onClear,
}: {
  readonly query: ListQuery;
  readonly words: ListWords;
  onClear(): void;
}) {
  const inForce = narrowings(query, words);
  if (inForce.length === 0) return null;
  return (
    <div className="ds-list-in-force">
      <ul>
        {inForce.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button look="text" onClick={onClear}>
        {lists.clearFilters}
      </Button>
    </div>
  );
}
