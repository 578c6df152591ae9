import type { MoveTraffic } from '../../../../contract/traffic.ts';
import type { Graph, GraphEdge, GraphNode, Layer } from '../../model/graph-shape.ts';

/** Moves laid on the edges of a drawing. */
export interface MovesOnEdges {
  /** The moves that led along each edge, by its id. */
  readonly byEdge: ReadonlyMap<string, readonly MoveTraffic[]>;
  /** Moves for which the drawing has no way: its layer is not drawn, or they jumped to what was answered before. */
  readonly undrawn: readonly MoveTraffic[];
}

/** The edges that a move can have gone along. */
const layers: Readonly<Record<MoveTraffic['kind'], readonly Layer[]>> = {
  on: ['onward'],
  back: ['back'],
  halted: ['onward', 'errorPage', 'fault'],
  done: ['onward'],
  left: ['onward', 'dialog', 'back'],
  saved: ['onward', 'dialog'],
};

/** What a place is called in a graph: a step by its name, an end or error page by every node that leads there. */
const isPlace = (node: GraphNode, place: string | null): boolean => {
  if (place === null) return node.kind === 'start';
  return node.kind === 'step' ? node.id === place : node.id.endsWith(`>${place}`);
};

/**
 * Lays each move on the shortest way between its places. Between two of them a resident saw no other step, so the way
 * leads through decisions and dialogs alone; going back also passes steps over.
 */
export function placeMoves(graph: Graph, moves: readonly MoveTraffic[]): MovesOnEdges {
  const byEdge = new Map<string, MoveTraffic[]>();
  const beside: MoveTraffic[] = [];
  for (const move of moves) {
    const way = edgesOfMove(graph, move);
    if (!way) beside.push(move);
    for (const { id } of way ?? []) byEdge.set(id, [...(byEdge.get(id) ?? []), move]);
  }
  return { byEdge, undrawn: beside };
}

type AnyMove = Pick<MoveTraffic, 'from' | 'to' | 'kind'>;

/** The edges along which a move leads; nothing when the graph has no such way. */
export const edgesOfMove = (graph: Graph, move: AnyMove): readonly GraphEdge[] | undefined =>
  shortestWay(
    graph,
    move,
    ({ layer }) => layers[move.kind].includes(layer),
    ({ kind }) => kind === 'gate' || kind === 'dialog' || (move.kind === 'back' && kind === 'step'),
  );

/**
 * Whether the graph knows a move at all. A visit can begin at any place, or again after an end. From an error page it goes
 * on as from the step that the page belongs to. Steps that are answered
 * already are passed over on the way to another place, but nobody ends a journey at a step that was not on the screen.
 */
export function isKnownToGraph(graph: Graph, move: AnyMove): boolean {
  const exists = (place: string) => graph.nodes.some((node) => isPlace(node, place));
  if (move.from === null || move.from.startsWith('end:'))
    return exists(move.to) && (move.from === null || exists(move.from));
  const isEnding = move.to.startsWith('end:');
  const isPassed = ({ kind }: GraphNode) =>
    kind === 'gate' || kind === 'dialog' || (kind === 'step' && !isEnding);
  const { from } = move;
  const failed = graph.nodes.filter((node) => node.kind === 'errorPage' && isPlace(node, from));
  return [from, ...failed.map(({ step }) => step)].some(
    (origin) =>
      (origin !== from && origin === move.to) ||
      shortestWay(graph, { ...move, from: origin }, () => true, isPassed) !== undefined,
  );
}

function shortestWay(
  { nodes, edges }: Graph,
  { from, to }: AnyMove,
  isUsable: (edge: GraphEdge) => boolean,
  isPassed: (node: GraphNode) => boolean,
): readonly GraphEdge[] | undefined {
  const places = new Map(nodes.map((node) => [node.id, node]));
  const usable = edges.filter(isUsable);
  const seen = new Set<string>();
  let reached = nodes
    .filter((node) => isPlace(node, from))
    .map(({ id }) => ({ id, way: [] as readonly GraphEdge[] }));
  while (reached.length > 0) {
    const next: typeof reached = [];
    for (const { id, way } of reached) {
      for (const edge of usable.filter((each) => each.from === id && !seen.has(each.to))) {
        const place = places.get(edge.to);
        if (place && isPlace(place, to)) return [...way, edge];
        seen.add(edge.to);
        if (place && isPassed(place)) next.push({ id: edge.to, way: [...way, edge] });
      }
    }
    reached = next;
  }
  return undefined;
}
