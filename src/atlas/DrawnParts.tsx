import { lineHeight, type PlacedEdge, type PlacedNode } from './model/layout.ts';
import { pathOf } from './model/svg.ts';

/** One edge with its sentences. */
export function DrawnEdge({
  placed,
  isLit,
  isNear,
}: {
  readonly placed: PlacedEdge;
  readonly isLit: boolean;
  readonly isNear: boolean;
}) {
  return (
    <g className="at-edge" data-layer={placed.edge.layer} data-lit={isLit} data-near={isNear}>
      <path d={pathOf(placed)} markerEnd="url(#at-head)" />
      {placed.lines.map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sentence have no other name
          key={index}
          x={placed.labelAt.x}
          y={placed.labelAt.y + index * lineHeight}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** One node with its title and address. */
export function DrawnNode({
  placed,
  found,
  isChosen,
  isAt,
}: {
  readonly placed: PlacedNode;
  readonly found: string | undefined;
  readonly isChosen: boolean;
  readonly isAt: boolean;
}) {
  const { node, x, y, width, height, lines } = placed;
  const captions = node.kind === 'gate' || node.kind === 'start' ? [] : [node.caption];
  const top = y + height / 2 - ((lines.length + captions.length - 1) * lineHeight) / 2;
  return (
    <g className="at-node" data-kind={node.kind} data-found={found} data-chosen={isChosen} data-at={isAt}>
      {node.kind === 'gate' && lines.length === 0 ? (
        <path
          d={`M${x + width / 2},${y} l${width / 2},${height / 2} l${-width / 2},${height / 2} l${-width / 2},${-height / 2} z`}
        />
      ) : (
        <rect x={x} y={y} width={width} height={height} rx={node.kind === 'step' ? 8 : height / 2} />
      )}
      {[...lines, ...captions].map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a title have no other name
          key={index}
          className={index < lines.length ? 'at-title' : 'at-caption'}
          x={x + width / 2}
          y={top + index * lineHeight}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
