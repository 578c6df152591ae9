import { type Insertable, type Selectable, sql } from 'kysely';
import { dayOf } from '../../contract/dates.ts';
import type { Pence } from '../../contract/money.ts';
import type { Transaction } from '../database/schema.ts';
import type { AccountTable, AccountTransactionTable } from './tables.ts';

/** What is written on a line; where it stands and what it makes of the balance follow. */
export type NewLine = Pick<
  Insertable<AccountTransactionTable>,
  'description' | 'transaction_type' | 'payment_code' | 'is_posted' | 'payment_id'
> & {
  /** Below zero for a credit. */
  readonly change: Pence;
};

/** An account as it is while nobody else writes to it. */
export type LockedAccount = Pick<Selectable<AccountTable>, 'last_number' | 'balance'>;

/**
 * Holds an account until the transaction ends, and answers how it stands. Whoever changes a payment holds its account
 * first: with one order of locks, those who begin payments and those who settle them never wait for each other for ever.
 */
export const lockAccount = (transaction: Transaction, accountId: string): Promise<LockedAccount> =>
  transaction
    .selectFrom('account')
    .select(['last_number', 'balance'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Writes a line at the end of an account; answers its id. Nobody else writes to the account until the transaction ends.
 * The days of an account go forward: a line that would be of an earlier day than the one before it is of the same day.
 */
export async function appendLine(
  transaction: Transaction,
  accountId: string,
  line: NewLine,
  now: Date,
): Promise<string> {
  const account = await lockAccount(transaction, accountId);
  const last = await transaction
    .selectFrom('account_transaction')
    .select(sql<string>`to_char(transaction_date, 'YYYY-MM-DD')`.as('day'))
    .where('account_id', '=', accountId)
    .where('number', '=', account.last_number ?? 0)
    .executeTakeFirst();
  const today = dayOf(now);
  const number = (account.last_number ?? 0) + 1;
  const balance = account.balance + line.change;
  const { id } = await transaction
    .insertInto('account_transaction')
    .values({
      ...line,
      account_id: accountId,
      number,
      opening_balance: account.balance,
      running_balance: balance,
      transaction_date: last !== undefined && last.day > today ? last.day : today,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('account')
    .set({ last_number: number, balance })
    .where('id', '=', accountId)
    .execute();
  return id;
}
