import { loadAccounts, type ResidentAccount } from '../../../journeys/shared/accounts.ts';
import { gateway } from '../../app/portal.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { useReading } from '../../app/useReading.ts';
import { aWhile } from '../../client/reads.ts';

export type ShownAccounts = ShownRecord<readonly ResidentAccount[]>;

/** The accounts of the resident, for everything on Home that is about money. */
export const useAccounts = (customerId: string): ShownAccounts =>
  useReading({
    name: ['accounts on Home'],
    read: (signal) => loadAccounts({ services: { gateway, customerId } }, { signal }),
    keptFor: aWhile,
  });
