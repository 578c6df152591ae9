import { money as words } from '../../content/money.ts';
import { isCredit } from '../../contract/account-rules.ts';
import { type AccountTransaction, getLatestTransactions } from '../../contract/accounts.ts';
import type { CallOptions, Gateway } from '../../contract/call.ts';
import { penceOf } from '../../contract/money.ts';
import { pounds } from './accounts.ts';

/** A transaction in a few words, for a card. */
export interface MiniTransaction {
  readonly id: string;
  /** `£12.50` */
  readonly amount: string;
  /** Which way it goes, in a word. */
  readonly marker: string;
  /** What it was. */
  readonly label: string;
  /** A day, `YYYY-MM-DD`; null until it is posted. */
  readonly date: string | null;
}

export function miniTransactionOf(transaction: AccountTransaction): MiniTransaction {
  const way = isCredit(transaction['payment-code']) ? 'credit' : 'debit';
  return {
    id: transaction['transaction-identifier'],
    amount: pounds(penceOf(transaction.amount.gross.value)),
    marker: words.markers[way],
    label: words.labels[way],
    date: transaction.statuses['is-posted'] ? transaction.dates['transaction-date'] : null,
  };
}

/** The newest three transactions of the account with this pay reference. Throws a `Fault` when they cannot be had. */
export async function latestTransactions(
  payReference: string,
  gateway: Gateway,
  options: CallOptions,
): Promise<readonly MiniTransaction[]> {
  const query = { payReference, page: 1, size: 3 };
  const { transactions } = await gateway.call(getLatestTransactions, { query }, options);
  return transactions.map(miniTransactionOf);
}
