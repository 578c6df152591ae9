import type { ReactNode } from 'react';
import './facts.css';

/** What is known about one thing: names and values, in two columns where there is room. */
export function Facts({
  facts,
}: {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}) {
  return (
    <dl className="ds-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
