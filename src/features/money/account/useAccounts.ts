import { useLocation, useNavigate } from 'react-router-dom';
import { loadAccounts, type ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import { gateway } from '../../../app/portal.ts';
import type { ShownRecord } from '../../../app/shown-record.ts';
import { useReading } from '../../../app/useReading.ts';
import { chosenAccount } from '../data/chosen-account.ts';

/** The accounts of the resident. */
export const useAccounts = (customerId: string): ShownRecord<readonly ResidentAccount[]> =>
  useReading({
    name: ['accounts'],
    read: (signal) => loadAccounts({ services: { gateway, customerId } }, { signal }),
  });

export interface ChosenAccount {
  readonly account: ResidentAccount | undefined;
  /** Shows another account on the same page. */
  choose(accountId: string): void;
}

/** Which of the accounts a page is about: that of its address, else one of the home that was chosen on Home. */
export function useChosenAccount(customerId: string, accounts: readonly ResidentAccount[]): ChosenAccount {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('account');
  return {
    account: chosenAccount(accounts, wanted, sessionStorage.getItem(`home:${customerId}`)),
    choose: (accountId) => navigate(`${pathname}?account=${encodeURIComponent(accountId)}`),
  };
}
