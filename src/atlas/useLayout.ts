import { useEffect, useState } from 'react';
import type { Graph } from './model/graph-shape.ts';
import { type Layout, layOut } from './model/layout.ts';

/** The layout of a graph, as soon as it is found; until then the one before. */
export function useLayout(graph: Graph): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isGone = false;
    layOut(graph).then(
      (found) => {
        if (!isGone) setLayout(found);
      },
      (error: unknown) => {
        if (!isGone) setFailure(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [graph]);
  if (failure !== undefined) throw failure;
  return layout;
}
