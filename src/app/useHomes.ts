import { useEffect, useState } from 'react';
import type { Home } from '../../journeys/shared/homes.ts';
import { loadHomes } from '../../journeys/shared/homes.ts';
import { gateway } from './portal.ts';

/** What was found last, so that nothing moves when the resident comes back. It is asked again all the same. */
let known: { readonly customerId: string; readonly homes: readonly Home[] } | undefined;

/** The homes of the resident's active tenancies; none where they cannot be had, `undefined` until it is known. */
export function useHomes(customerId: string): readonly Home[] | undefined {
  const [homes, setHomes] = useState(known?.customerId === customerId ? known.homes : undefined);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    loadHomes({ services: { gateway, customerId } }, { signal }).then(
      (found) => {
        if (signal.aborted) return;
        known = { customerId, homes: found };
        setHomes(found);
      },
      () => signal.aborted || setHomes([]),
    );
    return () => stop.abort();
  }, [customerId]);
  return homes;
}
