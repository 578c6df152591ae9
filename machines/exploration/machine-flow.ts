import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import type { Flow } from './samples.ts';

/** The end of an actor that a machine started. `after` delays need no sample: they carry nothing. */
interface ActorEvent {
  readonly type: `xstate.${'done' | 'error' | 'snapshot'}.${string}`;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly snapshot?: unknown;
}

/** A machine that is no journey, with examples of everything that can happen to it. They never reach a resident. */
export interface MachineFlowOf<M extends AnyStateMachine> {
  /** The machine's own id. */
  readonly id: string;
  readonly name: string;
  /** What it does, in one line. */
  readonly about: string;
  readonly machine: M;
  /** What it starts with, by a name that says what is special. */
  readonly initialScenarios: Readonly<Record<string, InputFrom<M>>>;
  /** Events of every class that the machine tells apart; a state gets those that it lists. */
  readonly events:
    | readonly (EventFromLogic<M> | ActorEvent)[]
    | ((context: ContextFrom<M>) => readonly (EventFromLogic<M> | ActorEvent)[]);
  /** What two situations in the same state differ in; the whole context unless it is said. */
  tellApart?(context: ContextFrom<M>): unknown;
  /** States in which it may stay for ever, besides the final ones. */
  readonly restsIn?: readonly string[];
  readonly exemptions?: Flow['exemptions'];
}

/** Any such machine, as the explorer knows it. */
export interface MachineFlow
  extends Omit<MachineFlowOf<AnyStateMachine>, 'initialScenarios' | 'events' | 'tellApart'> {
  readonly initialScenarios: Readonly<Record<string, unknown>>;
  readonly events: readonly MachineEvent[] | ((context: never) => readonly MachineEvent[]);
  tellApart?(context: never): unknown;
}

export interface MachineEvent {
  readonly type: string;
}

/** A machine with its samples, which have to fit it. */
export const machineFlow = <M extends AnyStateMachine>(flow: Omit<MachineFlowOf<M>, 'id'>): MachineFlow => ({
  ...flow,
  id: flow.machine.id,
});
