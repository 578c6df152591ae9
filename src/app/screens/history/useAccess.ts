import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getCustomer } from '../../../../contract/customers.ts';
import { areRepairsClosed } from '../../../../journeys/repair/calls/reporting.ts';
import { gateway, identifiers } from '../../portal.ts';

/** Whether a resident may see their repairs here; `unknown` until it is known. */
export type Access = 'unknown' | 'open' | 'closed';

/** What was found last, so that coming back shows the list at once. It is asked again all the same. */
let known: { readonly customerId: string; readonly access: Access } | undefined;

/** Who may see the list. A resident who cannot be loaded is told so on the page for that. */
export function useAccess(customerId: string): Access {
  const navigate = useNavigate();
  const [access, setAccess] = useState<Access>(known?.customerId === customerId ? known.access : 'unknown');
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const find = async () => {
      const customer = await gateway.call(getCustomer, { params: { customerId } }, { signal });
      const services = { gateway, customerId };
      const isClosed = await areRepairsClosed({ services }, customer.statuses.isCatalyst, { signal });
      if (signal.aborted) return;
      known = { customerId, access: isClosed ? 'closed' : 'open' };
      setAccess(known.access);
    };
    find().catch(() => {
      if (signal.aborted || identifiers.read().customerId === undefined) return;
      navigate('/customerApiErrorPage', { replace: true });
    });
    return () => stop.abort();
  }, [customerId, navigate]);
  return access;
}
