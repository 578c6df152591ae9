import { lists } from '../../content/lists.ts';
import { fill } from '../../machines/engine/index.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Choice } from './Choice.tsx';
import type { PagedTable } from './ListTable.tsx';
import './pagination.css';

/** The pages to offer: the first, the last, those beside the present one, and a gap as nothing. */
export function offeredPages(page: number, count: number): readonly (number | null)[] {
  const near = [0, page - 1, page, page + 1, count - 1].filter((one) => one >= 0 && one < count);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const gap = one - (pages[index - 1] ?? one);
    if (gap === 2) return [one - 1, one];
    return gap > 2 ? [null, one] : [one];
  });
}

/** The way to the other pages of a table, and how much stands on one. */
export function Pagination<Row extends object>({
  table,
  sizes,
  onTurn,
}: {
  readonly table: PagedTable<Row>;
  readonly sizes: readonly number[];
  /** Another page was asked for. */
  onTurn(): void;
}) {
  const { pageIndex, pageSize } = table.state.pagination;
  const turn = (page: number) => {
    onTurn();
    table.setPageIndex(page);
  };
  return (
    <div className="ds-list-foot ds-no-print">
      {table.getPageCount() > 1 ? (
        <nav aria-label={lists.pages} className="ds-list-pages">
          <ul>
            <li>
              <button
                type="button"
                disabled={!table.getCanPreviousPage()}
                onClick={() => turn(pageIndex - 1)}
              >
                {lists.previous}
              </button>
            </li>
            {offeredPages(pageIndex, table.getPageCount()).map((page, place) =>
              page === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
                <li key={`gap ${place}`} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={page}>
                  <button
                    type="button"
                    aria-current={page === pageIndex ? 'page' : undefined}
                    onClick={() => turn(page)}
                  >
                    <VisuallyHidden>{fill(lists.pageNumber, { page: page + 1 })}</VisuallyHidden>
                    <span aria-hidden="true">{page + 1}</span>
                  </button>
                </li>
              ),
            )}
            <li>
              <button type="button" disabled={!table.getCanNextPage()} onClick={() => turn(pageIndex + 1)}>
                {lists.next}
              </button>
            </li>
          </ul>
        </nav>
      ) : null}
      <div className="ds-list-size">
        <Choice
          label={lists.size}
          value={String(pageSize)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChoose={(size) => table.setPagination({ pageIndex: 0, pageSize: Number(size) })}
        />
      </div>
    </div>
  );
}
