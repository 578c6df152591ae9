import { type AnyEvent, type Journey, statePath, stepOf } from '../../machines/engine/index.ts';
import { operationIn, type Simulator, type Snapshot } from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';
import { isAtWork } from './under-way-invariant.ts';

/** Everything that a resident can press to get away, from the shortest on. */
const waysOut: readonly (readonly AnyEvent[])[] = [
  [{ type: 'GO_BACK' }],
  [{ type: 'HOME' }],
  [{ type: 'LEAVE' }],
  [{ type: 'GO' }],
  [{ type: 'EXIT' }, { type: 'LEAVE' }],
  [{ type: 'STAY' }, { type: 'GO_BACK' }],
];

/** Nothing is under way that has to end first. */
const isStill = (journey: Journey, state: string) =>
  /^(?:asking|settling:|checking:|halted|confirmingBack|exiting|aside:[^:]+$)/.test(state) &&
  !(isAtWork(state) && journey.operations[operationIn(journey, state)]?.mutates);

/** Whoever has a screen before them can get away from it: back, home, or out of the journey. */
export function leavingComplaints(journey: Journey, thought: Simulator, snapshot: Snapshot): Complaints {
  const [id, state] = statePath(snapshot.value);
  if (snapshot.status !== 'active' || !isStill(journey, state)) return [];
  const isAway = (at: Snapshot) => {
    const [step, now] = statePath(at.value);
    return at.status !== 'active' || step !== id || /^(?:leaving$|aside:.+:)/.test(now);
  };
  const { secondaryActions: offered, confirmation } = stepOf(journey, id);
  const leads = (way: readonly AnyEvent[]) => isAway(way.reduce(thought.next, snapshot));
  const asides = Object.keys(offered).map((aside) => [{ type: 'ASIDE', aside }, { type: 'GO' }]);
  // Where all is done, going on is the way out.
  const onward: readonly AnyEvent[][] = confirmation === undefined ? [] : [[{ type: 'CONTINUE' }]];
  return [...waysOut, ...onward, ...asides].some(leads) ? [] : [`nobody can get away from ${id}, ${state}`];
}
