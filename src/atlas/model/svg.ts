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

/** The middle of the longest stretch of an edge: the place for a mark. */
export function markAt({ points }: Pick<PlacedEdge, 'points'>): Point {
  const stretches = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [{ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }] : [];
  });
  const [longest] = stretches.toSorted((a, b) => b.length - a.length);
  if (!longest) return points[0] ?? { x: 0, y: 0 };
  return { x: (longest.from.x + longest.to.x) / 2, y: (longest.from.y + longest.to.y) / 2 };
}

const colours = {
  step: ['#ffffff', '#0d5c5a'],
  gate: ['#fff3d6', '#6d4600'],
  end: ['#e4f4e9', '#1a6136'],
  halt: ['#fdecea', '#a3221b'],
  dialog: ['#e7effa', '#1c4a86'],
  start: ['#083f3e', '#083f3e'],
} as const;

function nodeSvg({ node, x, y, width, height, lines }: PlacedNode): string {
  const [fill, line] = colours[node.kind];
  const middle = x + width / 2;
  if (node.kind === 'gate' && lines.length === 0) {
    const half = width / 2;
    const shape = `M${middle},${y} l${half},${half} l${-half},${half} l${-half},${-half} z`;
    return `<path d="${shape}" fill="${fill}" stroke="${line}"/>`;
  }
  const ink = node.kind === 'start' ? '#ffffff' : '#1a2229';
  const captions = node.kind === 'gate' || node.kind === 'start' ? [] : [node.caption];
  const top = y + height / 2 - ((lines.length + captions.length - 1) * lineHeight) / 2;
  const texts = [...lines, ...captions].map(
    (text, index) =>
      `<text x="${middle}" y="${top + index * lineHeight}" fill="${ink}" text-anchor="middle" dominant-baseline="central"${
        index < lines.length ? ' font-weight="600"' : ' font-size="12"'
      }>${escaped(text)}</text>`,
  );
  const round = node.kind === 'step' ? 8 : height / 2;
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${line}"/>${texts.join('')}</g>`;
}

function edgeSvg(placed: PlacedEdge): string {
  const isQuiet = placed.edge.layer !== 'way';
  const line = `<path d="${pathOf(placed)}" fill="none" stroke="#4c5760" marker-end="url(#head)"${
    isQuiet ? ' stroke-dasharray="5 4"' : ''
  }/>`;
  const texts = placed.lines.map(
    (text, index) =>
      `<text x="${placed.labelAt.x}" y="${placed.labelAt.y + index * lineHeight}" font-size="12" fill="#1a2229" stroke="#ffffff" stroke-width="4" paint-order="stroke" text-anchor="middle" dominant-baseline="central">${escaped(text)}</text>`,
  );
  return `<g>${line}${texts.join('')}</g>`;
}

/** The drawing as a picture that stands alone. */
export function svgOf(layout: Layout, title: string): string {
  const { width, height } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="#4c5760"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...layout.edges.map(edgeSvg),
    ...layout.nodes.map(nodeSvg),
    '</svg>',
  ].join('\n');
}
