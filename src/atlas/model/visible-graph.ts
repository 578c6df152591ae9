import type { Transition } from '../../../machines/engine/index.ts';
import type { Graph, GraphEdge, GraphNode, Layer } from './graph-shape.ts';

/**
 * The part of a graph that is to be drawn. The way itself is always part of it.
 * @param only the step whose other layers are drawn; those of all steps, unless told. Where residents are stopped is
 * drawn for all.
 */
export function visibleGraph(graph: Graph, layers: ReadonlySet<Layer>, only?: string): Graph {
  const whole = layers.has('dialog') ? graph : foldDialogs(graph);
  const stepOf = new Map(whole.nodes.map(({ id, step }) => [id, step]));
  const edges = whole.edges.filter(
    ({ layer, from }) =>
      layer === 'onward' ||
      (layers.has(layer) && (only === undefined || layer === 'stop' || stepOf.get(from) === only)),
  );
  const touched = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return {
    ...whole,
    nodes: whole.nodes.filter(({ id, kind }) => kind === 'step' || touched.has(id)),
    edges,
  };
}

/** A drawing with the ends and error pages to which these transitions led, though their layer is not drawn. */
export function withEndsReached(whole: Graph, drawn: Graph, taken: ReadonlySet<string>): Graph {
  const known = new Set(drawn.nodes.map(({ id }) => id));
  const places = new Map(whole.nodes.map((node) => [node.id, node]));
  const isClosing = ({ target }: Transition) => target?.activity === 'ended' || target?.activity === 'failed';
  const more = whole.edges
    .filter(
      ({ to, transitions }) =>
        !known.has(to) && transitions.some((transition) => isClosing(transition) && taken.has(transition.id)),
    )
    // What leads there from a dialog is drawn from the step below it.
    .map((edge) => ({
      ...edge,
      from: known.has(edge.from) ? edge.from : (places.get(edge.from)?.step ?? ''),
    }));
  if (more.length === 0) return drawn;
  return {
    ...drawn,
    nodes: [...drawn.nodes, ...new Set(more.flatMap(({ to }) => places.get(to) ?? []))],
    edges: [...drawn.edges, ...more],
  };
}

/** Takes dialogs out: what leads through one leads straight to where it goes. */
function foldDialogs(graph: Graph): Graph {
  const dialogs = new Set(graph.nodes.flatMap(({ id, kind }) => (kind === 'dialog' ? [id] : [])));
  const touches = (edge: GraphEdge) => dialogs.has(edge.from) || dialogs.has(edge.to);
  const folded = [...dialogs].flatMap((dialog) => {
    const into = graph.edges.filter((edge) => edge.to === dialog && edge.layer !== 'dialog');
    const out = graph.edges.filter((edge) => edge.from === dialog && edge.layer !== 'dialog');
    return into.flatMap((before) =>
      out.map((after) => ({
        ...before,
        id: `${before.id} → ${after.to} (${after.layer})`,
        to: after.to,
        layer: after.layer,
        label: after.layer === 'onward' ? before.label : after.label,
        transitions: [...before.transitions, ...after.transitions],
      })),
    );
  });
  return {
    ...graph,
    nodes: graph.nodes.filter(({ id }) => !dialogs.has(id)),
    edges: [...graph.edges.filter((edge) => !touches(edge)), ...folded],
  };
}

/** The neighbours of a node in reading order: where it leads, and what leads there. */
export function neighbours(
  { nodes, edges }: Graph,
  id: string,
): { readonly after: readonly GraphNode[]; readonly before: readonly GraphNode[] } {
  const node = new Map(nodes.map((each) => [each.id, each]));
  const list = (ids: readonly string[]) => [...new Set(ids)].flatMap((each) => node.get(each) ?? []);
  const mainFirst = edges.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  return {
    after: list(mainFirst.filter(({ from }) => from === id).map(({ to }) => to)),
    before: list(mainFirst.filter(({ to }) => to === id).map(({ from }) => from)),
  };
}
