import { arrowsOf, type MachineState } from '../../../../machines/machine-arrows.ts';
import type { MachineFlow } from '../../../../machines/machine-flow.ts';
import type { Transition } from '../../../../machines/transition.ts';
import { codeOf } from './code.ts';
import type { DescribedEdge, Item, JourneyDescription } from './description.ts';

/** The id of its description: a journey may have the same name. */
export const machineId = (machine: string): string => `machine:${machine}`;

/** What the definition of a machine that is no journey says, as data. What its actions do is not read. */
export function describeMachine({ id, name, about, machine }: MachineFlow): JourneyDescription {
  const { states, transitions } = arrowsOf(machine);
  const arrows = transitions.flatMap((arrow) => edgeOf(id, arrow));
  return {
    id: machineId(id),
    name,
    sections: {
      journey: [{ id: 'about', title: 'What it does', steps: [], fields: { about: [about] } }],
      states: states.map(stateItem),
      rules: Object.entries(machine.implementations.guards).map(
        ([rule, decide]): Item => ({
          id: rule,
          title: rule,
          steps: [],
          fields: {},
          ...codeOf(undefined, 'rules', rule, [decide]),
        }),
      ),
      ways: arrows.map(({ id: arrow, from, to, label }) => ({
        id: arrow,
        title: `${from} → ${to}`,
        steps: [from],
        fields: { to: [to], when: label },
      })),
    },
    nodes: states.map((state) => ({
      id: state.name,
      kind: 'state',
      step: state.name,
      title: state.name,
      caption: state.description ?? '',
    })),
    edges: arrows,
  };
}

const stateItem = ({ name, description, type, waitsFor }: MachineState): Item => ({
  id: name,
  title: name,
  steps: [name],
  fields: {
    ...(description === undefined ? {} : { about: [description] }),
    ...(type === 'final' ? { end: ['the machine ends here'] } : {}),
    ...(waitsFor.length > 0 ? { 'waits for': waitsFor } : {}),
  },
});

/** An arrow that changes no state leads to where it starts. */
function edgeOf(machine: string, { id, from, to, because }: Transition): DescribedEdge {
  const target = to === undefined ? from : to.slice(`#${machine}.`.length) || from;
  return { id, from, to: target, label: [because], isMain: false };
}
