import { failureName, stateOf } from '../../machines/engine/index.ts';
import {
  type AnyFlow,
  explore,
  isJourney,
  nearest,
  type Snapshot,
} from '../../machines/exploration/index.ts';
import { UsageError } from './options.ts';
import { describedPathTo, printPaths } from './shortest-path.ts';

/** The name of a state that shows an error page, as a report names it; `journey/step` where questions are on the screen. */
function reportedName(journey: { readonly id: string }, snapshot: Snapshot): string | undefined {
  const { step, activity } = stateOf(snapshot);
  if (activity === 'asking') return `${journey.id}/${step}`;
  const { failure } = snapshot.context;
  return activity === 'failed' && failure ? failureName(journey, failure) : undefined;
}

/**
 * Prints the shortest path to a state of a journey by the name that a report of an error page gives it.
 * @throws `UsageError` when no journey has a state of that name
 */
export async function showPathToState(flows: readonly AnyFlow[], name: string, json: boolean): Promise<void> {
  const journeys = flows.filter(isJourney);
  const ids = journeys.map(({ journey }) => journey.id);
  const id = name.split('/', 1)[0] ?? '';
  const flow = journeys.find(({ journey }) => journey.id === id);
  if (!flow) {
    throw new UsageError(`There is no journey “${id}”. ${nearest(id, ids)}There are: ${ids.join(', ')}.`);
  }
  const explored = explore(flow);
  const names = new Map<string, string>();
  for (const [state, snapshot] of explored.states) {
    const own = reportedName(flow.journey, snapshot);
    if (own !== undefined && !names.has(own)) names.set(own, state);
  }
  const state = names.get(name);
  if (state === undefined) {
    const list = [...names.keys()].toSorted();
    throw new UsageError(
      `There is no state “${name}”. ${nearest(name, list)}There are:\n  ${list.join('\n  ')}`,
    );
  }
  printPaths([await describedPathTo(flow, explored, state, name)], json);
}
