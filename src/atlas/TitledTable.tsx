import type { ReactNode } from 'react';
import { HeadedTable } from './HeadedTable.tsx';

/** A table with its heading. */
export function TitledTable({
  title,
  heads,
  children,
}: {
  readonly title: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="at-stack">
      <h2>{title}</h2>
      <HeadedTable heads={heads}>{children}</HeadedTable>
    </section>
  );
}
