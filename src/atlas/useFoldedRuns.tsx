import { type ReactNode, useMemo, useState } from 'react';
import type { Graph } from './model/graph-shape.ts';
import { foldRuns, hasParts, runNames } from './model/runs.ts';
import { useAddressOption } from './useAddress.ts';

/** A graph with its straight runs folded where the analyst wants that, and the field to fold them. */
export function useFoldedRuns(
  graph: Graph,
  chosen: string | undefined,
): { readonly graph: Graph; readonly folding: ReactNode; unfold(run: string): void } {
  const [folding, setFolding] = useAddressOption('fold');
  const [foldsAtFirst] = useState(() => hasParts(graph));
  const isFolding = folding === '' ? foldsAtFirst : folding === 'yes';
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const runs = useMemo(() => runNames(graph), [graph]);
  const folded = useMemo(() => {
    if (!isFolding) return graph;
    const part = foldRuns(graph, unfolded);
    // What is chosen must be there to be seen.
    const hiding = part.nodes.find(({ run }) => run?.some(({ id }) => id === chosen));
    return hiding ? foldRuns(graph, new Set([...unfolded, hiding.id])) : part;
  }, [graph, isFolding, unfolded, chosen]);
  const field = (
    <label>
      <input
        type="checkbox"
        checked={isFolding}
        disabled={runs.length === 0}
        onChange={() => {
          setFolding(isFolding ? 'no' : 'yes');
          setUnfolded(new Set());
        }}
      />
      Fold runs
    </label>
  );
  return { graph: folded, folding: field, unfold: (run) => setUnfolded(new Set([...unfolded, run])) };
}
