import type { AnyEvent, Transition } from '../../../machines/engine/index.ts';
import { type Snapshot, spaced } from '../../../machines/exploration/index.ts';
import { examplesOf } from '../../walkthrough/examples.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { endTitle, faultNames, operationTitle, stepTitle } from '../../walkthrough/sentences.ts';
import { currentRules, currentSnapshot, WalkthroughRunner } from '../../walkthrough/walkthrough.ts';
import { configOf, graphOf, transitionsOf } from '../model/graph.ts';
import type { Layer } from '../model/graph-shape.ts';
import { searchJourney } from '../model/search.ts';
import { stopsCsv } from '../model/stop-list.ts';
import { textsOf } from '../model/texts.ts';
import { faultOf, sourceOf } from '../model/transition-targets.ts';
import { type GraphSource, lazy, type NodeDetailsProps, type SnapshotDetailsProps } from '../source.ts';
import { ExampleScreen } from './ExampleScreen.tsx';
import { JourneyNodeDetails } from './JourneyNodeDetails.tsx';
import { JourneyOverview } from './JourneyOverview.tsx';
import { JourneySnapshotDetails } from './JourneySnapshotDetails.tsx';
import { JourneyTables } from './JourneyTables.tsx';
import { JourneyPlayer } from './journey-player.ts';

const optionalLayers: readonly (readonly [Layer, string])[] = [
  ['stop', 'Where it stops'],
  ['errorPage', 'Error pages'],
  ['fault', 'Faults'],
  ['dialog', 'Dialogs'],
  ['back', 'Back'],
  ['jump', 'Resuming'],
];

/** A journey as the views of the atlas see it. */
export function journeySource(flow: FlowWithCopy): GraphSource {
  const { journey, copy, report, samples } = flow;
  const graph = lazy(() => graphOf(flow));
  const transitions = lazy(() => transitionsOf(journey));
  const player = lazy(() => new JourneyPlayer(flow, graph()));
  return {
    id: journey.id,
    descriptionId: journey.id,
    name: copy.name,
    flow,
    report,
    get transitions() {
      return transitions();
    },
    get graph() {
      return graph();
    },
    locations: new Map(journey.steps.map(({ id }) => [id, stepTitle(copy, id)])),
    rules: Object.keys(journey.rules),
    initialScenarios: Object.keys(samples.initialScenarios),
    optionalLayers,
    search: (text) => searchJourney(flow, graph(), text),
    texts: () => textsOf(flow),
    blockList: () => stopsCsv(flow),
    config: () => configOf(journey),
    locationOf: ({ from }) => from.slice(0, from.indexOf('.')),
    transitionReason: (transition) => transitionReason(flow, transition),
    targetInWords: (transition) => targetInWords(flow, transition),
    describeEvents: (scenario, events) => player().history(player().replay(scenario, events)),
    rulesOn: (scenario, events) => rulesOn(flow, scenario, events),
    player: (supposed) => new JourneyPlayer(flow, graph(), supposed),
    firstWalkthrough: (first, chosen) => {
      const example = chosen === '' ? undefined : examplesOf(flow).get(chosen);
      if (example) return first.replay(example.initialScenario, example.events);
      return first.begin(Object.keys(samples.initialScenarios)[0] ?? '');
    },
    overview: (props) => <JourneyOverview flow={flow} {...props} />,
    nodeDetails: ({ hasScreen, node, ...props }: NodeDetailsProps) => {
      const example = hasScreen ? examplesOf(flow).get(node.step) : undefined;
      return (
        <JourneyNodeDetails flow={flow} graph={graph()} node={node} {...props}>
          {example ? <ExampleScreen flow={flow} snapshot={example.snapshot} step={node.step} /> : null}
        </JourneyNodeDetails>
      );
    },
    snapshotDetails: (props) => (
      <JourneySnapshotDetails flow={flow} {...(props as unknown as SnapshotDetailsProps<Snapshot>)} />
    ),
    outline: () => <JourneyTables flow={flow} graph={graph()} />,
  };
}

function transitionReason(flow: FlowWithCopy, transition: Transition): string {
  if (transition.kind !== 'fault') return spaced(transition.because);
  const { operation = '' } = sourceOf(transition);
  return `“${operationTitle(flow, operation)}” fails: ${faultNames[faultOf(transition) ?? 'otherwise']}`;
}

function targetInWords(flow: FlowWithCopy, { target }: Transition): string | undefined {
  if (target === undefined) return undefined;
  const { step, activity, end } = target;
  if (end !== undefined) return `ends at “${endTitle(flow, end)}”`;
  return activity === 'failed'
    ? `an error page over ${stepTitle(flow.copy, step)}`
    : stepTitle(flow.copy, step);
}

function rulesOn(flow: FlowWithCopy, scenario: string, events: readonly AnyEvent[]): ReadonlySet<string> {
  const runner = new WalkthroughRunner(flow);
  const rules = new Set<string>();
  let walkthrough = runner.begin(scenario);
  for (const event of [undefined, ...events]) {
    if (event) walkthrough = runner.after(walkthrough, event);
    if (currentSnapshot(walkthrough).context.ended) break;
    for (const { rule, value } of currentRules(runner.flow, walkthrough)) if (value) rules.add(rule);
  }
  return rules;
}
