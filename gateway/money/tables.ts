import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccountType } from '../../contract/account-rules.ts';
import type { TransactionType } from '../../contract/accounts.ts';
import type { PaymentState } from '../../contract/payments.ts';
import type { Instant, WallClock } from '../database/columns.ts';

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
  /** The payment that it credits. */
  payment_id: string | null;
}

export interface PaymentTable {
  id: Generated<string>;
  customer_id: string;
  account_id: string;
  /** Pence. */
  amount: number;
  pay_reference: string;
  /** By which residents and staff call the payment. Made by the database. */
  reference: GeneratedAlways<string>;
  /** It was begun as all that is owed. */
  is_outstanding_balance: Generated<boolean>;
  state: PaymentState;
  /** As the card provider calls the money that it took. */
  card_transaction: string | null;
  /** The line that credits it. */
  line_id: string | null;
  created_at: Instant;
  /** When the card provider was last asked. */
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why a person settled it, where one did. */
  settled_because: ColumnType<string | null, undefined, string>;
}

/** Notices of the card provider that were heard already. */
interface PaymentNoticeTable {
  id: string;
  received_at: ColumnType<Date, Date | undefined, Date>;
}

/** Tables of what residents owe and have paid. */
export interface MoneyTables {
  account: AccountTable;
  account_transaction: AccountTransactionTable;
  payment: PaymentTable;
  payment_notice: PaymentNoticeTable;
}
