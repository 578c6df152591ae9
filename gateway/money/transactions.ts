import type { Expression, SqlBool } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import type { AccountTransaction, getTransactions } from '../../contract/accounts.ts';
import type { AnswerOf, RequestOf } from '../../contract/call.ts';
import { poundsOf } from '../../contract/money.ts';
import type { Database, Schema } from '../database/schema.ts';
import { anywhere } from '../provider/search-conditions.ts';

type Search = Pick<
  NonNullable<RequestOf<typeof getTransactions>['query']>,
  'fromDate' | 'toDate' | 'searchText'
> & {
  readonly transactionType?: readonly AccountTransaction['transaction-type'][] | undefined;
  readonly limit: number;
  readonly skip: number;
};

function conditionsOf({
  fromDate,
  toDate,
  searchText = '',
  transactionType = [],
}: Search): Expression<SqlBool> {
  const where = expressionBuilder<Schema, 'account_transaction'>();
  const text = searchText.trim();
  return where.and([
    ...(fromDate === undefined ? [] : [where('transaction_date', '>=', sql<Date>`${fromDate}::date`)]),
    ...(toDate === undefined ? [] : [where('transaction_date', '<=', sql<Date>`${toDate}::date`)]),
    ...(text === '' ? [] : [where('description', 'ilike', anywhere(text))]),
    ...(transactionType.length === 0 ? [] : [where('transaction_type', 'in', transactionType)]),
  ]);
}

/**
 * The lines of an account that fit, the newest first, and how many there are in all. What is not posted comes first,
 * because nothing posted is ever written after it.
 */
export async function findTransactions(
  db: Database,
  accountId: string,
  search: Search,
): Promise<AnswerOf<typeof getTransactions>> {
  const fitting = db
    .selectFrom('account_transaction')
    .where('account_id', '=', accountId)
    .where(conditionsOf(search));
  const [count, rows] = await Promise.all([
    fitting.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    fitting
      .select([
        'id',
        'description',
        'transaction_type',
        'payment_code',
        'change',
        'running_balance',
        'is_posted',
        sql<string>`to_char(transaction_date, 'YYYY-MM-DD')`.as('day'),
      ])
      .orderBy('number', 'desc')
      .limit(search.limit)
      .offset(search.skip)
      .execute(),
  ]);
  const transactions = rows.map((row): AccountTransaction => {
    const amount = { value: poundsOf(Math.abs(row.change)) };
    return {
      'transaction-identifier': row.id,
      'transaction-description': row.description,
      'transaction-type': row.transaction_type,
      'payment-code': row.payment_code,
      amount: { gross: amount, net: amount },
      'running-balance': { value: poundsOf(row.running_balance) },
      dates: { 'transaction-date': row.day },
      statuses: { 'is-posted': row.is_posted },
    };
  });
  return { totalCount: Number(count.total), transactions };
}
