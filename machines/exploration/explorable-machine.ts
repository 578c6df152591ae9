import { type AnyMachineSnapshot, type AnyStateMachine, createActor, getNextTransitions } from 'xstate';
import type { AnyEvent } from '../engine/index.ts';
import type { Explorable } from './explorable.ts';
import type { MachineFlow } from './machine-flow.ts';
import { type MachineState, transitionsOf } from './machine-transitions.ts';
import { scopeOf } from './simulator.ts';

export interface ExplorableMachine extends Explorable<AnyMachineSnapshot> {
  readonly states: readonly MachineState[];
}

/** A machine that is no journey, run in thought: no actor starts and no time passes. */
export function explorableMachine(flow: MachineFlow): ExplorableMachine {
  const { machine, values } = watchedGuards(flow.machine);
  const { states, transitions, ids } = transitionsOf(machine);
  const inputs = flow.initialScenarios;
  let taken: string[] = [];
  const scope = scopeOf(
    createActor(machine, {
      input: Object.values(inputs)[0],
      inspect: (seen) => {
        if (seen.type !== '@xstate.microstep') return;
        taken.push(...seen._transitions.flatMap((definition) => ids.get(definition) ?? []));
      },
    }),
  );
  const arrival = (go: () => AnyMachineSnapshot) => {
    taken = [];
    const at = go();
    if (at.status === 'error') throw at.error;
    return { at, taken };
  };
  return {
    id: flow.id,
    subject: flow,
    states,
    transitions,
    outcomes: [],
    initialScenarios: Object.keys(inputs),
    start: (scenario) => arrival(() => machine.getInitialSnapshot(scope, inputs[scenario])),
    next: (at, event) => arrival(() => machine.transition(at, event, scope)),
    key: keyBy(flow),
    coarserKeys: [],
    events: (at) => eventsIn(flow, at),
    ruleValues: () => values,
  };
}

/** The same machine, which notes what each of its named guards answered. */
function watchedGuards(machine: AnyStateMachine) {
  const values = new Map<string, Set<boolean>>();
  const watched = Object.entries(machine.implementations.guards).map(([name, decide]) => {
    const seen = new Set<boolean>();
    values.set(name, seen);
    const watch: typeof decide = (situation, params) => {
      const value = decide?.(situation, params) ?? false;
      seen.add(value);
      return value;
    };
    return [name, watch];
  });
  return { machine: machine.provide({ guards: Object.fromEntries(watched) }), values };
}

function keyBy({ tellApart }: MachineFlow): (at: AnyMachineSnapshot) => string {
  const differ = (tellApart ?? ((context: unknown) => context)) as (context: unknown) => unknown;
  return ({ value, context, status }) => JSON.stringify([value, status, differ(context)]);
}

/** The samples that the state lists, and the end of each delay that runs in it. */
function eventsIn({ events }: MachineFlow, at: AnyMachineSnapshot): readonly AnyEvent[] {
  if (at.status !== 'active') return [];
  const listed = [...new Set(getNextTransitions(at).map(({ eventType }) => String(eventType)))];
  const samples = typeof events === 'function' ? events(at.context as never) : events;
  const isListed = (type: string) =>
    listed.some((name) => name === type || (name.endsWith('.*') && type.startsWith(name.slice(0, -1))));
  return [
    ...samples.filter(({ type }) => isListed(type)),
    ...listed.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type })),
  ];
}
