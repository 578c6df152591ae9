import { createContext, useContext, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getCustomer } from '../../contract/customers.ts';
import { customerErrorPage } from '../../journeys/shared/addresses.ts';
import { queries } from '../client/queries.ts';
import { accessRules } from './access.ts';
import { gateway, identifiers } from './portal.ts';
import { useReading } from './useReading.ts';

/** Whether a resident may see a page; `unknown` until it is known. */
export type Access = 'unknown' | 'open' | 'closed';

/** Whether the page that is shown is for the resident. */
export const PageAccess = createContext<Access>('open');

/** Whether it is known yet that this page is for the resident: until then it shows nothing of theirs. */
export const useIsOpen = (): boolean => useContext(PageAccess) === 'open';

/**
 * Whether a page is for the resident. Who found it open last sees it at once when coming back; it is asked again all the
 * same. That it was closed is not remembered: it would lead away before anybody asks whether it still is. A resident who
 * cannot be loaded is told so on the page for that.
 */
export function useAccess(audience: keyof typeof accessRules, customerId: string): Access {
  const navigate = useNavigate();
  const openBefore = [customerId, 'open', audience];
  const access = useReading({
    name: ['access', audience],
    isReadAgain: false,
    read: async (signal) => {
      const customer = await gateway.call(getCustomer, { params: { customerId } }, { signal });
      const isOpen = await accessRules[audience]({ services: { gateway, customerId } }, customer, { signal });
      if (isOpen) queries.setQueryData(openBefore, true);
      else queries.removeQueries({ queryKey: openBefore });
      return isOpen;
    },
  });
  const isFailed = access.state === 'failed';
  useEffect(() => {
    // Signing out, too, makes the call fail; that leads elsewhere.
    if (!isFailed || identifiers.read().customerId === undefined) return;
    const { pathname, search } = window.location;
    navigate(customerErrorPage, { replace: true, state: { from: pathname + search } });
  }, [isFailed, navigate]);
  if (access.state === 'shown') return access.value ? 'open' : 'closed';
  return queries.getQueryData(openBefore) === true ? 'open' : 'unknown';
}
