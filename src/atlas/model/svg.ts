import type { Painting, Stroke } from '../painting.ts';
import type { Layout, PlacedEdge, PlacedNode, Point } from './layout.ts';
import { lineHeight } from './layout.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The line of an edge, with rounded corners. */
export function pathOf({ points }: Pick<PlacedEdge, 'points'>): string {
  const round = 8;
  const parts = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) return `M${point.x},${point.y}`;
    if (!after) return `L${point.x},${point.y}`;
    const near = (other: typeof point) => {
      const distance = Math.hypot(other.x - point.x, other.y - point.y) || 1;
      const share = Math.min(round, distance / 2) / distance;
      return `${point.x + (other.x - point.x) * share},${point.y + (other.y - point.y) * share}`;
    };
    return `L${near(before)} Q${point.x},${point.y} ${near(after)}`;
  });
  return parts.join(' ');
}

/**
 * The place for a mark: the middle of the longest stretch of an edge that goes down or up, because edges from the same
 * node share where they go across.
 */
export function markAt({ points }: Pick<PlacedEdge, 'points'>): Point {
  const stretches = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [{ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }] : [];
  });
  const isUpright = ({ from, to }: (typeof stretches)[number]) => Math.abs(from.x - to.x) < 1;
  const [longest] = stretches.toSorted(
    (a, b) => Number(isUpright(b)) - Number(isUpright(a)) || b.length - a.length,
  );
  if (!longest) return points[0] ?? { x: 0, y: 0 };
  return { x: (longest.from.x + longest.to.x) / 2, y: (longest.from.y + longest.to.y) / 2 };
}

const colours = {
  step: ['#ffffff', '#0d5c5a'],
  gate: ['#fff3d6', '#6d4600'],
  end: ['#e4f4e9', '#1a6136'],
  errorPage: ['#fdecea', '#a3221b'],
  dialog: ['#e7effa', '#1c4a86'],
  start: ['#083f3e', '#083f3e'],
  state: ['#ffffff', '#0d5c5a'],
  run: ['#eef4f4', '#0d5c5a'],
  stops: ['#fdecea', '#a3221b'],
} as const;

/** The outline of a node. A folded run looks like a pile of steps. */
export function outlineOf({ x, y, width, height, shape }: PlacedNode): string {
  if (shape === 'diamond') {
    return `M${x + width / 2},${y} l${width / 2},${height / 2} l${-width / 2},${height / 2} l${-width / 2},${-height / 2} z`;
  }
  const round = shape === 'pill' ? height / 2 : 8;
  const [across, down] = [width - 2 * round, height - 2 * round];
  const corner = (right: number, below: number) => `a${round},${round} 0 0 1 ${right},${below}`;
  const box = `M${x + round},${y} h${across} ${corner(round, round)} v${down} ${corner(-round, round)} h${-across} ${corner(-round, -round)} v${-down} ${corner(round, -round)} z`;
  return shape === 'stack'
    ? `M${x + round},${y + height} v4 h${across + 12} v${-down - 12} h-4 v${down + 8} z ${box}`
    : box;
}

/** Where the lines of text in a node begin, or where their middle is. */
export const linesAt = ({
  x,
  width,
  shape,
}: PlacedNode): { readonly x: number; readonly anchor: 'start' | 'middle' } =>
  shape === 'list' ? { x: x + 14, anchor: 'start' } : { x: x + width / 2, anchor: 'middle' };

/** The first line of text in a node. */
export const firstLineAt = ({ y, height, lines, captions }: PlacedNode): number =>
  y + height / 2 - ((lines.length + captions.length - 1) * lineHeight) / 2;

function nodeSvg(placed: PlacedNode, stroke: Stroke | undefined): string {
  const { node, lines, captions } = placed;
  const [fill, line] = colours[node.kind];
  const { x, anchor } = linesAt(placed);
  const ink = node.kind === 'start' ? '#ffffff' : '#1a2229';
  const top = firstLineAt(placed);
  const texts = [...lines, ...captions].map(
    (text, index) =>
      `<text x="${x}" y="${top + index * lineHeight}" fill="${ink}" text-anchor="${anchor}" dominant-baseline="central"${
        index < lines.length ? ' font-weight="600"' : ' font-size="12"'
      }>${escaped(text)}</text>`,
  );
  return `<g><path d="${outlineOf(placed)}" fill="${fill}" stroke="${stroke ? tones[stroke.tone] : line}" stroke-width="${stroke ? 2 : 1}"/>${texts.join('')}</g>`;
}

const tones = { plain: '#4c5760', good: '#1a6136', warn: '#6d4600', bad: '#a3221b' } as const;

function edgeSvg(placed: PlacedEdge, stroke: Stroke | undefined): string {
  const dashes = stroke?.isDashed ? '2 5' : placed.edge.layer === 'onward' ? 'none' : '5 4';
  const line = `<path d="${pathOf(placed)}" fill="none" stroke="${tones[stroke?.tone ?? 'plain']}" stroke-width="${
    stroke ? (stroke.width ?? 2) : 1
  }" stroke-dasharray="${dashes}" marker-end="url(#head)"/>`;
  const texts = placed.lines.map(
    (text, index) =>
      `<text x="${placed.labelAt.x}" y="${placed.labelAt.y + index * lineHeight}" font-size="12" fill="#1a2229" stroke="#ffffff" stroke-width="4" paint-order="stroke" text-anchor="middle" dominant-baseline="central">${escaped(text)}</text>`,
  );
  return `<g>${line}${texts.join('')}</g>`;
}

function markSvg(text: string, { x, y }: Point, tone: Stroke['tone']): string {
  const width = text.length * 7.5 + 10;
  return `<rect x="${x - width / 2}" y="${y - 9}" width="${width}" height="18" rx="9" fill="#ffffff" stroke="${tones[tone]}"/><text x="${x}" y="${y}" font-size="12" font-weight="600" fill="#1a2229" text-anchor="middle" dominant-baseline="central">${escaped(text)}</text>`;
}

/** The marks of a painting, above everything else. */
function marksSvg({ edges, nodes }: Layout, painting: Painting): readonly string[] {
  const mark = (stroke: Stroke | undefined, at: Point) =>
    stroke && stroke.mark !== '' ? [markSvg(stroke.mark, at, stroke.tone)] : [];
  return [
    ...edges.flatMap((placed) => mark(painting.edge(placed.edge), markAt(placed))),
    ...nodes.flatMap(({ node, x, y, width }) => mark(painting.node?.(node), { x: x + width, y })),
  ];
}

/** The drawing as a picture that stands alone, with what is painted over it. */
export function svgOf(layout: Layout, title: string, painting?: Painting): string {
  const { width, height } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="context-stroke"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...layout.edges.map((placed) => edgeSvg(placed, painting?.edge(placed.edge))),
    ...layout.nodes.map((placed) => nodeSvg(placed, painting?.node?.(placed.node))),
    ...(painting ? marksSvg(layout, painting) : []),
    '</svg>',
  ].join('\n');
}
