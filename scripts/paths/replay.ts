import {
  type AnyFlow,
  type Arrival,
  type Explorable,
  eventOf,
  explorableJourney,
  explorableMachine,
  isJourney,
  type RecordedPath,
  type RecordedValue,
  type State,
} from '../../machines/exploration/index.ts';

/** A flow whose events can be sent one by one. */
export const explorableOf = (flow: AnyFlow): Explorable<State> =>
  (isJourney(flow) ? explorableJourney(flow) : explorableMachine(flow)) as Explorable<State>;

/**
 * Replays a path: its initial state, and the state after each of its events.
 * @throws whatever the flow throws
 */
export function* replay<S extends State>(
  it: Explorable<S>,
  { scenario, edges }: RecordedPath,
  values: readonly RecordedValue[],
): Generator<Arrival<S>> {
  let arrival = it.start(scenario);
  yield arrival;
  for (const { event } of edges) {
    arrival = it.next(arrival.at, eventOf(event, values));
    yield arrival;
  }
}
