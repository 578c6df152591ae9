import type { PortalJourney } from '../../journeys/first.ts';
import type { Memory, ShownFlow } from '../../machines/engine/index.ts';
import { queries } from '../client/queries.ts';
import { aWhile } from '../client/reads.ts';
import { fetchFirstViews } from '../fields/views.ts';
import { arriveAtScreen } from '../renderer/useJourney.ts';
import { hold, isHeld } from '../ui/held.ts';
import { gateway } from './portal.ts';
import { recall } from './recall.ts';
import type { Start } from './resume-journey.ts';

/** A journey that can be run, and what it is run with. */
export interface Ready extends Start {
  readonly begun: ShownFlow;
  /** How often the journey grew: each time it runs anew, from what it knows. */
  readonly growth: number;
}

/** What a journey begins with; all of it, for one that has nothing smaller. */
async function beginningOf({ begin, load }: PortalJourney): Promise<ShownFlow> {
  return (begin ? (await begin()).beginning : (await load()).flow) as ShownFlow;
}

/** Loads a journey as far as it is needed at first, and what is kept of it, unless it begins anew. */
export const loadJourney = (
  entry: PortalJourney,
  customerId: string,
  isAnew = false,
): Promise<readonly [ShownFlow, Memory | undefined, unknown]> =>
  Promise.all([
    beginningOf(entry),
    isAnew ? undefined : recall(entry.id, customerId),
    // So that the first question is there with its screen.
    fetchFirstViews(),
  ]);

async function arrive(entry: PortalJourney, customerId: string): Promise<Ready | null> {
  const [begun, kept] = await loadJourney(entry, customerId);
  if (kept) return null;
  const start = { facts: {}, memory: undefined, requested: null };
  const arrived = await arriveAtScreen(begun.journey, start, { gateway, customerId });
  const { phase, notices } = arrived.screen;
  const isPlain = phase === 'asking' && notices.length === 0;
  return isPlain ? { begun, start: { ...start, arrived }, note: null, growth: 0 } : null;
}

/**
 * A journey that begins and has come to its first question, as the query library reads it; null where it comes to anything
 * else, or goes on with what was kept: the server's page then gives way at once.
 */
export const arrivalOf = (entry: PortalJourney, customerId: string) => ({
  queryKey: [customerId, 'arrival', entry.id],
  gcTime: aWhile,
  staleTime: aWhile,
  queryFn: async (): Promise<Ready | null> => {
    let ready: Ready | null = null;
    try {
      ready = await arrive(entry, customerId);
    } finally {
      if (!ready) hold(undefined);
    }
    return ready;
  },
});

/**
 * What a journey that the server's page shows is at, so that it can take that page's place at once. Suspends until it is
 * there. To be asked for while a component is rendered for the first time.
 * @returns undefined where there is no such page, or another screen follows it
 */
export function arrivedAt(entry: PortalJourney, customerId: string): Ready | undefined {
  if (!isHeld()) return undefined;
  const arrival = arrivalOf(entry, customerId);
  const ready = queries.getQueryData<Ready | null>(arrival.queryKey);
  // What React waits for.
  if (ready === undefined) throw queries.fetchQuery(arrival);
  return ready ?? undefined;
}
