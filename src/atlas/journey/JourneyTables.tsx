import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { endTitle, errorPageTitle } from '../../walkthrough/sentences.ts';
import type { Graph } from '../model/graph-shape.ts';
import { rulesOf } from '../model/rules.ts';
import { textsOf } from '../model/texts.ts';
import { TitledTable } from '../TitledTable.tsx';
import { StepDetails } from './StepDetails.tsx';

/** Steps, transitions, rules, ends and texts of a journey. */
export const JourneyTables = ({ flow, graph }: { readonly flow: FlowWithCopy; readonly graph: Graph }) => (
  <>
    <section aria-label="Steps" className="at-stack">
      {flow.journey.steps.map((step) => (
        <article key={step.id} id={`at-node-${step.id}`} className="at-article">
          <StepDetails flow={flow} step={step} />
        </article>
      ))}
    </section>
    <TransitionTable graph={graph} />
    <RuleUseTable flow={flow} />
    <EndTable flow={flow} />
    <TextTable flow={flow} />
  </>
);

function TransitionTable({ graph }: { readonly graph: Graph }) {
  const named = new Map(
    graph.nodes.map(({ id, kind, title, caption, step }) => [
      id,
      kind === 'gate' ? `before ${step}` : kind === 'step' ? step : `${title} ${caption}`.trim(),
    ]),
  );
  return (
    <TitledTable title="Transitions" heads={['From', 'To', 'By', 'When']}>
      {graph.edges.map(({ id, from, to, layer, transitions }) => (
        <tr key={id}>
          <th scope="row">{named.get(from)}</th>
          <td>{named.get(to)}</td>
          <td>{layerWords[layer]}</td>
          <td>{[...new Set(transitions.map(({ because }) => because))].join('; ')}</td>
        </tr>
      ))}
    </TitledTable>
  );
}

const layerWords: Readonly<Record<Graph['edges'][number]['layer'], string>> = {
  onward: 'the way on',
  stop: 'being stopped',
  errorPage: 'an outcome',
  fault: 'a fault',
  back: 'going back',
  dialog: 'a dialog',
  jump: 'resuming or editing',
};

function RuleUseTable({ flow: { journey } }: { readonly flow: FlowWithCopy }) {
  return (
    <TitledTable title="Rules" heads={['Rule', 'Decides']}>
      {[...rulesOf(journey)].map(([rule, uses]) => (
        <tr key={rule}>
          <th scope="row">{rule}</th>
          <td>
            {uses.map(({ step, does }) => (
              <div key={`${step} ${does}`}>
                {step}: {does}
              </div>
            ))}
          </td>
        </tr>
      ))}
    </TitledTable>
  );
}

function EndTable({ flow }: { readonly flow: FlowWithCopy }) {
  const { journey } = flow;
  const places = [
    ...Object.entries(journey.ends).map(([id, place]) => ({ id, place, kind: 'end' })),
    ...Object.entries(journey.errorPages).map(([id, place]) => ({ id, place, kind: 'error page' })),
  ];
  return (
    <TitledTable title="Ends and error pages" heads={['Name', 'Kind', 'Address', 'What was answered']}>
      {places.map(({ id, place, kind }) => (
        <tr key={`${kind} ${id}`}>
          <th scope="row">
            {kind === 'end' ? endTitle(flow, id) : errorPageTitle(flow, id)} <code>{id}</code>
          </th>
          <td>{kind}</td>
          <td>{place.route}</td>
          <td>{place.preserves || kind === 'error page' ? 'is kept' : 'is forgotten'}</td>
        </tr>
      ))}
    </TitledTable>
  );
}

function TextTable({ flow }: { readonly flow: FlowWithCopy }) {
  return (
    <TitledTable title="Texts" heads={['Key', 'Text', 'Shown at']}>
      {textsOf(flow).map(({ key, text, places }) => (
        <tr key={key}>
          <th scope="row">
            <code>{key}</code>
          </th>
          <td>{text}</td>
          <td>{places.join('; ')}</td>
        </tr>
      ))}
    </TitledTable>
  );
}
