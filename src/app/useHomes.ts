import { type Home, loadHomes, loadTenancies, type Place, placesOf } from '../../journeys/shared/homes.ts';
import { aWhile } from '../client/reads.ts';
import { gateway } from './portal.ts';
import { useReading } from './useReading.ts';

export interface HomesRead {
  /** The homes without where they are, which are known earlier; `undefined` until then. */
  readonly places: readonly Place[] | undefined;
  /** `undefined` until they are known; none where they cannot be had. */
  readonly homes: readonly Home[] | undefined;
  /** They could not be read, which is not the same as having none. */
  readonly isFailed: boolean;
  retry(): void;
}

/**
 * The homes of the resident's active tenancies, the newest tenancy first. What was found last is there at once, so that
 * nothing moves when the resident comes back; it is asked again all the same.
 */
export function useHomesRead(customerId: string): HomesRead {
  const tools = { services: { gateway, customerId } };
  const places = useReading({
    name: ['places'],
    read: async (signal) => placesOf(await loadTenancies(tools, { signal })),
    keptFor: aWhile,
  });
  const homes = useReading({
    name: ['homes'],
    read: (signal) => loadHomes(tools, { signal }),
    keptFor: aWhile,
  });
  const isFailed = homes.state === 'failed';
  const found = homes.state === 'shown' ? homes.value : isFailed ? [] : undefined;
  return {
    places: found ?? (places.state === 'shown' ? places.value : undefined),
    homes: found,
    isFailed,
    retry: homes.retry,
  };
}

/** The homes alone, for pages that say elsewhere what could not be read. */
export const useHomes = (customerId: string): HomesRead['homes'] => useHomesRead(customerId).homes;
