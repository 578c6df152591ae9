import {
  type ExploredMachine,
  type MachineFlow,
  pathOfState,
  transitionsOf,
} from '../../machines/exploration/index.ts';
import { type Complaints, deadEnds } from './journey-invariants.ts';

/** What is wrong with a machine that is no journey, besides what its samples do not reach. */
export const machineComplaints = (flow: MachineFlow, explored: ExploredMachine): Complaints => [
  ...unsaid(flow),
  ...unreached(explored),
  ...unheard(explored),
  ...unknownRests(flow, explored),
  ...deadEnds(explored, flow.restsIn),
];

/** Every transition says why it is taken, and every rule on it has a name: else nobody could tell what it decides. */
const unsaid = ({ machine }: MachineFlow): Complaints =>
  [...transitionsOf(machine).ids].flatMap(([{ description, guard }, id]) => [
    ...(description ? [] : [`${id} does not say why it is taken`]),
    ...(isNameless(guard) ? [`${id} has a rule without a name`] : []),
  ]);

/** Rules put together of others, by `and`, `or` and `not`, are as good as the names of their parts. */
function isNameless(guard: unknown): boolean {
  if (typeof guard !== 'function') return false;
  return !('guards' in guard) || (guard.guards as readonly unknown[]).some(isNameless);
}

/** Every state is at rest in some situation, or is passed through. */
function unreached({ machineStates, states, edges, starts, transitions }: ExploredMachine): Complaints {
  const taken = new Set([...starts.values(), ...edges].flatMap((by) => by.taken));
  const left = new Set(transitions.filter(({ id }) => taken.has(id)).map(({ from }) => from));
  const rested = new Set([...states.values()].flatMap(({ value }) => pathOfState(value).split(', ')));
  return machineStates
    .filter(
      ({ type, name }) => (type === 'atomic' || type === 'final') && !left.has(name) && !rested.has(name),
    )
    .map(({ name }) => `${name} is never reached`);
}

/** An actor's end that the state waits for and that then leads nowhere: nothing else would come any more. */
const unheard = ({ edges, states }: ExploredMachine): Complaints => [
  ...new Set(
    edges
      .filter(({ event, taken }) => taken.length === 0 && /^xstate\.(?:done|error)\./.test(event.type))
      .map(({ from, event }) => `${event.type} leads nowhere from ${pathOfState(states.get(from)?.value)}`),
  ),
];

const unknownRests = (
  { restsIn = [] }: MachineFlow,
  { machineStates: states }: ExploredMachine,
): Complaints => {
  const names = new Set(states.map(({ name }) => name));
  return restsIn
    .filter((state) => !names.has(state))
    .map((state) => `it cannot rest in ${state}, which is no state`);
};
