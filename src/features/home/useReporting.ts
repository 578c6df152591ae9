import { getCustomer } from '../../../contract/customers.ts';
import { findReporting, type Reporting } from '../../../journeys/repair/calls/reporting.ts';
import { gateway } from '../../app/portal.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { useReading } from '../../app/useReading.ts';
import { now } from '../../client/clock.ts';
import { aWhile } from '../../client/reads.ts';

export type ShownReporting = ShownRecord<Reporting>;

/** What is known about reporting repairs online, read again when the resident comes back to the page. */
export function useReporting(customerId: string): ShownReporting {
  return useReading({
    name: ['reporting'],
    read: (signal) => {
      const customer = gateway.call(getCustomer, { params: { customerId } }, { signal });
      return findReporting(
        { services: { gateway, customerId } },
        customer.then(({ statuses }) => statuses.isCatalyst),
        now(),
        { signal },
      );
    },
    keptFor: aWhile,
  });
}
