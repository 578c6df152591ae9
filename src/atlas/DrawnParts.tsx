import { lineHeight, type PlacedEdge, type PlacedNode, type Point } from './model/layout.ts';
import { markAt, pathOf } from './model/svg.ts';
import type { Stroke } from './paints.ts';

/** One edge with its sentences, and with what is painted over it. */
export function DrawnEdge({
  placed,
  stroke,
  isLit,
  isNear,
}: {
  readonly placed: PlacedEdge;
  readonly stroke: Stroke | undefined;
  readonly isLit: boolean;
  readonly isNear: boolean;
}) {
  return (
    <g
      className="at-edge"
      data-layer={placed.edge.layer}
      data-lit={isLit}
      data-near={isNear}
      data-tone={stroke?.tone}
    >
      <path
        d={pathOf(placed)}
        markerEnd="url(#at-head)"
        style={{ strokeWidth: stroke?.width, strokeDasharray: stroke?.isDashed ? '2 5' : undefined }}
      />
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
      {stroke && stroke.mark !== '' ? <Mark text={stroke.mark} at={markAt(placed)} /> : null}
    </g>
  );
}

/** A few letters on a line or at the corner of a node. */
export function Mark({ text, at }: { readonly text: string; readonly at: Point }) {
  const width = text.length * 7.5 + 10;
  return (
    <g className="at-mark">
      <rect x={at.x - width / 2} y={at.y - 9} width={width} height={18} rx={9} />
      <text x={at.x} y={at.y}>
        {text}
      </text>
    </g>
  );
}

/** One node with its title and address. */
export function DrawnNode({
  placed,
  stroke,
  found,
  isChosen,
  isAt,
}: {
  readonly placed: PlacedNode;
  readonly stroke: Stroke | undefined;
  readonly found: string | undefined;
  readonly isChosen: boolean;
  readonly isAt: boolean;
}) {
  const { node, x, y, width, height, lines } = placed;
  const captions = node.kind === 'gate' || node.kind === 'start' ? [] : [node.caption];
  const top = y + height / 2 - ((lines.length + captions.length - 1) * lineHeight) / 2;
  return (
    <g
      className="at-node"
      data-kind={node.kind}
      data-found={found}
      data-chosen={isChosen}
      data-at={isAt}
      data-tone={stroke?.tone}
    >
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
      {stroke && stroke.mark !== '' ? <Mark text={stroke.mark} at={{ x: x + width, y }} /> : null}
    </g>
  );
}
