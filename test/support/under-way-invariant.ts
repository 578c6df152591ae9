import {
  askedQuestions,
  isBusy,
  type Journey,
  type JourneyEvent,
  situationOf,
  stateOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import type { Simulator, Snapshot } from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';

/** Everything that a resident can do, whether it is offered or not. */
function allEvents(journey: Journey, { value, context }: Snapshot): readonly JourneyEvent[] {
  const step = stepOf(journey, statePath(value)[0]);
  const asked = askedQuestions(journey, step, situationOf(context));
  const plain = [
    'CONTINUE',
    'BACK',
    'GO_BACK',
    'STAY',
    'EXIT',
    'LEAVE',
    'SAVE',
    'GO',
    'RETRY',
    'HOME',
  ] as const;
  return [
    ...asked.map((question) => ({ type: 'ANSWER', question, value: 'another' }) as const),
    ...plain.map((type) => ({ type })),
    ...Object.keys(step.secondaryActions).map((action) => ({ type: 'SECONDARY_ACTION', action }) as const),
    ...journey.steps.map(({ id }) => ({ type: 'OPEN', step: id }) as const),
    ...journey.steps.map(({ id }) => ({ type: 'EDIT', step: id }) as const),
  ];
}

/**
 * While an operation that changes something at the provider is under way, nothing that the resident does leaves the
 * state that waits for it. What it leads to is thus known before anything else begins, in whatever order things are done.
 */
export function calledOffComplaints(journey: Journey, simulator: Simulator, snapshot: Snapshot): Complaints {
  const state = stateOf(snapshot);
  const { step, operation = '' } = state;
  if (!isBusy(state)) return [];
  if (!journey.operations[operation]?.mutates) return [];
  const isCalledOffBy = (event: JourneyEvent) => {
    const next = simulator.next(snapshot, event);
    // The same state is not enough: it may have been left, and entered anew.
    return stateOf(next) !== state || next.context.checked !== snapshot.context.checked;
  };
  return allEvents(journey, snapshot)
    .filter(isCalledOffBy)
    .map(({ type }) => `${type} calls off ${operation} at ${step}`);
}
