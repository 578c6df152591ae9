import type { GraphEdge, GraphNode } from '../../model/graph-shape.ts';
import type { JourneyDescription } from './description.ts';
import { mergedById } from './differences.ts';
import type { JourneyDifferences } from './differences-shape.ts';
import type { ChangeKind } from './item-changes.ts';

/** The graphs of two versions as one, with what became of each node and edge that is not the same in both. */
export interface MergedGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly changeKinds: ReadonlyMap<string, ChangeKind>;
}

type DescribedGraph = Pick<JourneyDescription, 'nodes' | 'edges'>;

/** A graph without nodes is one that could not be read. */
const isReadable = ({ nodes }: DescribedGraph): boolean => nodes.length > 0;

/**
 * Lays the graphs of two versions over each other. What is in the new one is drawn as it is now. Where the graph of one
 * version could not be read, only that of the other is drawn.
 * @param before missing when the journey was added, `after` when it was removed
 */
export function mergedGraph(
  before: DescribedGraph | undefined,
  after: DescribedGraph | undefined,
  { changes }: JourneyDifferences,
): MergedGraph {
  const readable = [before, after].filter((graph) => graph && isReadable(graph));
  const graphOf = (version: DescribedGraph | undefined): DescribedGraph =>
    version && !isReadable(version) && readable[0] ? readable[0] : (version ?? { nodes: [], edges: [] });
  const [was, now] = [graphOf(before), graphOf(after)];
  const nodes = mergedById(was.nodes, now.nodes);
  const edges = mergedById(was.edges, now.edges);
  const kinds = new Map<string, ChangeKind>();
  for (const { section, kind, id, steps } of changes) {
    if (section === 'transitions' && kind === 'altered') kinds.set(id, kind);
    if (section === 'transitions') continue;
    for (const node of nodes) {
      if ((node.kind !== 'step' && node.kind !== 'state') || !steps.includes(node.step)) continue;
      if (kinds.get(node.id) !== 'moved')
        kinds.set(node.id, kind === 'moved' && node.id === id ? kind : 'altered');
    }
  }
  const [idsBefore, idsAfter] = [
    new Set([...was.nodes, ...was.edges].map(({ id }) => id)),
    new Set([...now.nodes, ...now.edges].map(({ id }) => id)),
  ];
  for (const { id } of [...nodes, ...edges]) {
    if (!idsAfter.has(id)) kinds.set(id, 'removed');
    else if (!idsBefore.has(id)) kinds.set(id, 'added');
  }
  return {
    nodes: nodes.map((node) => ({ ...node, inside: [] })),
    edges: edges.map((edge) => ({ ...edge, layer: 'onward', transitions: [] })),
    changeKinds: kinds,
  };
}
