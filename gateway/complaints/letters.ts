import { type Notifier, notifyResident } from '../communications/notify.ts';
import type { Transaction } from '../database/schema.ts';

export type { Notifier };

/**
 * Tells a resident about a complaint, in a message and by e-mail. What the provider wrote stands in the account alone:
 * anybody may read an e-mail over a shoulder.
 */
export const notifyOfComplaint = (
  transaction: Transaction,
  notifier: Notifier,
  customerId: string,
  text: { readonly subject: string; readonly body: string },
  now: Date,
): Promise<void> =>
  notifyResident(transaction, notifier, { customerId, assetId: null, category: 'General', text }, now);
