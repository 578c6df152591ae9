import { Mark } from './DrawnParts.tsx';
import type { Graph, GraphNode } from './model/graph-shape.ts';
import type { Painting, Stroke } from './painting.ts';

/** What a painting is of, and what its lines mean. */
export function PaintKey({ painting }: { readonly painting: Painting }) {
  return (
    <section aria-label="What is painted" className="at-key">
      <p role="status">{painting.summary}</p>
      <ul>
        {painting.legend.map((stroke) => (
          <li key={stroke.inWords}>
            <KeyLine stroke={stroke} />
            {stroke.inWords}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is painted at a node and on its edges, in words. */
export function PaintedEdges({
  graph: { nodes, edges },
  node,
  painting,
}: {
  readonly graph: Graph;
  readonly node: GraphNode;
  readonly painting: Painting;
}) {
  const title = (id: string) => nodes.find((each) => each.id === id)?.title || 'a decision';
  const own = painting.node?.(node);
  return (
    <section aria-label="Painted here" className="at-card">
      {own ? <p>{own.inWords}</p> : null}
      <ul>
        {edges
          .filter(({ from, to }) => from === node.id || to === node.id)
          .map((edge) => [edge, painting.edge(edge)] as const)
          .map(([edge, stroke]) =>
            stroke ? (
              <li key={edge.id}>
                {edge.from === node.id ? `To ${title(edge.to)}` : `From ${title(edge.from)}`}:{' '}
                {stroke.inWords}
              </li>
            ) : null,
          )}
      </ul>
    </section>
  );
}

function KeyLine({ stroke: { tone, width, isDashed, mark } }: { readonly stroke: Stroke }) {
  return (
    <svg aria-hidden="true" className="at-key-line" data-tone={tone} width={56} height={20}>
      <path d="M2,10 H54" style={{ strokeWidth: width, strokeDasharray: isDashed ? '2 5' : undefined }} />
      {mark === '' ? null : <Mark text={mark} at={{ x: 28, y: 10 }} />}
    </svg>
  );
}
