import type { ReactNode } from 'react';

/** A table with its heading. */
export function Table({
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
      <table className="at-table">
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
    </section>
  );
}
