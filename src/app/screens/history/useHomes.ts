import { useEffect, useState } from 'react';
import { loadHomes } from '../../../../journeys/repair/calls/resident.ts';
import { gateway } from '../../portal.ts';

export interface HomeChoice {
  readonly premisesId: string;
  readonly address: string;
}

/** The homes of the resident's active tenancies; none where they cannot be had, `undefined` until it is known. */
export function useHomes(customerId: string): readonly HomeChoice[] | undefined {
  const [homes, setHomes] = useState<readonly HomeChoice[]>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    loadHomes({ services: { gateway, customerId } }, { signal }).then(
      (found) => signal.aborted || setHomes(found),
      () => signal.aborted || setHomes([]),
    );
    return () => stop.abort();
  }, [customerId]);
  return homes;
}
