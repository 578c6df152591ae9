import { useMemo } from 'react';
import { openStops } from './model/blocking.ts';
import type { Graph } from './model/graph-shape.ts';
import { useAddressSet } from './useAddress.ts';

/**
 * A graph in which the reasons that the analyst wants to see are drawn.
 * @returns the graph, and what folds the reasons of a badge out or in, by the id of its node
 */
export function useOpenStops(part: Graph): { readonly graph: Graph; toggle(node: string): void } {
  const [opened, toggle] = useAddressSet('open');
  const graph = useMemo(() => openStops(part, (id) => opened.has(id)), [part, opened]);
  return { graph, toggle };
}
