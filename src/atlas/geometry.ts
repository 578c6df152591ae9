import type { Graph } from './model/graph-shape.ts';
import type { PlacedNode } from './model/layout.ts';
import { neighbours } from './model/visible-graph.ts';

/** Space that is left around what is scrolled to, in CSS pixels. */
const margin = 80;

/** Scrolls a frame, and nothing around it, so that something in it is well inside; in its middle where it was outside. */
export function reveal(frame: HTMLElement, element: HTMLElement): void {
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const by = (low: number, high: number) => (low >= margin && high <= -margin ? 0 : (low + high) / 2);
  frame.scrollBy(
    by(inner.left - outer.left, inner.right - outer.right),
    by(inner.top - outer.top, inner.bottom - outer.bottom),
  );
}

/** Smallest width and height of what can be pressed, in CSS pixels. */
const smallest = 24;

/** The place of the button over a node. */
export function boxOf({ x, y, width, height }: PlacedNode, zoom: number) {
  const grown = { width: Math.max(smallest, width * zoom), height: Math.max(smallest, height * zoom) };
  return {
    ...grown,
    left: (x + width / 2) * zoom - grown.width / 2,
    top: (y + height / 2) * zoom - grown.height / 2,
  };
}

/** Down and up go along the edges; right and left to the other nodes that come from the same place. */
export function targetOf(graph: Graph, id: string, key: string): string | undefined {
  const { after, before } = neighbours(graph, id);
  if (key === 'ArrowDown') return after[0]?.id;
  if (key === 'ArrowUp') return before[0]?.id;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const beside = neighbours(graph, before[0]?.id ?? '').after.map((node) => node.id);
  const by = key === 'ArrowRight' ? 1 : -1;
  return beside.at((beside.indexOf(id) + by) % beside.length);
}
