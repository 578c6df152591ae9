import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';
import type { JourneyEvent } from './event.ts';

/** An event that the present state does not list: a mistake in the caller, never ignored. */
export class UnexpectedEvent extends Error {
  override readonly name = 'UnexpectedEvent';
  readonly event: string;
  readonly state: string;
  constructor(event: string, state: string) {
    super(`The event ${event} is not expected in the state ${state}`);
    this.event = event;
    this.state = state;
  }
}

interface Target {
  getSnapshot(): unknown;
  send(event: JourneyEvent): void;
}

const lists = (node: AnyStateNode, value: StateValue, event: string): boolean =>
  node.ownEvents.includes(event) ||
  Object.entries(typeof value === 'string' ? { [value]: {} } : value).some(([name, inner]) => {
    const child = node.states[name];
    return child !== undefined && lists(child, inner ?? {}, event);
  });

/** Whether the present state lists an event, whatever its guards say. */
export function expects(snapshot: unknown, event: JourneyEvent['type']): boolean {
  const { machine, value } = snapshot as AnyMachineSnapshot;
  return lists(machine.root, value, event);
}

/**
 * Sends an event, if the present state lists it.
 * @param onUnexpected what to do otherwise: throw in development and tests, report in production.
 */
export function dispatch(
  actor: Target,
  event: JourneyEvent,
  onUnexpected: (error: UnexpectedEvent) => void,
): void {
  const snapshot = actor.getSnapshot();
  if (expects(snapshot, event.type)) actor.send(event);
  else onUnexpected(new UnexpectedEvent(event.type, JSON.stringify((snapshot as AnyMachineSnapshot).value)));
}
