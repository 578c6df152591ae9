import { useMemo } from 'react';
import { Drawing } from '../Drawing.tsx';
import { PaintKey } from '../PaintKey.tsx';
import { useLayout } from '../useLayout.ts';
import type { Versions } from './model/description.ts';
import type { JourneyDifferences } from './model/differences-shape.ts';
import { type MergedGraph, mergedGraph } from './model/merged-graph.ts';
import { paintingOf } from './model/painting.ts';

/** The graphs of both versions of a journey as one drawing, in which what changed is marked. */
export function ChangedMap({
  versions: { was, now },
  journey,
  chosen,
  onChoose,
}: {
  readonly versions: Versions;
  readonly journey: JourneyDifferences;
  readonly chosen: string;
  onChoose(node: string, step: string): void;
}) {
  const both = useMemo(() => {
    const find = ({ journeys, machines = [] }: typeof was) =>
      [...journeys, ...machines].find(({ id }) => id === journey.id);
    return mergedGraph(find(was), find(now), journey);
  }, [was, now, journey]);
  const graph = useMemo(() => ({ id: journey.id, ...both }), [journey, both]);
  const layout = useLayout(graph);
  if (!layout) return <p role="status">Drawing the map…</p>;
  const painting = paintingOf(both);
  return (
    <section aria-label="Map of what changed" className="at-changed-map">
      <PaintKey painting={painting} />
      <Drawing
        graph={graph}
        layout={layout}
        chosen={chosen === '' ? firstChanged(both) : chosen}
        painting={painting}
        onChoose={(id) => onChoose(id, graph.nodes.find((node) => node.id === id)?.step ?? '')}
      />
    </section>
  );
}

/** What is shown first: a changed place rather than the start. */
const firstChanged = ({ nodes, changeKinds: kinds }: MergedGraph): string =>
  nodes.find(({ id }) => kinds.has(id))?.id ?? '';
