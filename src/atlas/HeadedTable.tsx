import type { ReactNode } from 'react';

/** Rows under the heads of their columns, with a caption where nothing above it says what the table is. */
export function HeadedTable({
  heads,
  caption,
  className = 'at-table',
  children,
}: {
  readonly heads: readonly string[];
  readonly caption?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <table className={className}>
      {caption}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
