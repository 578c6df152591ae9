import {
  createColumnHelper,
  type ReactTable,
  rowPaginationFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListDefinition } from '../../machines/list/list-query.ts';
import type { LinkComponent } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { ListPresentation } from './presentation.ts';
import type { RunningList } from './useList.ts';
import './table.css';

const features = tableFeatures({ rowPaginationFeature });

export type PagedTable<Row extends object> = ReactTable<typeof features, Row>;

/** The rows of a list as a table whose pages come from the provider. */
export function useListTable<Row extends object>(
  { columns: names }: ListDefinition,
  { copy, cells, keyOf }: ListPresentation<Row>,
  { rows, total, query, send }: RunningList<Row>,
): PagedTable<Row> {
  const columns = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      names.map((name) =>
        helper.display({
          id: name,
          header: copy.columns[name] ?? name,
          cell: ({ row }) => cells[name]?.(row.original),
        }),
      ),
    );
  }, [names, copy, cells]);
  const pagination = { pageIndex: query.page, pageSize: query.size };
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: keyOf,
    manualPagination: true,
    rowCount: total,
    state: { pagination },
    onPaginationChange: (change) => {
      const next = typeof change === 'function' ? change(pagination) : change;
      if (next.pageSize === query.size) send({ type: 'PAGE', page: next.pageIndex });
      else send({ type: 'SIZE', size: next.pageSize });
    },
  });
}

/** The table. Each row can be pressed anywhere, and is one link to whoever cannot see it. */
export function ListTable<Row extends object>({
  table,
  presentation,
  caption,
  link: Link,
  onOpen,
}: {
  readonly table: PagedTable<Row>;
  readonly presentation: ListPresentation<Row>;
  readonly caption: string;
  readonly link: LinkComponent;
  onOpen(row: string): void;
}) {
  return (
    <table className="ds-list-table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col" data-column={header.column.id}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-row={row.id}>
            {row.getAllCells().map((cell, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell key={cell.id} scope={index === 0 ? 'row' : undefined} data-column={cell.column.id}>
                  {index === 0 && presentation.addressOf ? (
                    <Link
                      href={presentation.addressOf(row.original)}
                      className="ds-list-open"
                      onClick={() => onOpen(row.id)}
                    >
                      <table.FlexRender cell={cell} />
                    </Link>
                  ) : (
                    <table.FlexRender cell={cell} />
                  )}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
