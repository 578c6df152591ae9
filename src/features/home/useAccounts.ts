import { loadAccounts, type ResidentAccount } from '../../../journeys/shared/accounts.ts';
import { gateway } from '../../app/portal.ts';
import { useReading } from '../../app/useReading.ts';
import type { ShownRecord } from '../../app/useRecord.ts';

export type ShownAccounts = ShownRecord<readonly ResidentAccount[]>;

const storageKey = (customerId: string): string => `home:accounts:${customerId}`;

/** How many accounts there were the last time in this browser session, besides the one that is told first. */
export const expectedAccounts = (customerId: string): number =>
  Math.max(0, Number(sessionStorage.getItem(storageKey(customerId)) ?? 0) - 1);

/** The accounts of the resident, for everything on Home that tells of money. */
export const useAccounts = (customerId: string): ShownAccounts =>
  useReading({
    name: ['accounts on Home'],
    read: async (signal) => {
      const accounts = await loadAccounts({ services: { gateway, customerId } }, { signal });
      sessionStorage.setItem(storageKey(customerId), String(accounts.length));
      return accounts;
    },
  });
