import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Graph, GraphEdge, GraphNode } from './graph-shape.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedNode extends Point {
  readonly node: GraphNode;
  readonly width: number;
  readonly height: number;
  /** The title, broken into lines. */
  readonly lines: readonly string[];
  /** What is said below it, broken into lines. */
  readonly captions: readonly string[];
  readonly shape: 'box' | 'pill' | 'stack' | 'diamond' | 'list';
}

export interface PlacedEdge {
  readonly edge: GraphEdge;
  readonly points: readonly Point[];
  /** The sentences, broken into lines, with the middle of the first. */
  readonly lines: readonly string[];
  readonly labelAt: Point;
}

/** A graph with a place for everything, in CSS pixels from the top left. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** Height of a line of text in the drawing, and the space that a letter takes on average. */
export const lineHeight = 17;
const letter = { title: 7.4, small: 6.3 };

/** Most letters in a line. */
const longest = {
  step: 30,
  state: 30,
  run: 34,
  gate: 34,
  end: 22,
  errorPage: 22,
  dialog: 24,
  stops: 30,
  start: 10,
  label: 30,
  caption: 44,
} as const;

/** A text in lines of about the same greatest length. */
function broken(text: string, max: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > max) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.filter((line) => line !== '');
}

type Look = Pick<PlacedNode, 'width' | 'height' | 'lines' | 'captions' | 'shape'>;

/** What is said below the title. The sentence of a decision stands on its edges. */
const captionOf = ({ kind, caption }: GraphNode): string =>
  kind === 'gate' || kind === 'start' ? '' : caption;

/** Reasons stand one below the other; a line that goes on is indented. */
const reasonLines = ({ reasons = [], isOpen }: GraphNode): readonly string[] =>
  isOpen
    ? reasons.flatMap((reason) =>
        broken(reason, longest.caption).map((line, index) => (index === 0 ? `• ${line}` : `\u2003${line}`)),
      )
    : [];

const shapeOf = ({ kind, title, isOpen }: GraphNode): PlacedNode['shape'] => {
  if (kind === 'gate' && title === '') return 'diamond';
  if (isOpen) return 'list';
  return kind === 'step' || kind === 'state' ? 'box' : kind === 'run' ? 'stack' : 'pill';
};

function lookOf(node: GraphNode): Look {
  const lines = broken(node.title, longest[node.kind]);
  const captions = [...broken(captionOf(node), longest.caption), ...reasonLines(node)];
  const shape = shapeOf(node);
  const look = { lines, captions, shape };
  const widest = Math.max(
    ...lines.map((line) => line.length * letter.title),
    ...captions.map((line) => line.length * letter.small),
  );
  const height = (lines.length + captions.length) * lineHeight;
  if (shape === 'diamond') return { ...look, width: 22, height: 22 };
  if (node.kind === 'start') return { ...look, width: 76, height: 32 };
  if (node.kind === 'gate') return { ...look, width: widest + 40, height: height + 16 };
  return { ...look, width: Math.max(widest, 72) + 32, height: height + 20 };
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=16,left=16,bottom=64,right=16]',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
};

const straight = {
  'elk.layered.priority.straightness': '100',
  'elk.layered.priority.direction': '100',
  'elk.layered.priority.shortness': '100',
};

/**
 * One point in and one out keep the main way a straight line. Where edges lead back as well, nobody could tell them
 * apart.
 */
const joinsEdges = ({ nodes, edges }: Graph): boolean =>
  nodes.every(({ kind }) => kind !== 'state') &&
  edges.every(({ layer }) => layer === 'onward' || layer === 'errorPage' || layer === 'fault');

/** The straightest placement takes seconds for a drawing with more edges than this; then the quick one is used. */
const mostForStraight = 80;
const quick = { ...options, 'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF' };

const labelLines = (edge: GraphEdge): readonly string[] =>
  edge.label.flatMap((sentence, index) =>
    broken(index > 0 && !/^and \d/.test(sentence) ? `or ${sentence}` : sentence, longest.label),
  );

function toElk(graph: Graph): ElkNode {
  return {
    id: graph.id,
    layoutOptions: {
      ...(graph.edges.length > mostForStraight ? quick : options),
      'elk.layered.mergeEdges': String(joinsEdges(graph)),
    },
    children: graph.nodes.map((node) => {
      const { width, height } = lookOf(node);
      return { id: node.id, width, height };
    }),
    edges: graph.edges.map((edge): ElkExtendedEdge => {
      const lines = labelLines(edge);
      const width = Math.max(0, ...lines.map((line) => line.length * letter.small)) + 8;
      return {
        id: edge.id,
        sources: [edge.from],
        targets: [edge.to],
        layoutOptions: edge.isMain ? straight : {},
        labels: lines.length > 0 ? [{ text: lines.join(' '), width, height: lines.length * lineHeight }] : [],
      };
    }),
  };
}

function placedEdge(edge: GraphEdge, placed: ElkExtendedEdge | undefined): PlacedEdge {
  const points = (placed?.sections ?? []).flatMap((section) => [
    section.startPoint,
    ...(section.bendPoints ?? []),
    section.endPoint,
  ]);
  const [label] = placed?.labels ?? [];
  const labelAt = {
    x: (label?.x ?? 0) + (label?.width ?? 0) / 2,
    y: (label?.y ?? 0) + lineHeight / 2,
  };
  return { edge, points, lines: labelLines(edge), labelAt };
}

/** Finds a place for every node and edge. Throws when the layout library cannot. */
export async function layOut(graph: Graph): Promise<Layout> {
  const placed = await new ELK().layout(toElk(graph));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const children = new Map((placed.children ?? []).map((child) => [child.id, child]));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    nodes: graph.nodes.map((node) => {
      const { x = 0, y = 0 } = children.get(node.id) ?? {};
      return { node, x, y, ...lookOf(node) };
    }),
    edges: graph.edges.map((edge) => placedEdge(edge, edges.get(edge.id))),
  };
}
