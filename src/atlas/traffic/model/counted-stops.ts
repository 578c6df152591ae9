import type { JourneyTraffic, StopTraffic } from '../../../../contract/traffic.ts';
import type { FlowWithCopy } from '../../../walkthrough/flow.ts';
import { stopDetails } from '../../model/stop-list.ts';

/** How often one reason stopped residents at a step, with what the reason is called. */
export interface CountedStop extends StopTraffic {
  /** The rule, or the outcome that lets nobody go on. */
  readonly because: string;
  /** The title of the operation that comes back with it; empty for a rule. */
  readonly foundBy: string;
}

/** What stopped residents, the most first. A reason that the definition does not have any more keeps its name. */
export const countedStops = (
  flow: FlowWithCopy,
  { stops = [] }: Pick<JourneyTraffic, 'stops'>,
): readonly CountedStop[] => {
  const details = stopDetails(flow);
  return stops
    .map((stop) => {
      const detail = details.find(({ step, reason }) => step === stop.place && reason === stop.reason);
      return { ...stop, because: detail?.because ?? stop.reason, foundBy: detail?.foundBy ?? '' };
    })
    .toSorted((one, other) => other.count - one.count);
};
