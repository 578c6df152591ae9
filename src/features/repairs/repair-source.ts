import { setting } from '../../../journeys/shared/settings.ts';
import { gateway } from '../../app/portal.ts';
import type { ListSource } from '../../lists/useList.ts';
import { type RepairRow, repairRow } from './data/repair-row.ts';
import { findRepairs } from './data/repair-search.ts';

/** Where the repairs of a resident come from. How much of their descriptions is shown is asked once. */
export function repairSource(customerId: string): ListSource<RepairRow> {
  const tools = { services: { gateway, customerId } };
  let full: Promise<string> | undefined;
  return {
    keyOf: ({ id }) => id,
    async fetch(request, signal) {
      full ??= setting(tools, 'IsRepairFullDescriptionRequired', {});
      const [{ rows, total }, isFull] = await Promise.all([findRepairs(request, { gateway, signal }), full]);
      return { rows: rows.map((order) => repairRow(order, isFull === 'true')), total };
    },
  };
}
