import type { FaultGoTo, Faults, Journey } from '../journey.ts';
import { operationOf } from '../lookup.ts';
import type { JourneyState } from '../state.ts';

/** When an operation runs: on the way to a step and while it is answered, or because the resident pressed something. */
export type Moment = 'before Continue' | 'after Continue';

type AllFaults = Faults & { readonly otherwise: FaultGoTo };

/** Instead of staying: where all other faults lead, with the same message where one goes along. */
function leave(leads: FaultGoTo, otherwise: FaultGoTo): FaultGoTo {
  if (typeof leads === 'string' || !('stay' in leads)) return leads;
  if (typeof otherwise === 'string') return otherwise;
  if ('stay' in otherwise) return leads;
  return 'notice' in otherwise ? { ...otherwise, notice: leads.stay } : otherwise;
}

/**
 * Where the faults of an operation lead: what it says itself, else what its journey says. Before Continue nothing can
 * stay at the step, because it would run again at once.
 */
export function faultsAt(journey: Journey, operation: string, moment: Moment): AllFaults {
  const faults: AllFaults = { ...journey.faults, ...operationOf(journey, operation).faults };
  if (moment === 'after Continue') return faults;
  return Object.fromEntries(
    Object.entries(faults).map(([kind, leads]) => [kind, leave(leads, faults.otherwise)]),
  ) as unknown as AllFaults;
}

/** The moment of an operation, by the state that waits for it. */
export const momentIn = ({ activity }: JourneyState): Moment =>
  activity === 'loading' || activity === 'rechecking' || activity === 'checking'
    ? 'before Continue'
    : 'after Continue';
