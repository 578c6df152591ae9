import { useEffect, useState } from 'react';
import { type Home, loadPlaces, loadTenancies, type Place, placesOf } from '../../journeys/shared/homes.ts';
import { gateway } from './portal.ts';

/** What was found last, so that nothing moves when the resident comes back. It is asked again all the same. */
let known: { readonly customerId: string; readonly homes: readonly Home[] } | undefined;

export interface HomesRead {
  /** The homes without where they are, which are known earlier; `undefined` until then. */
  readonly places: readonly Place[] | undefined;
  /** `undefined` until they are known; none where they cannot be had. */
  readonly homes: readonly Home[] | undefined;
  /** They could not be read, which is not the same as having none. */
  readonly isFailed: boolean;
  retry(): void;
}

/** The homes of the resident's active tenancies, the newest tenancy first. */
export function useHomesRead(customerId: string): HomesRead {
  const [homes, setHomes] = useState(known?.customerId === customerId ? known.homes : undefined);
  const [places, setPlaces] = useState<readonly Place[] | undefined>(homes);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const find = async () => {
      const tools = { services: { gateway, customerId } };
      const tenancies = await loadTenancies(tools, { signal });
      if (signal.aborted) return;
      setPlaces(placesOf(tenancies));
      const found = await loadPlaces(tenancies, tools, { signal });
      if (signal.aborted) return;
      known = { customerId, homes: found };
      setHomes(found);
      setFailed(false);
    };
    find().catch(() => {
      if (signal.aborted) return;
      setHomes([]);
      setFailed(true);
    });
    return () => stop.abort();
  }, [customerId, attempt]);
  return { places: homes ?? places, homes, isFailed, retry: () => setAttempt(attempt + 1) };
}

/** The homes alone, for pages that say elsewhere what could not be read. */
export const useHomes = (customerId: string): HomesRead['homes'] => useHomesRead(customerId).homes;
