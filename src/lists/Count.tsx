import { lists } from '../../content/lists.ts';
import { fill } from '../../machines/engine/index.ts';
import { useAnnounced } from '../ui/useAnnounced.ts';
import type { ListCopy } from './presentation.ts';
import type { RunningList } from './useList.ts';

type Counted = Pick<RunningList<unknown>, 'state' | 'query' | 'rows' | 'total' | 'isEndless'>;

/** How much is in view and how much there is, or that it is on its way. */
export function countWords(
  { state, query, rows, total, isEndless }: Counted,
  { one, many }: Pick<ListCopy, 'one' | 'many'>,
): string {
  if (state === 'loading') return fill(lists.loading, { what: many });
  if (state === 'updating') return fill(lists.updating, { what: many });
  if (state === 'more') return fill(lists.loadingMore, { what: many });
  if (rows.length === 0) return '';
  if (total === 1) return fill(lists.one, { one });
  if (isEndless) return fill(lists.stretch, { shown: rows.length, total, what: many });
  const before = query.page * query.size;
  return fill(lists.page, { from: before + 1, to: before + rows.length, total, what: many });
}

/** Read out whenever it changes; its line is there from the beginning, so that nothing moves. */
export function Count({ list, copy }: { readonly list: Counted; readonly copy: ListCopy }) {
  const words = countWords(list, copy);
  useAnnounced(words);
  return <p className="ds-list-count">{words}</p>;
}
