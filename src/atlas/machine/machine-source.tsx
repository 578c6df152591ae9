import { explorableMachine, type MachineFlow, type Report } from '../../../machines/exploration/index.ts';
import { supportingMachines } from '../../../machines/supporting-machines.ts';
import { reportOf } from '../../walkthrough/flow.ts';
import { machineId } from '../changes/model/describe-machine.ts';
import { searchGraph } from '../model/search.ts';
import type { GraphSource } from '../source.ts';
import { MachineOverview } from './MachineOverview.tsx';
import { MachineSnapshotDetails } from './MachineSnapshotDetails.tsx';
import { machineGraph } from './machine-graph.ts';
import { MachinePlayer } from './machine-player.ts';
import { StateDetails } from './StateDetails.tsx';
import { stateInWords, targetState } from './states.ts';

/**
 * Every supporting machine of the registry.
 * @param reports the records of the last walks through them
 */
export const loadMachines = (
  reports: () => Promise<readonly Report[]> = async () => [],
): readonly GraphSource[] => supportingMachines.map((machine) => machineSource(machine, reports));

/** A supporting machine as the views of the atlas see it. */
export function machineSource(
  machine: MachineFlow,
  reports: () => Promise<readonly Report[]> = async () => [],
): GraphSource {
  const explorable = explorableMachine(machine);
  const graph = machineGraph(machine, explorable);
  const player = new MachinePlayer(explorable, graph);
  const { transitions, states, initialScenarios } = explorable;
  const innerStates = graph.nodes.filter(({ kind }) => kind !== 'start');
  return {
    id: machine.id,
    descriptionId: machineId(machine.id),
    name: machine.name,
    flow: undefined,
    report: reportOf(machine.id, reports),
    transitions,
    graph,
    locations: new Map(states.map(({ name }) => [name, stateInWords(name)])),
    rules: [],
    initialScenarios,
    optionalLayers: [],
    search: (text) => searchGraph(graph, text),
    locationOf: ({ from }) => from,
    transitionReason: ({ because }) => because,
    targetInWords: (transition) => {
      const state = targetState(machine, transition);
      return state === undefined ? undefined : stateInWords(state);
    },
    describeEvents: (scenario, events) => player.describeEvents(scenario, events),
    rulesOn: () => new Set(),
    player: () => player,
    firstWalkthrough: (first) => first.begin(initialScenarios[0] ?? ''),
    overview: (props) => <MachineOverview machine={machine} explorable={explorable} {...props} />,
    nodeDetails: ({ node, painting }) => (
      <StateDetails machine={machine} explorable={explorable} graph={graph} node={node} painting={painting} />
    ),
    snapshotDetails: (props) => <MachineSnapshotDetails {...props} />,
    outline: () => (
      <section aria-label="States" className="at-stack">
        {innerStates.map((node) => (
          <article key={node.id} id={`at-node-${node.id}`} className="at-article">
            <StateDetails machine={machine} explorable={explorable} graph={graph} node={node} />
          </article>
        ))}
      </section>
    ),
  };
}
