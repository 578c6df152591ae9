import { queryOptions, useQuery } from '@tanstack/react-query';
import { queries } from '../client/queries.ts';
import { aWhile, noteChange } from '../client/reads.ts';
import { isHeld } from '../ui/held.ts';
import { followTab } from './follow-tab.ts';
import { identifiers } from './portal.ts';
import type { ShownRecord } from './shown-record.ts';

followTab();

export interface Reading<T> {
  /** What is read, and about what: whatever has the same name is the same everywhere. */
  readonly name: readonly [string, ...(string | number | boolean | null | undefined)[]];
  /** How it is read; told when its answer is no longer wanted. */
  read(signal: AbortSignal): Promise<T>;
  /** Milliseconds for which it is not asked for again when another part of the page wants it. */
  readonly freshFor?: number;
  /**
   * Milliseconds for which it is remembered when nothing shows it: coming back shows it at once, and asks all the same. What is
   * kept for `aWhile` is forgotten as soon as the resident changes anything.
   */
  readonly keptFor?: number;
  /** Whether it is read again when the resident comes back to the page; it is unless told. */
  readonly isReadAgain?: boolean;
}

/**
 * A reading as the library wants it. It is one resident's. While the server's page is in view it is waited for, unless it
 * failed, and then good enough for the page that takes its place.
 */
export const optionsOf = <T>({ name, read, freshFor = 0, keptFor = 0 }: Reading<T>, isWanted = true) => {
  const queryKey = [identifiers.read().customerId, ...name];
  const suspense = isWanted && isHeld() && queries.getQueryState(queryKey)?.status !== 'error';
  const least = suspense ? aWhile : 0;
  return {
    ...queryOptions({
      queryKey,
      queryFn: ({ signal }) => read(signal),
      staleTime: Math.max(freshFor, least),
      gcTime: Math.max(keptFor, least),
    }),
    suspense,
  };
};

/**
 * Shows something of the provider's, which all who show the same share: it is read when it is first shown, and again
 * when the resident comes back to the page. What was read stays in view when it cannot be read again.
 * @param isWanted whether it is known yet what is to be read
 */
export function useReading<T>(reading: Reading<T>, isWanted = true): ShownRecord<T> {
  const { data, error, isError, refetch } = useQuery(
    {
      ...optionsOf(reading, isWanted),
      enabled: isWanted,
      refetchOnWindowFocus: reading.isReadAgain === false ? false : 'always',
    },
    queries,
  );
  const controls = {
    refresh: () => {
      noteChange();
      void refetch();
    },
    retry: () => void refetch(),
  };
  if (data !== undefined) return { state: 'shown', value: data as T, isStale: isError, ...controls };
  return isError ? { state: 'failed', problem: error, ...controls } : { state: 'loading', ...controls };
}
