import type { Customer } from '../../../contract/customers.ts';
import { findReporting, type Reporting } from '../../../journeys/repair/calls/reporting.ts';
import { gateway } from '../../app/portal.ts';
import { useArrival } from '../../app/useArrival.ts';
import { type ShownRecord, useRecord } from '../../app/useRecord.ts';

export type ShownReporting = ShownRecord<Reporting>;

/** What is known about reporting repairs online, read again when the resident comes back to the page. */
export function useReporting(customerId: string, customer: Customer | undefined): ShownReporting {
  const arrival = useArrival(customer);
  return useRecord((signal) =>
    findReporting(
      { services: { gateway, customerId } },
      arrival.then(({ statuses }) => statuses.isCatalyst),
      new Date(),
      { signal },
    ),
  );
}
