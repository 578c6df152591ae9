import { type Explorable, explorableJourney, type State } from '../../machines/explorable.ts';
import { explorableMachine } from '../../machines/explorable-machine.ts';
import { type AnyFlow, isJourney } from '../../machines/explore.ts';
import { eventOf, type RecordedValue } from '../../machines/recorded-event.ts';
import type { RecordedPath } from '../../machines/report.ts';

/** A flow as something that can be gone through. Its states are its own affair. */
export const explorableOf = (flow: AnyFlow): Explorable<State> =>
  (isJourney(flow) ? explorableJourney(flow) : explorableMachine(flow)) as Explorable<State>;

/**
 * Goes a path again, and looks at each state on it.
 * @throws what the flow itself breaks on
 */
export function goAlong(
  it: Explorable<State>,
  { circumstance, moves }: RecordedPath,
  values: readonly RecordedValue[],
  look: (at: State, taken: readonly string[], move: number) => void = () => {},
): State {
  let { at, taken } = it.begin(circumstance);
  look(at, taken, -1);
  for (const [index, { event }] of moves.entries()) {
    ({ at, taken } = it.after(at, eventOf(event, values)));
    look(at, taken, index);
  }
  return at;
}
