import { lineHeight, type PlacedEdge, type PlacedNode, type Point } from './model/layout.ts';
import { firstLineAt, linesAt, markAt, outlineOf, pathOf } from './model/svg.ts';
import type { Stroke } from './painting.ts';

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
          className="at-label"
          x={placed.labelAt.x}
          y={placed.labelAt.y + index * lineHeight}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** The mark on an edge. Drawn above all edges, so that none runs through it. */
export function EdgeMark({
  placed,
  stroke,
}: {
  readonly placed: PlacedEdge;
  readonly stroke: Stroke | undefined;
}) {
  if (!stroke || stroke.mark === '') return null;
  return (
    <g className="at-edge" data-tone={stroke.tone}>
      <Mark text={stroke.mark} at={markAt(placed)} />
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
  status,
  isChosen,
  isAt,
}: {
  readonly placed: PlacedNode;
  readonly stroke: Stroke | undefined;
  readonly status: string | undefined;
  readonly isChosen: boolean;
  readonly isAt: boolean;
}) {
  const { node, x, y, width, lines, captions } = placed;
  const top = firstLineAt(placed);
  const at = linesAt(placed);
  return (
    <g
      className="at-node"
      data-kind={node.kind}
      data-status={status}
      data-chosen={isChosen}
      data-at={isAt}
      data-tone={stroke?.tone}
    >
      <path d={outlineOf(placed)} />
      {[...lines, ...captions].map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a title have no other name
          key={index}
          className={index < lines.length ? 'at-title' : 'at-caption'}
          x={at.x}
          y={top + index * lineHeight}
          style={{ textAnchor: at.anchor }}
        >
          {line}
        </text>
      ))}
      {stroke && stroke.mark !== '' ? <Mark text={stroke.mark} at={{ x: x + width, y }} /> : null}
    </g>
  );
}
