import { readSettings } from '../../../journeys/shared/settings.ts';
import { gateway } from '../../app/portal.ts';
import { listRead } from '../../app/remembered.ts';
import type { ListSource } from '../../lists/useList.ts';
import { type RepairRow, repairRow } from './data/repair-row.ts';
import { findRepairs } from './data/repair-search.ts';

/** Where the repairs of a resident come from. */
export function repairSource(customerId: string): ListSource<RepairRow> {
  const tools = { services: { gateway, customerId } };
  return {
    keyOf: ({ id }) => id,
    ...listRead('repairs', async (request, signal) => {
      const [{ rows, total }, { fullDescriptions }] = await Promise.all([
        findRepairs(request, { gateway, signal }),
        readSettings(tools, ['fullDescriptions'], { signal }),
      ]);
      return { rows: rows.map((order) => repairRow(order, fullDescriptions)), total };
    }),
  };
}
