import type { InitialData } from '../../machines/initial-data.ts';
import { queries } from '../client/queries.ts';
import type { ListSource } from '../lists/useList.ts';
import { optionsOf, type Reading } from './useReading.ts';

/**
 * What a machine begins with that reads this: what is remembered of it. While the server's page is in view it is waited for, as
 * every reading is, and then need not be read again. To be asked for while a component is rendered for the first time.
 */
export function initialDataOf<T>(reading: Reading<T>): InitialData<T> | undefined {
  const { suspense, ...options } = optionsOf(reading);
  const value = queries.getQueryData<T>(options.queryKey);
  if (value !== undefined) return { value, isFresh: suspense };
  // What React waits for.
  if (suspense) throw queries.fetchQuery(options);
  return undefined;
}

/**
 * Where the rows of a list come from, which begins with those that came with the server's page.
 * @param name what is listed
 */
export const listRead = <Row>(
  name: string,
  fetch: ListSource<Row>['fetch'],
): Pick<ListSource<Row>, 'fetch' | 'initialDataOf'> => ({
  fetch,
  initialDataOf: (request) =>
    initialDataOf({ name: [name, JSON.stringify(request)], read: (signal) => fetch(request, signal) }),
});

/** Reads it anew, and remembers it for as long as it says, unless it was forgotten meanwhile because something was changed. */
export async function readAnew<T>(reading: Reading<T>, signal: AbortSignal): Promise<T> {
  const cache = queries.getQueryCache();
  const { suspense: _, ...options } = optionsOf(reading);
  const { queryHash } = cache.build(queries, queries.defaultQueryOptions(options));
  const query = cache.get(queryHash);
  const value = await reading.read(signal);
  if (query === cache.get(queryHash)) query?.setData(value);
  return value;
}
