import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { countOf, endTitle, stepTitle } from '../../walkthrough/sentences.ts';

/** A journey in a minute: what it asks, in which order and when, and where it ends. */
export function JourneyOverview({
  flow,
  onChoose,
}: {
  readonly flow: FlowWithCopy;
  onChoose(node: string): void;
}) {
  const { journey, copy } = flow;
  return (
    <div className="at-stack">
      <h2>{copy.name}</h2>
      <p>
        {countOf(journey.steps.length, 'step')}, {countOf(Object.keys(journey.rules).length, 'rule')},{' '}
        {countOf(Object.keys(journey.operations).length, 'operation')}. Choose a step to see what it asks,
        what it says and how it looks.
      </p>
      <ol className="at-glance">
        {journey.steps.map(({ id, when }) => (
          <li key={id}>
            <button type="button" className="at-link" onClick={() => onChoose(id)}>
              {stepTitle(copy, id)}
            </button>
            {when === undefined ? null : <div className="at-soft">when {when}</div>}
          </li>
        ))}
      </ol>
      <h3>It ends at</h3>
      <ul>
        {Object.entries(journey.ends).map(([id, { route, preserves }]) => (
          <li key={id}>
            {endTitle(flow, id)} <code>{route}</code>
            {preserves ? ', where the answers are kept' : ''}
          </li>
        ))}
      </ul>
    </div>
  );
}
