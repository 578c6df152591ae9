import { type Situation, situationOf, stateOf } from '../../machines/engine/index.ts';
import type { Flow, Snapshot } from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';
import { sentBy } from './sending-invariant.ts';

/** Arrivals at one operation of a step that are looked at. */
const mostArrivals = 10;

/** A call that has an effect at the provider, in what was sent. */
const hasEffect = /(?:^|[ ,])(?:PATCH|PUT|DELETE|POST once) /;

/**
 * Collects the arrivals at what the resident sends, and then tells on the strength of what it is sent that may be old:
 * a step that sends something needs nothing that is kept over a reload or another visit to the step, unless the
 * operation says what guards against that. A dialog is never kept, so that each opening of one asks anew.
 */
export function relyingInvariant({ journey }: Flow) {
  const found = new Map<string, Situation[]>();
  return {
    arrived(snapshot: Snapshot): void {
      const { context } = snapshot;
      const { step, activity, operation } = stateOf(snapshot);
      if (activity !== 'submitting' && activity !== 'acting') return;
      const key = `${step} ${operation}`;
      const arrivals = found.get(key) ?? [];
      found.set(key, arrivals);
      if (arrivals.length < mostArrivals) arrivals.push(situationOf(context));
    },
    /** How many arrivals are looked at. */
    seen: () => [...found.values()].reduce((sum, { length }) => sum + length, 0),
    async complaints(): Promise<Complaints> {
      if (journey.shown === 'dialog') return [];
      const complaints = new Set<string>();
      for (const [key, arrivals] of found) {
        const [stepId = '', operation = ''] = key.split(' ');
        const sent = await Promise.all(arrivals.map((situation) => sentBy(journey, operation, situation)));
        if (!sent.flat().some((call) => hasEffect.test(call))) continue;
        for (const { run } of journey.steps.find(({ id }) => id === stepId)?.load ?? []) {
          const { refetch, staleSafeBecause } = journey.operations[run] ?? {};
          if (!refetch && !staleSafeBecause) {
            complaints.add(`${stepId} sends ${operation} on the strength of ${run}, which may be old`);
          }
        }
      }
      return [...complaints];
    },
  };
}
