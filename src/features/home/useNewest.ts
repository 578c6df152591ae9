import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import { setting } from '../../../journeys/shared/settings.ts';
import { gateway } from '../../app/portal.ts';
import { useArrival } from '../../app/useArrival.ts';
import { type ShownRecord, useRecord } from '../../app/useRecord.ts';
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
  const arrival = useArrival(premisesId);
  return useRecord(async (signal) => {
    const full = setting({ services: { gateway } }, 'IsRepairFullDescriptionRequired', { signal });
    const query = newestRepair(await arrival);
    const { models } = await gateway.call(searchWorksOrders, { query }, { signal });
    return { order: models[0] ?? null, isFull: (await full) === 'true' };
  });
}
