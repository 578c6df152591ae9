import { type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import type { JourneyEvent } from './transition.ts';

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

/** Whether the present state lists an event, whatever its guards say. */
export const expects = (snapshot: unknown, event: JourneyEvent['type']): boolean =>
  getNextTransitions(snapshot as AnyMachineSnapshot).some(({ eventType }) => eventType === event);

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
