import { createContext, useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getCustomer } from '../../contract/customers.ts';
import { customerErrorPage } from '../../journeys/shared/addresses.ts';
import type { AccessRule } from './access.ts';
import { gateway, identifiers } from './portal.ts';

/** Whether a resident may see a page; `unknown` until it is known. */
export type Access = 'unknown' | 'open' | 'closed';

/** Whether the page that is shown is for the resident. */
export const PageAccess = createContext<Access>('open');

/** Whether it is known yet that this page is for the resident: until then it shows nothing of theirs. */
export const useIsOpen = (): boolean => useContext(PageAccess) === 'open';

/**
 * Who found a page open last, so that coming back shows it at once. It is asked again all the same. That it was closed is
 * not remembered: it would lead away before anybody asks whether it still is.
 */
const open = new Map<AccessRule, string>();

/**
 * Whether a page is for the resident. A resident who cannot be loaded is told so on the page for that.
 * @param isOpen the rule, the same one each time
 */
export function useAccess(isOpen: AccessRule, customerId: string): Access {
  const navigate = useNavigate();
  const [access, setAccess] = useState<Access>(() => (open.get(isOpen) === customerId ? 'open' : 'unknown'));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const find = async () => {
      const customer = await gateway.call(getCustomer, { params: { customerId } }, { signal });
      const found = await isOpen({ services: { gateway, customerId } }, customer, { signal });
      if (signal.aborted) return;
      if (found) open.set(isOpen, customerId);
      else open.delete(isOpen);
      setAccess(found ? 'open' : 'closed');
    };
    find().catch(() => {
      if (signal.aborted || identifiers.read().customerId === undefined) return;
      const { pathname, search } = window.location;
      navigate(customerErrorPage, { replace: true, state: { from: pathname + search } });
    });
    return () => stop.abort();
  }, [isOpen, customerId, navigate]);
  return access;
}
