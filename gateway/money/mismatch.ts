import { pounds } from '../../contract/money.ts';
import type { Seen } from './card-provider.ts';
import type { PaymentRow } from './payments.ts';

/**
 * In which way what the card provider has is not the payment that it was asked for, as a sentence; undefined where it is.
 */
export function mismatchOf(
  payment: Pick<PaymentRow, 'id' | 'amount' | 'pay_reference'>,
  seen: Seen | undefined,
): string | undefined {
  if (seen === undefined) return undefined;
  if (seen.reference !== payment.id) return `it answers about another payment, ${seen.reference}`;
  if (seen.amount !== payment.amount) return `it has ${pounds(seen.amount)}`;
  if (seen.customerReference !== payment.pay_reference) {
    return `it has the payment reference ${seen.customerReference}`;
  }
  return seen.state === 'paid' && seen.transactionId === null ? 'it was taken, without a name' : undefined;
}
