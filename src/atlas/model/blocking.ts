import { type Journey, type Step, stopsAt, type Transition } from '../../../machines/engine/index.ts';
import type { Graph, GraphNode } from './graph-shape.ts';
import { leadsOf } from './transition-targets.ts';

/** Whether a transition that stays at its step is one of a resident who cannot go on. */
export function isStop(journey: Journey, step: Step, transition: Transition): boolean {
  const leads = transition.outcome && leadsOf(journey, transition);
  if (leads === 'block' || leads === 'stay') return true;
  return (
    transition.event === 'CONTINUE' &&
    stopsAt(journey, step).some(({ because }) => transition.because === `cannot continue: ${because}`)
  );
}

/** The node that says for which reasons residents are stopped at a step. */
export function stopsNode(journey: Journey, step: Step): Omit<GraphNode, 'inside'> {
  const reasons = stopsAt(journey, step).map(({ because }) => because);
  return {
    id: `${step.id}/stops`,
    kind: 'stops',
    step: step.id,
    title: reasons.length === 1 ? 'Stops for 1 reason' : `Stops for ${reasons.length} reasons`,
    caption: '',
    reasons,
    part: step.group,
  };
}

/** A graph in which these nodes say their reasons, and others only how many there are. */
export const openStops = (graph: Graph, isOpen: (node: string) => boolean): Graph => ({
  ...graph,
  nodes: graph.nodes.map((node) =>
    node.kind === 'stops' && isOpen(node.id) ? { ...node, isOpen: true } : node,
  ),
});

/** A drawing with all that the whole graph knows about where residents are stopped, reason by reason. */
export function withStops(whole: Graph, drawn: Graph): Graph {
  const known = new Set([...drawn.nodes, ...drawn.edges].map(({ id }) => id));
  const standIns = new Map(
    drawn.nodes.flatMap(({ id, run = [] }) =>
      [id, ...run.map((node) => node.id)].map((of) => [of, id] as const),
    ),
  );
  const edges = whole.edges
    .filter(({ id, layer }) => layer === 'stop' && !known.has(id))
    .flatMap((edge) => {
      const from = standIns.get(edge.from);
      return from === undefined || standIns.get(edge.to) === from ? [] : [{ ...edge, from }];
    });
  const added = new Set(edges.map(({ to }) => to));
  const nodes = whole.nodes.filter(({ id }) => added.has(id) && !known.has(id));
  return openStops(
    { ...drawn, nodes: [...drawn.nodes, ...nodes], edges: [...drawn.edges, ...edges] },
    () => true,
  );
}
