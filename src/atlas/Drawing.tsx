import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { DrawnEdge, DrawnNode, EdgeMark } from './DrawnParts.tsx';
import { boxOf, reveal, targetOf } from './geometry.ts';
import type { Graph, GraphNode } from './model/graph-shape.ts';
import type { Layout } from './model/layout.ts';
import type { Painting } from './painting.ts';
import { useDragging } from './useDragging.ts';
import { useZoom } from './useZoom.tsx';

/** What a walkthrough lights up. */
export interface Lights {
  /** Ids of the edges that it went along. */
  readonly edges: ReadonlySet<string>;
  /** How the walk finds each step. */
  readonly stepStatuses: ReadonlyMap<string, string>;
  readonly at: string;
}

const kindNames: Readonly<Record<GraphNode['kind'], string>> = {
  start: 'start',
  step: 'step',
  gate: 'decision before',
  end: 'end',
  errorPage: 'error page',
  dialog: 'dialog',
  state: 'state',
  run: 'folded, press to unfold',
  stops: 'press to see or fold the reasons',
};

const nodeName = ({ kind, title, caption, step, reasons = [], isOpen }: GraphNode): string =>
  kind === 'gate'
    ? `Decision before ${step}: ${caption || title}`
    : [`${title}, ${kindNames[kind]} ${caption}`.trim(), ...(isOpen ? reasons : [])].join('; ');

interface DrawingProps {
  readonly graph: Graph;
  readonly layout: Layout;
  readonly chosen: string;
  readonly lights?: Lights | undefined;
  readonly painting?: Painting | undefined;
  onChoose(node: string): void;
  /** Told when something that is folded is pressed: a run, or the reasons for which a step stops. */
  onUnfold?(node: string): void;
}

/** The part of a page with a drawing, also while the graph is still being laid out. */
export const MapSection = ({
  layout,
  ...drawn
}: Omit<DrawingProps, 'layout'> & { readonly layout: Layout | undefined }) => (
  <section aria-label="Map" className="at-map">
    {layout ? <Drawing layout={layout} {...drawn} /> : <p role="status">Drawing the map…</p>}
  </section>
);

/** A graph as it was laid out. Drag or scroll to move about; the arrow keys go along the edges. */
export function Drawing({ graph, layout, chosen, lights, painting, onChoose, onUnfold }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const nodes = useRef(new Map<string, HTMLButtonElement>());
  const { zoom, buttons } = useZoom(frame, layout);
  const dragging = useDragging(frame);
  const reached = layout.nodes.some(({ node }) => node.id === chosen) ? chosen : layout.nodes[0]?.node.id;
  const shown = lights?.at ?? reached;

  // Follows what is chosen, or where a walkthrough stands; keeps it in view when the zoom changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const isDrawn = layout.nodes.some(({ node }) => node.id === shown);
    const button = isDrawn ? nodes.current.get(shown ?? '') : undefined;
    if (button && frame.current) reveal(frame.current, button);
  }, [shown, layout, zoom]);

  const move = (event: KeyboardEvent, id: string) => {
    const target = targetOf(graph, id, event.key);
    if (!target) return;
    event.preventDefault();
    nodes.current.get(target)?.focus();
    onChoose(target);
  };
  const press = ({ id, run, reasons }: GraphNode) => {
    if (run || reasons) onUnfold?.(id);
    if (!run) onChoose(id);
  };

  return (
    <div className="at-drawing">
      {buttons}
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
                status={placed.node.kind === 'step' ? lights?.stepStatuses.get(placed.node.id) : undefined}
                isChosen={placed.node.id === chosen}
                isAt={placed.node.id === lights?.at}
              />
            ))}
            {painting
              ? layout.edges.map((placed) => (
                  <EdgeMark key={placed.edge.id} placed={placed} stroke={painting.edge(placed.edge)} />
                ))
              : null}
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
              onClick={() => press(placed.node)}
            >
              {[nodeName(placed.node), painting?.node?.(placed.node)?.inWords].filter(Boolean).join(': ')}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
