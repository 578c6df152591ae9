import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getCustomer } from '../../contract/customers.ts';
import type { AccessRule } from './access.ts';
import { gateway, identifiers } from './portal.ts';

/** Whether a resident may see a page; `unknown` until it is known. */
export type Access = 'unknown' | 'open' | 'closed';

/** What was found last, so that coming back shows the page at once. It is asked again all the same. */
const known = new Map<AccessRule, { readonly customerId: string; readonly access: Access }>();

/**
 * Whether a page is for the resident. A resident who cannot be loaded is told so on the page for that.
 * @param isOpen the rule, the same one each time
 */
export function useAccess(isOpen: AccessRule, customerId: string): Access {
  const navigate = useNavigate();
  const [access, setAccess] = useState<Access>(() => {
    const last = known.get(isOpen);
    return last?.customerId === customerId ? last.access : 'unknown';
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const find = async () => {
      const customer = await gateway.call(getCustomer, { params: { customerId } }, { signal });
      const found = await isOpen({ services: { gateway, customerId } }, customer, { signal });
      if (signal.aborted) return;
      const now: Access = found ? 'open' : 'closed';
      known.set(isOpen, { customerId, access: now });
      setAccess(now);
    };
    find().catch(() => {
      if (signal.aborted || identifiers.read().customerId === undefined) return;
      navigate('/customerApiErrorPage', { replace: true });
    });
    return () => stop.abort();
  }, [isOpen, customerId, navigate]);
  return access;
}
