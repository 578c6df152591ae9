import type { PortalJourney } from '../../journeys/first.ts';
import { comparableAddress, type Memory } from '../../machines/engine/index.ts';
import { matchesRoute } from './match-route.ts';

/** What decides which journey has an address: who shares it, and what is kept. */
export interface Known {
  readonly journeys: readonly PortalJourney[];
  /** What this tab notes about addresses that several journeys have. */
  readonly claims: Pick<Storage, 'getItem' | 'setItem'>;
  /** What is kept of a journey, in this tab or else in another. */
  recall(journey: string): Promise<Memory | undefined>;
}

const claimOn = (address: string): string => `claim:${comparableAddress(address)}`;

/** A journey that has said what was done is over, though a reload shows that again. */
async function canBeCarriedOn(entry: PortalJourney, { recall }: Known): Promise<boolean> {
  const memory = await recall(entry.id);
  if (!memory) return false;
  const { flow } = await entry.load();
  // A step that is not known here is one that the journey grew.
  return !flow.journey.steps.some(({ id, confirmation }) => id === memory.at && confirmation !== undefined);
}

/** Notes that a journey is begun or carried on: the addresses that it shares with others are its own from now on. */
function claim(entry: PortalJourney, { journeys, claims }: Known): void {
  for (const address of Object.values(entry.routes)) {
    const isShared = journeys.some((other) => other !== entry && matchesRoute(other.routes, address));
    if (isShared) claims.setItem(claimOn(address), entry.id);
  }
}

/**
 * The journey that has an address; `undefined` when none does.
 *
 * An address of several journeys belongs to the one that was begun or carried on last in this tab, as long as it can be
 * carried on; in a new tab, to one that another tab has in hand. Otherwise it is `nobody`'s.
 */
export async function findJourneyAt(
  pathname: string,
  known: Known,
): Promise<PortalJourney | 'nobody' | undefined> {
  const { journeys, claims } = known;
  const sharing = journeys.filter(({ routes }) => matchesRoute(routes, pathname));
  const [only] = sharing;
  if (!only) return undefined;
  if (sharing.length === 1) {
    claim(only, known);
    return only;
  }
  const claimed = claims.getItem(claimOn(pathname));
  for (const entry of sharing.filter(({ id }) => claimed === null || id === claimed)) {
    if (await canBeCarriedOn(entry, known)) {
      claim(entry, known);
      return entry;
    }
  }
  return 'nobody';
}
