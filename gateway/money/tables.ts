import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccountType } from '../../contract/account-rules.ts';
import type { TransactionType } from '../../contract/accounts.ts';

type Instant = ColumnType<Date, Date | string, Date | string>;
/** A `date`: written as text; read it with `to_char`, because the driver would shift it by the zone. */
type WallClock = ColumnType<Date, string, string>;

export interface AccountTable {
  id: string;
  customer_id: string;
  tenancy_id: string;
  account_type: AccountType;
  /** The number that residents know it by. */
  account_number: string;
  /** Begins with the payment reference of the tenancy. */
  pay_reference: string;
  /** Number of its last line; null without any. */
  last_number: number | null;
  /** Pence; above zero is owed by the resident. */
  balance: Generated<number>;
}

/** A line of an account. Amounts are pence. */
export interface AccountTransactionTable {
  account_id: string;
  /** From 1, without gaps: the order in which the lines were written. */
  number: number;
  id: Generated<string>;
  description: string;
  transaction_type: TransactionType;
  payment_code: string;
  opening_balance: number;
  /** Below zero for a credit. */
  change: number;
  running_balance: number;
  transaction_date: WallClock;
  is_posted: boolean;
  created_at: Instant;
  previous_number: GeneratedAlways<number | null>;
}

/** Tables of what residents owe and have paid. */
export interface MoneyTables {
  account: AccountTable;
  account_transaction: AccountTransactionTable;
}
