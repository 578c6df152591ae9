import { type AnyActorRef, type AnyActorScope, createActor, type StateValue } from 'xstate';
import { type AnyEvent, type JourneyInput, type JourneyMachine, memoryOf } from '../engine/index.ts';
import { reload } from './sample-events.ts';
import type { Snapshot } from './state-key.ts';

type MachineSnapshot = Parameters<JourneyMachine['transition']>[0];
type MachineEvent = Parameters<JourneyMachine['transition']>[1];
type Scope = Parameters<JourneyMachine['transition']>[2];

/** A journey run in thought: no operation starts, no time passes, and any situation can be gone on from. */
export interface Simulator {
  start(input: JourneyInput): Snapshot;
  next(snapshot: Snapshot, event: AnyEvent): Snapshot;
  /** The same situation for this machine, of a snapshot that another machine of the same journey made. */
  restore(situation: Pick<Snapshot, 'value' | 'context'>): Snapshot;
}

/** What a transition needs of its surroundings, where none of its actions is carried out. */
export const scopeOf = (self: AnyActorRef): AnyActorScope => ({
  self,
  id: '',
  sessionId: '',
  logger: () => {},
  defer: () => {},
  emit: () => {},
  system: self.system,
  stopChild: () => {},
  actionExecutor: () => {},
});

/** Runs a machine in thought. Throws what the machine itself would have broken on, such as a `RuleFault`. */
export function simulate(machine: JourneyMachine): Simulator {
  // XState's own functions for this make an actor for every single move, which begins the journey anew each time.
  const scope = scopeOf(createActor(machine, { input: {} }));
  const begin = (input: JourneyInput): Snapshot =>
    unbroken(machine.getInitialSnapshot(scope as unknown as Scope, input));
  return {
    start: begin,
    restore: ({ value, context }) =>
      unbroken(machine.resolveState({ value: value as StateValue, context }) as MachineSnapshot),
    next: (snapshot, event) =>
      event === reload
        ? begin({ memory: memoryOf(snapshot.context) })
        : unbroken(
            machine.transition(
              snapshot as unknown as MachineSnapshot,
              event as MachineEvent,
              scope as unknown as Scope,
            ),
          ),
  };
}

function unbroken(snapshot: MachineSnapshot): Snapshot {
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}
