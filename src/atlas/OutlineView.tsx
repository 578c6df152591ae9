import { CoverageTables } from './CoverageTables.tsx';
import type { ViewProps } from './view-props.ts';

/** Everything that the map shows, as headings, lists and tables. */
export const OutlineView = ({ source }: ViewProps) => (
  <div className="at-outline at-stack">
    {source.overview({ onChoose: (node) => document.getElementById(`at-node-${node}`)?.scrollIntoView() })}
    {source.outline()}
    <CoverageTables source={source} />
  </div>
);
