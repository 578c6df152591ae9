import { useEffect, useState } from 'react';
import type { Home } from '../../journeys/shared/homes.ts';
import { loadHomes } from '../../journeys/shared/homes.ts';
import { gateway } from './portal.ts';

/** What was found last, so that nothing moves when the resident comes back. It is asked again all the same. */
let known: { readonly customerId: string; readonly homes: readonly Home[] } | undefined;

export interface HomesRead {
  /** `undefined` until they are known; none where they cannot be had. */
  readonly homes: readonly Home[] | undefined;
  /** They could not be read, which is not the same as having none. */
  readonly isFailed: boolean;
  retry(): void;
}

/** The homes of the resident's active tenancies, the newest tenancy first. */
export function useHomesRead(customerId: string): HomesRead {
  const [homes, setHomes] = useState(known?.customerId === customerId ? known.homes : undefined);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    loadHomes({ services: { gateway, customerId } }, { signal }).then(
      (found) => {
        if (signal.aborted) return;
        known = { customerId, homes: found };
        setHomes(found);
        setFailed(false);
      },
      () => {
        if (signal.aborted) return;
        setHomes([]);
        setFailed(true);
      },
    );
    return () => stop.abort();
  }, [customerId, attempt]);
  return { homes, isFailed, retry: () => setAttempt(attempt + 1) };
}

/** The homes alone, for pages that say elsewhere what could not be read. */
export const useHomes = (customerId: string): HomesRead['homes'] => useHomesRead(customerId).homes;
