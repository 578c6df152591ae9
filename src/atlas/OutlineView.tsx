import type { ViewProps } from './views.tsx';
import { WalkTables } from './WalkTables.tsx';

/** Everything that the map shows, as headings, lists and tables. */
export const OutlineView = ({ source }: ViewProps) => (
  <div className="at-outline at-stack">
    {source.overview({ onChoose: (node) => document.getElementById(`at-node-${node}`)?.scrollIntoView() })}
    {source.outline()}
    <WalkTables source={source} />
  </div>
);
