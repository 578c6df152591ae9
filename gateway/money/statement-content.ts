import { sql } from 'kysely';
import { addressLines } from '../../contract/addresses.ts';
import { dayOf } from '../../contract/dates.ts';
import type { Pence } from '../../contract/money.ts';
import type { Database } from '../database/schema.ts';
import type { Statement } from './statements.ts';

/** A line as a statement says it. Amounts are pence. */
export interface StatementLine {
  readonly day: string;
  readonly description: string;
  /** Below zero for a credit. */
  readonly change: Pence;
  readonly balance: Pence;
}

/** What is on the account and not posted. It is at the end of the account, whatever is posted. */
interface Unposted {
  /** Below zero for a credit. */
  readonly change: Pence;
  /** The balance with all of it. */
  readonly balance: Pence;
  /** All of it is payments. */
  readonly isPayments: boolean;
}

/** Everything that stands on a statement but its lines. */
export interface StatementContent {
  readonly opening: Pence;
  /** The balance after the last line. */
  readonly closing: Pence;
  /** Null where the period ended before today and nothing of it waits to be posted. */
  readonly unposted: Unposted | null;
  /** The period has not ended: everything is as at the moment of reading. */
  readonly isCurrent: boolean;
  readonly holder: string;
  /** Lines of the address. */
  readonly address: readonly string[];
  /** The number of the last line; 0 where there is none. */
  readonly lastNumber: number;
}

/** An account and days of it. */
export type StatementPeriod = Pick<Statement, 'account' | 'from' | 'to'>;

/**
 * Reads every figure of a statement in one query, so that they are of one moment. A period that reaches today has all
 * that is on the account: with what is not posted it ends at the balance of the account.
 */
async function readFigures(db: Database, { account, from, to }: StatementPeriod, isCurrent: boolean) {
  const until = isCurrent ? sql`'infinity'::date` : sql`${to}::date`;
  const { rows } = await sql<{
    opening: number | null;
    closing: number | null;
    last_number: number | null;
    unposted: number | null;
    unposted_count: number;
    all_payments: boolean | null;
  }>`
    select opening.running_balance as opening, closing.running_balance as closing, closing.number as last_number,
      unposted.change::int as unposted, unposted.count::int as unposted_count, unposted.all_payments
    from (select 1) as one
    left join lateral (
      select running_balance from account_transaction
      where account_id = ${account.id} and is_posted and transaction_date < ${from}::date
      order by number desc limit 1
    ) as opening on true
    left join lateral (
      select running_balance, number from account_transaction
      where account_id = ${account.id} and is_posted and transaction_date <= ${until}
      order by number desc limit 1
    ) as closing on true
    cross join lateral (
      select sum(change) as change, count(*) as count,
        bool_and(transaction_type = 'PAY' and change < 0) as all_payments
      from account_transaction
      where account_id = ${account.id} and not is_posted and transaction_date <= ${until}
    ) as unposted`.execute(db);
  const [row] = rows;
  const closing = row?.closing ?? 0;
  const change = row?.unposted ?? 0;
  const isSaid = isCurrent || (row?.unposted_count ?? 0) > 0;
  return {
    opening: row?.opening ?? 0,
    closing,
    lastNumber: row?.last_number ?? 0,
    unposted: isSaid ? { change, balance: closing + change, isPayments: row?.all_payments ?? true } : null,
  };
}

/** What stands on a statement besides its lines, as it is now. */
export async function readStatementContent(
  db: Database,
  period: StatementPeriod,
  now: Date,
): Promise<StatementContent> {
  const { account, to } = period;
  const isCurrent = to >= dayOf(now);
  const [figures, holder, home] = await Promise.all([
    readFigures(db, period, isCurrent),
    db
      .selectFrom('tenancy')
      .innerJoin('customer', 'customer.id', 'tenancy.customer_id')
      .select(['title', 'given_name', 'surname'])
      .where('tenancy.id', '=', account.tenancy_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('tenancy_premises')
      .innerJoin('asset', 'asset.id', 'tenancy_premises.asset_id')
      .select(['address_line_1', 'address_line_2', 'address_line_3', 'postcode'])
      .where('tenancy_premises.tenancy_id', '=', account.tenancy_id)
      .orderBy('asset.uprn')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    ...figures,
    isCurrent,
    holder: [holder.title, holder.given_name, holder.surname].filter(Boolean).join(' '),
    address: home
      ? addressLines([home.address_line_1, home.address_line_2, home.address_line_3, home.postcode])
      : [],
  };
}

/** Lines that are read at once. */
const linesAtOnce = 200;

/**
 * The lines of a statement in order, some at a time. Posted lines never change and nothing is written between them, so
 * that they agree with the figures that were read before.
 */
export async function* readStatementLines(
  db: Database,
  { account, from }: StatementPeriod,
  { lastNumber }: Pick<StatementContent, 'lastNumber'>,
): AsyncGenerator<readonly StatementLine[]> {
  for (let after = 0; after < lastNumber; ) {
    const rows = await db
      .selectFrom('account_transaction')
      .select([
        'number',
        'description',
        'change',
        'running_balance as balance',
        sql<string>`to_char(transaction_date, 'YYYY-MM-DD')`.as('day'),
      ])
      .where('account_id', '=', account.id)
      .where('number', '>', after)
      .where('number', '<=', lastNumber)
      .where('transaction_date', '>=', sql<Date>`${from}::date`)
      .orderBy('number')
      .limit(linesAtOnce)
      .execute();
    if (rows.length > 0) yield rows.map(({ number: _number, ...line }) => line);
    after = rows.length < linesAtOnce ? lastNumber : (rows.at(-1)?.number ?? lastNumber);
  }
}
