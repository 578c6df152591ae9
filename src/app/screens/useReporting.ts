import { useEffect, useState } from 'react';
import type { Customer } from '../../../contract/customers.ts';
import type { Reporting } from '../../../journeys/repair/calls/reporting.ts';
import { offerRepairs } from '../offeredRepairs.ts';
import { gateway } from '../portal.ts';

/**
 * Whether the resident can report repairs online. Open until it is known, and where it cannot be found out: the journey
 * itself decides again.
 */
export function useReporting(customer: Customer | undefined): Reporting {
  const [reporting, setReporting] = useState<Reporting>('open');
  useEffect(() => {
    if (!customer) return;
    const stop = new AbortController();
    const find = async () => {
      const { findReporting } = await import('../../../journeys/repair/calls/reporting.ts');
      const services = { gateway, customerId: customer.identifier };
      const found = await findReporting({ services }, customer.statuses.isCatalyst, { signal: stop.signal });
      if (stop.signal.aborted) return;
      offerRepairs(found !== 'closed');
      setReporting(found);
    };
    find().catch(() => undefined);
    return () => stop.abort();
  }, [customer]);
  return reporting;
}
