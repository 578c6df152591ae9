import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { Transition } from '../engine/index.ts';
import { spaced } from './state-name.ts';

type StateNode = AnyStateMachine['root'];

/** A state of a machine that is no journey, for the atlas. */
export interface MachineState {
  /** Its path in the machine, joined by dots; the machine's own id for the machine itself. */
  readonly name: string;
  readonly description: string | undefined;
  readonly type: StateNode['type'];
  /** The actors that run while it is in this state. */
  readonly waitsFor: readonly string[];
}

/** A machine as it is drawn: its states, its transitions, and which definition each transition was read from. */
export interface MachineTransitions {
  readonly states: readonly MachineState[];
  readonly transitions: readonly Transition[];
  readonly ids: ReadonlyMap<AnyTransitionDefinition, string>;
}

const nameOf = ({ path, machine }: StateNode): string => path.join('.') || machine.id;

/** Reads every transition of a machine, the eventless ones included. */
export function transitionsOf({ root }: AnyStateMachine): MachineTransitions {
  const nodes = withChildren(root);
  const ids = new Map<AnyTransitionDefinition, string>();
  const transitions = nodes.flatMap((node) => {
    const lists = [...(node.always ? [['always', node.always] as const] : []), ...node.transitions];
    return lists.flatMap(([type, list]) =>
      list.map((definition, index) => {
        const transition = transitionOf(node, type, definition, index);
        ids.set(definition, transition.id);
        return transition;
      }),
    );
  });
  return { states: nodes.map(machineStateOf), transitions, ids };
}

const withChildren = (node: StateNode): readonly StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withChildren),
];

const machineStateOf = (node: StateNode): MachineState => ({
  name: nameOf(node),
  description: node.description,
  type: node.type,
  waitsFor: node.invoke.map(({ id }) => id),
});

function transitionOf(
  node: StateNode,
  type: string,
  definition: AnyTransitionDefinition,
  index: number,
): Transition {
  const from = nameOf(node);
  const { kind, event } = eventOf(node, type);
  const [target] = definition.target ?? [];
  // A guard put together of others has no name; only then does the place in the list tell transitions apart.
  const guard = guardName(definition) ?? (index > 0 ? String(index) : undefined);
  return {
    id: [from, event, ...(guard === undefined ? [] : [guard])].join(' '),
    from,
    event,
    to: target ? `#${[node.machine.id, ...target.path].join('.')}` : undefined,
    because: definition.description ?? guardName(definition) ?? spaced(event),
    kind,
    outcome: undefined,
  };
}

/** An event as it is told: `done check`, `fault check`, `after 500`, or as it is. */
function eventOf(
  node: StateNode,
  type: string,
): { readonly kind: Transition['kind']; readonly event: string } {
  if (type === 'always') return { kind: 'gate', event: type };
  const [, how, name = ''] = /^xstate\.(done|error|after)\.(?:actor\.|state\.)?(.+)$/.exec(type) ?? [];
  if (how === 'done') return { kind: 'outcome', event: `done ${name}` };
  if (how === 'error') return { kind: 'fault', event: `fault ${name}` };
  // XState adds the id of the state to the name of a delay.
  if (how === 'after') return { kind: 'delay', event: `after ${name.replace(`.${node.id}`, '')}` };
  return { kind: 'event', event: type };
}

/** The name of the rule on a transition, if it has a rule with a name. */
function guardName({ guard }: AnyTransitionDefinition): string | undefined {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : undefined;
}
