import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import { readSettings } from '../../../journeys/shared/settings.ts';
import { gateway } from '../../app/portal.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { useReading } from '../../app/useReading.ts';
import { aWhile } from '../../client/reads.ts';
import { newestRepair } from './data/repairs.ts';

export interface Newest {
  /** Null where there is no repair. */
  readonly order: WorksOrderSummary | null;
  /** Whether its whole description is shown. */
  readonly isFull: boolean;
}

/**
 * The newest repair of a home, read again when the resident comes back to the page.
 * @param premisesId `undefined` until it is known, `null` where there is no home
 */
export function useNewest(premisesId: string | null | undefined): ShownRecord<Newest> {
  const read = async (signal: AbortSignal): Promise<Newest> => {
    const query = newestRepair(premisesId ?? null);
    const [{ models }, { fullDescriptions }] = await Promise.all([
      gateway.call(searchWorksOrders, { query }, { signal }),
      readSettings({ services: { gateway } }, ['fullDescriptions'], { signal }),
    ]);
    return { order: models[0] ?? null, isFull: fullDescriptions };
  };
  return useReading({ name: ['newest repair', premisesId], read, keptFor: aWhile }, premisesId !== undefined);
}
