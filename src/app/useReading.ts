import { focusManager, notifyManager, queryOptions, useQuery } from '@tanstack/react-query';
import { noteChange, queries } from '../client/reads.ts';
import { identifiers } from './portal.ts';
import type { ShownRecord } from './useRecord.ts';

// At once instead of with the next timer: browsers slow those down in tabs that are out of sight.
notifyManager.setScheduler(queueMicrotask);

// Whoever comes back to the page sees what is true by then, settings excepted.
focusManager.setEventListener((look) => {
  const tell = () => {
    const isSeen = document.visibilityState !== 'hidden';
    if (isSeen) noteChange();
    look(isSeen);
  };
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
});

// It listens only when it is told to.
queries.mount();

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

/** A reading as the library wants it. It is one resident's. */
export const optionsOf = <T>({ name, read, freshFor = 0, keptFor = 0 }: Reading<T>) =>
  queryOptions({
    queryKey: [identifiers.read().customerId, ...name],
    queryFn: ({ signal }) => read(signal),
    staleTime: freshFor,
    gcTime: keptFor,
  });

/**
 * Shows something of the provider's, which all who show the same share: it is read when it is first shown, and again
 * when the resident comes back to the page. What was read stays in view when it cannot be read again.
 * @param isWanted whether it is known yet what is to be read
 */
export function useReading<T>(reading: Reading<T>, isWanted = true): ShownRecord<T> {
  const { data, error, isError, refetch } = useQuery(
    {
      ...optionsOf(reading),
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
