import { useEffect, useState } from 'react';
import { getCustomer } from '../../../../contract/customers.ts';
import { areEnquiriesOpen } from '../../../../journeys/shared/enquiry-access.ts';
import { gateway, identifiers } from '../../../app/portal.ts';

/** Whether the resident may ask for help with money here: not before that is known, nor where nobody can tell. */
export function useMayAsk(): boolean {
  const [mayAsk, setMayAsk] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const { customerId = '' } = identifiers.read();
    const find = async () => {
      const { statuses } = await gateway.call(getCustomer, { params: { customerId } }, { signal });
      return areEnquiriesOpen({ services: { gateway } }, statuses.isCatalyst, { signal });
    };
    find().then(
      (found) => signal.aborted || setMayAsk(found),
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return mayAsk;
}
