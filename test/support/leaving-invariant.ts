import {
  type AnyEvent,
  isAnswerable,
  isBusy,
  isDialog,
  type Journey,
  type JourneyState,
  stateOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import type { Simulator, Snapshot } from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';

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
const isStill = (journey: Journey, state: JourneyState) =>
  (isAnswerable(state) || isDialog(state) || state.activity === 'failed') &&
  !(isBusy(state) && journey.operations[state.operation ?? '']?.mutates);

/** Whoever has a screen before them can get away from it: back, home, or out of the journey. */
export function leavingComplaints(journey: Journey, simulator: Simulator, snapshot: Snapshot): Complaints {
  const [id, name] = statePath(snapshot.value);
  if (!isStill(journey, stateOf(snapshot))) return [];
  const isAway = (at: Snapshot) => {
    const { step, activity } = stateOf(at);
    return step !== id || activity === 'leaving' || activity === 'acting';
  };
  const { secondaryActions: offered, confirmation } = stepOf(journey, id);
  const leads = (way: readonly AnyEvent[]) => isAway(way.reduce(simulator.next, snapshot));
  const secondaryActions = Object.keys(offered).map((action) => [
    { type: 'SECONDARY_ACTION', action },
    { type: 'GO' },
  ]);
  // Where all is done, going on is the way out.
  const onward: readonly AnyEvent[][] = confirmation === undefined ? [] : [[{ type: 'CONTINUE' }]];
  return [...waysOut, ...onward, ...secondaryActions].some(leads)
    ? []
    : [`nobody can get away from ${id}, ${name}`];
}
