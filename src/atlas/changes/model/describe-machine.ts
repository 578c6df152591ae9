import { type MachineFlow, transitionsOf } from '../../../../machines/exploration/index.ts';
import { itemOf } from './describe-item.ts';
import type { JourneyDescription } from './description.ts';

/** The id of its description: a journey may have the same name. */
export const machineId = (machine: string): string => `machine:${machine}`;

/** What the definition of a supporting machine says, as data. What its actions do is not read. */
export function describeMachine({ id, name, about, machine }: MachineFlow): JourneyDescription {
  const { states, transitions } = transitionsOf(machine);
  const edges = transitions.map((transition) => ({
    id: transition.id,
    from: transition.from,
    // A transition that changes no state leads to where it starts.
    to: transition.to?.slice(`#${id}.`.length) || transition.from,
    label: [transition.because],
    isMain: false,
  }));
  return {
    id: machineId(id),
    name,
    sections: {
      journey: [itemOf('about', 'What it does', [], { about })],
      states: states.map(({ name: state, ...rest }) => itemOf(state, state, [state], rest)),
      rules: Object.entries(machine.implementations.guards).map(([rule, decide]) =>
        itemOf(rule, rule, [], { decide }),
      ),
      transitions: edges.map((edge) =>
        itemOf(edge.id, `${edge.from} → ${edge.to}`, [edge.from], { to: edge.to, when: edge.label }),
      ),
    },
    nodes: states.map((state) => ({
      id: state.name,
      kind: 'state',
      step: state.name,
      title: state.name,
      caption: state.description ?? '',
    })),
    edges,
  };
}
