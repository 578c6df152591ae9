import type { Graph, GraphEdge, GraphNode } from './graph-shape.ts';

/** A run is named by its first node. */
const runId = (first: GraphNode): string => `run:${first.id}`;

const isStep = ({ kind }: GraphNode): boolean => kind === 'step' || kind === 'state';

/** The nodes of each part that several steps make, in their order. */
function partsOf({ nodes }: Graph): readonly (readonly GraphNode[])[] {
  const parts = Map.groupBy(
    nodes.filter(({ part }) => part !== undefined),
    ({ part }) => part,
  );
  return [...parts.values()].filter((part) => part.length > 1);
}

/** Whether steps of a graph make parts, which are too many to be drawn one by one. */
export const hasParts = (graph: Graph): boolean => partsOf(graph).length > 0;

/** What is drawn as one: the parts of a journey, and the straight runs besides. */
const foldsOf = (graph: Graph): readonly (readonly GraphNode[])[] => [
  ...partsOf(graph),
  ...runsOf({ ...graph, nodes: graph.nodes.filter(({ part }) => part === undefined) }),
];

/** Edges from one node to the same other one, as one: which of them it is can be seen once they are unfolded. */
function joined(edges: readonly GraphEdge[], folded: ReadonlySet<string>): readonly GraphEdge[] {
  const groups = Map.groupBy(edges, (edge) =>
    folded.has(edge.from) && folded.has(edge.to) ? `${edge.from} ${edge.to} ${edge.layer}` : edge.id,
  );
  return [...groups.values()].flatMap(([first, ...more]) =>
    first && more.length > 0
      ? [
          {
            ...first,
            label: [],
            isMain: true,
            transitions: [first, ...more].flatMap(({ transitions }) => transitions),
          },
        ]
      : first
        ? [first]
        : [],
  );
}

/**
 * The straight runs of a graph: two or more steps, one after the other, between which nothing branches off and nothing
 * joins. Only the first may be come to from several places, only the last may lead to several.
 */
function runsOf({ nodes, edges }: Graph): readonly (readonly GraphNode[])[] {
  const node = new Map(nodes.map((each) => [each.id, each]));
  const only = (list: readonly GraphEdge[]) => (list.length === 1 ? list[0] : undefined);
  const next = (from: GraphNode): GraphNode | undefined => {
    const out = only(edges.filter((edge) => edge.from === from.id));
    const to = node.get(out?.to ?? '');
    const isJoined = only(edges.filter((edge) => edge.to === to?.id)) === undefined;
    return to && isStep(to) && !isJoined ? to : undefined;
  };
  const following = new Map(nodes.filter(isStep).map((each) => [each.id, next(each)]));
  const followers = new Set([...following.values()].map((each) => each?.id));
  return nodes
    .filter((each) => isStep(each) && !followers.has(each.id))
    .map((first) => {
      const run = [first];
      for (let at = following.get(first.id); at; at = following.get(at.id)) run.push(at);
      return run;
    })
    .filter((run) => run.length > 1);
}

/**
 * A graph in which each part and each straight run is one node, which says how many steps it stands for.
 * @param unfolded names of the runs that are drawn as their steps
 */
export function foldRuns(graph: Graph, unfolded: ReadonlySet<string>): Graph {
  const folded = foldsOf(graph).filter(([first]) => first && !unfolded.has(runId(first)));
  const place = new Map(
    folded.flatMap((run) => run.map(({ id }) => [id, run[0] ? runId(run[0]) : id] as const)),
  );
  const at = (id: string): string => place.get(id) ?? id;
  const standsFirst = new Map(folded.map((run) => [run[0]?.id, run]));
  const isWithin = ({ from, to }: GraphEdge) => place.has(from) && at(from) === at(to);
  return {
    ...graph,
    nodes: graph.nodes.flatMap((node) => {
      const run = standsFirst.get(node.id);
      return run ? [runNode(graph, run)] : place.has(node.id) ? [] : [node];
    }),
    edges: joined(
      graph.edges
        .filter((edge) => !isWithin(edge))
        .map((edge) => ({ ...edge, from: at(edge.from), to: at(edge.to) })),
      new Set(folded.flatMap(([first]) => (first ? [runId(first)] : []))),
    ),
  };
}

const stepCount = (steps: number): string => (steps === 1 ? '1 step' : `${steps} steps`);

/** The runs that a graph could be folded to. */
export const runNames = (graph: Graph): readonly string[] =>
  foldsOf(graph).flatMap(([first]) => (first ? [runId(first)] : []));

function runNode({ edges }: Graph, run: readonly GraphNode[]): GraphNode {
  const [first] = run;
  const last = run.at(-1);
  const ids = new Set(run.map(({ id }) => id));
  return {
    id: first ? runId(first) : '',
    kind: 'run',
    step: first?.step ?? '',
    title: first?.part
      ? `${first.part}: ${stepCount(run.filter(isStep).length)}`
      : `${run.length} steps: ${first?.title ?? ''} … ${last?.title ?? ''}`,
    caption: '',
    inside: [
      ...run.flatMap(({ inside }) => inside),
      ...edges
        .filter(({ from, to }) => ids.has(from) && ids.has(to))
        .flatMap(({ transitions }) => transitions),
    ],
    run,
  };
}
