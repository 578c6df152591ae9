import { useEffect, useState } from 'react';
import type { TenancySummary } from '../../../contract/customers.ts';
import { gateway } from '../../app/portal.ts';
import { findTenancies, startOfTenancy } from './data/tenancy.ts';

/** When the tenancy began at the home that the list is narrowed to, once that is known. */
export interface TenancyStart {
  of(): string | null;
  /** The home that the list is narrowed to; empty for all. */
  at(place: string): void;
}

/** Reads the tenancies once. What is told is asked for when days are chosen, so that nothing is drawn anew for it. */
export function useTenancyStart(customerId: string): TenancyStart {
  const [known] = useState(() => {
    let tenancies: readonly TenancySummary[] = [];
    let home = '';
    return {
      of: () => startOfTenancy(tenancies, home),
      at: (place: string) => {
        home = place;
      },
      learn: (all: readonly TenancySummary[]) => {
        tenancies = all;
      },
    };
  });
  useEffect(() => {
    const stop = new AbortController();
    findTenancies({ gateway, customerId }, { signal: stop.signal }).then(
      known.learn,
      // Without them the days are checked by the calendar alone.
      () => undefined,
    );
    return () => stop.abort();
  }, [customerId, known]);
  return known;
}
