import { isCredit } from '../../../../contract/account-rules.ts';
import type { AccountTransaction } from '../../../../contract/accounts.ts';
import { type Pence, penceOf } from '../../../../contract/money.ts';

/** A transaction as it is shown. */
export interface TransactionRow {
  readonly id: string;
  /** A day, `YYYY-MM-DD`; null until it is posted. */
  readonly date: string | null;
  /** The day on which it was made, `YYYY-MM-DD`, posted or not. */
  readonly day: string;
  readonly description: string;
  /** What it takes off the balance, or adds to it: one of the two is there. */
  readonly credit: Pence | null;
  readonly debit: Pence | null;
  /** The balance after it; above zero is owed. */
  readonly balance: Pence;
}

export function transactionRow(transaction: AccountTransaction): TransactionRow {
  const amount = penceOf(transaction.amount.gross.value);
  const takesOff = isCredit(transaction['payment-code']);
  return {
    id: transaction['transaction-identifier'],
    date: transaction.statuses['is-posted'] ? transaction.dates['transaction-date'] : null,
    day: transaction.dates['transaction-date'],
    description: transaction['transaction-description'],
    credit: takesOff ? amount : null,
    debit: takesOff ? null : amount,
    balance: penceOf(transaction['running-balance'].value),
  };
}
