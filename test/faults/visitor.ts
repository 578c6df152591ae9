import type { Provider, Trouble } from './provider.ts';

/** What somebody who is no journey came to. */
interface Visited {
  readonly leads: string;
  /** What must not be lost by it. */
  readonly storage?: unknown;
  /** Presses what is offered then; what it leads to. */
  on?(): Promise<string>;
}

/** Somebody besides the journeys who makes calls. */
export interface Visitor {
  readonly owner: string;
  /** Comes to where the calls are made while all is well, then meets the trouble. */
  visit(provider: Provider, trouble: Trouble): Promise<Visited>;
}
