import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { DrawnEdge, DrawnNode } from './DrawnParts.tsx';
import type { Graph, GraphNode } from './model/graph.ts';
import type { Layout, PlacedNode } from './model/layout.ts';
import { neighbours } from './model/view.ts';
import type { Painting } from './paints.ts';
import { useDragging } from './useDragging.ts';

/** What a case lights up. */
export interface Lights {
  /** Ids of the edges that it went along. */
  readonly edges: ReadonlySet<string>;
  /** How the walk finds each step. */
  readonly found: ReadonlyMap<string, string>;
  readonly at: string;
}

const zooms = [0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.6] as const;

const kindNames: Readonly<Record<GraphNode['kind'], string>> = {
  start: 'start',
  step: 'step',
  gate: 'decision before',
  end: 'end',
  halt: 'error page',
  dialog: 'dialog',
};

const nameOf = ({ kind, title, caption, step }: GraphNode): string =>
  kind === 'gate' ? `Decision before ${step}: ${caption}` : `${title}, ${kindNames[kind]} ${caption}`.trim();

/** A journey drawn as a graph. Drag or scroll to move about; the arrow keys go along the edges. */
export function Drawing({
  graph,
  layout,
  chosen,
  lights,
  painting,
  onChoose,
}: {
  readonly graph: Graph;
  readonly layout: Layout;
  readonly chosen: string;
  readonly lights?: Lights | undefined;
  readonly painting?: Painting | undefined;
  onChoose(node: string): void;
}) {
  const [zoom, setZoom] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const nodes = useRef(new Map<string, HTMLButtonElement>());
  const dragging = useDragging(frame);
  const reached = layout.nodes.some(({ node }) => node.id === chosen) ? chosen : layout.nodes[0]?.node.id;
  const shown = lights?.at ?? reached;

  // Follows what is chosen, or where a case stands.
  useLayoutEffect(() => {
    const isDrawn = layout.nodes.some(({ node }) => node.id === shown);
    const button = isDrawn ? nodes.current.get(shown ?? '') : undefined;
    if (button && frame.current) reveal(frame.current, button);
  }, [shown, layout]);

  const move = (event: KeyboardEvent, id: string) => {
    const target = targetOf(graph, id, event.key);
    if (!target) return;
    event.preventDefault();
    nodes.current.get(target)?.focus();
    onChoose(target);
  };
  const zoomBy = (by: number) => {
    const index = zooms.indexOf(zoom as (typeof zooms)[number]);
    setZoom(zooms[Math.min(zooms.length - 1, Math.max(0, index + by))] ?? 1);
  };
  const fit = () => {
    const width = frame.current?.clientWidth ?? layout.width;
    setZoom(zooms.findLast((each) => each * layout.width <= width) ?? zooms[0]);
  };

  return (
    <div className="at-drawing">
      <div className="at-zoom">
        <button type="button" aria-label="Zoom out" onClick={() => zoomBy(-1)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoomBy(1)}>
          +
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
      </div>
      <div className="at-frame" ref={frame} {...dragging}>
        <div className="at-sheet" style={{ width: layout.width * zoom, height: layout.height * zoom }}>
          <svg
            aria-hidden="true"
            width={layout.width * zoom}
            height={layout.height * zoom}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
          >
            <defs>
              <marker
                id="at-head"
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="9"
                markerHeight="9"
                markerUnits="userSpaceOnUse"
                orient="auto-start-reverse"
              >
                <path d="M0,0 L8,4 L0,8 z" className="at-head" />
              </marker>
            </defs>
            {layout.edges.map((placed) => (
              <DrawnEdge
                key={placed.edge.id}
                placed={placed}
                stroke={painting?.edge(placed.edge)}
                isLit={lights?.edges.has(placed.edge.id) === true}
                isNear={placed.edge.from === chosen || placed.edge.to === chosen}
              />
            ))}
            {layout.nodes.map((placed) => (
              <DrawnNode
                key={placed.node.id}
                placed={placed}
                stroke={painting?.node?.(placed.node)}
                found={placed.node.kind === 'step' ? lights?.found.get(placed.node.id) : undefined}
                isChosen={placed.node.id === chosen}
                isAt={placed.node.id === lights?.at}
              />
            ))}
          </svg>
          {layout.nodes.map((placed) => (
            <button
              key={placed.node.id}
              ref={(element) => {
                if (element) nodes.current.set(placed.node.id, element);
                else nodes.current.delete(placed.node.id);
              }}
              type="button"
              className="at-node-button"
              tabIndex={placed.node.id === reached ? 0 : -1}
              aria-pressed={placed.node.id === chosen}
              aria-current={placed.node.id === lights?.at ? 'step' : undefined}
              style={boxOf(placed, zoom)}
              onKeyDown={(event) => move(event, placed.node.id)}
              onClick={() => onChoose(placed.node.id)}
            >
              {[nameOf(placed.node), painting?.node?.(placed.node)?.inWords].filter(Boolean).join(': ')}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Scrolls a frame, and nothing around it, so that something in it is well inside. */
function reveal(frame: HTMLElement, element: HTMLElement): void {
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const margin = 80;
  const by = (low: number, high: number) => Math.max(0, high + margin) + Math.min(0, low - margin);
  frame.scrollBy(
    by(inner.left - outer.left, inner.right - outer.right),
    by(inner.top - outer.top, inner.bottom - outer.bottom),
  );
}

/** Smallest width and height of what can be pressed, in CSS pixels. */
const smallest = 24;

function boxOf({ x, y, width, height }: PlacedNode, zoom: number) {
  const grown = { width: Math.max(smallest, width * zoom), height: Math.max(smallest, height * zoom) };
  return {
    ...grown,
    left: (x + width / 2) * zoom - grown.width / 2,
    top: (y + height / 2) * zoom - grown.height / 2,
  };
}

/** Down and up go along the edges; right and left to the other nodes that come from the same place. */
function targetOf(graph: Graph, id: string, key: string): string | undefined {
  const { after, before } = neighbours(graph, id);
  if (key === 'ArrowDown') return after[0]?.id;
  if (key === 'ArrowUp') return before[0]?.id;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const beside = neighbours(graph, before[0]?.id ?? '').after.map((node) => node.id);
  const by = key === 'ArrowRight' ? 1 : -1;
  return beside.at((beside.indexOf(id) + by) % beside.length);
}
