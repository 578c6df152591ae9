import type { ReactNode } from 'react';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { stepTitle } from '../../walkthrough/sentences.ts';
import type { Graph, GraphNode } from '../model/graph-shape.ts';
import { PaintedEdges } from '../PaintKey.tsx';
import type { Painting } from '../painting.ts';
import { StepDetails } from './StepDetails.tsx';
import { StopsDetails } from './StopsDetails.tsx';

/** What is known about a node: a step with everything in it, else what leads there. */
export function JourneyNodeDetails({
  flow,
  graph,
  node,
  painting,
  onChoose,
  children,
}: {
  readonly flow: FlowWithCopy;
  readonly graph: Graph;
  readonly node: GraphNode;
  readonly painting?: Painting | undefined;
  onChoose(node: string): void;
  /** The screen of a step. */
  readonly children?: ReactNode;
}) {
  const step = flow.journey.steps.find(({ id }) => id === node.step);
  const painted = painting ? <PaintedEdges graph={graph} node={node} painting={painting} /> : null;
  if (step && (node.kind === 'step' || node.kind === 'gate')) {
    return (
      <StepDetails flow={flow} step={step}>
        {painted}
        {children}
      </StepDetails>
    );
  }
  if (step && node.kind === 'stops') return <StopsDetails flow={flow} step={step.id} />;
  const alike = graph.nodes.filter(({ kind, title }) => kind === node.kind && title === node.title);
  return (
    <div className="at-stack">
      <h2>{node.title}</h2>
      {node.caption === '' ? null : <p>{node.caption}</p>}
      {painted}
      {alike.map(({ id }) => (
        <WaysTo key={id} flow={flow} graph={graph} to={id} onChoose={onChoose} />
      ))}
    </div>
  );
}

function WaysTo({
  flow,
  graph,
  to,
  onChoose,
}: {
  readonly flow: FlowWithCopy;
  readonly graph: Graph;
  readonly to: string;
  onChoose(node: string): void;
}) {
  const from = (id: string) => graph.nodes.find((node) => node.id === id);
  return graph.edges
    .filter((edge) => edge.to === to)
    .map((edge) => {
      const step = from(edge.from)?.step ?? '';
      return (
        <section key={edge.id} className="at-stack">
          <h3>
            From{' '}
            <button type="button" className="at-link" onClick={() => onChoose(step)}>
              {stepTitle(flow.copy, step)}
            </button>
          </h3>
          <ul>
            {[...new Set(edge.transitions.map(({ because }) => because))].map((because) => (
              <li key={because}>{because}</li>
            ))}
          </ul>
        </section>
      );
    });
}
