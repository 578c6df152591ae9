import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { accountKind, hasStatements } from '../../contract/account-rules.ts';
import type { Pence } from '../../contract/money.ts';
import { monthMoved, statementMonthsFromStartDay } from '../../contract/statement-months.ts';
import type { Database } from '../database/schema.ts';
import { dayOf } from '../provider/clock.ts';
import { type AccountRow, readAccounts } from './accounts.ts';

/** One month of one account. */
export interface Statement {
  readonly id: string;
  readonly account: AccountRow;
  /** `YYYY-MM`. */
  readonly month: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** The month has not ended. */
  readonly isSoFar: boolean;
}

/** The same id for the same account and month, so that nothing has to be kept. */
function statementId(accountId: string, month: string): string {
  const hex = createHash('sha256').update(`statement ${accountId} ${month}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const lastDayOf = (month: string): string =>
  DateTime.fromISO(`${month}-01`, { zone: 'utc' }).endOf('month').toFormat('yyyy-MM-dd');

/** The months that have lines, and from which day on lines are not posted yet. */
interface Span {
  readonly firstDay: string;
  readonly unpostedFrom: string | null;
}

async function spansOf(db: Database, accountIds: readonly string[]): Promise<ReadonlyMap<string, Span>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .innerJoin('account_transaction as first', (join) =>
      join.onRef('first.account_id', '=', 'account.id').on('first.number', '=', 1),
    )
    .where('account.id', 'in', accountIds)
    .select((select) => [
      'account.id',
      sql<string>`to_char(first.transaction_date, 'YYYY-MM-DD')`.as('firstDay'),
      select
        .selectFrom('account_transaction as line')
        .whereRef('line.account_id', '=', 'account.id')
        .where('line.is_posted', '=', false)
        .orderBy('line.number')
        .limit(1)
        .select(sql<string>`to_char(line.transaction_date, 'YYYY-MM-DD')`.as('day'))
        .as('unpostedFrom'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...span }) => [id, span]));
}

/**
 * The statements of a customer, for each account the newest first. A month has one when it has ended and everything in it
 * is posted, so that it never changes; the month that has not ended has one of what is posted so far, from the day of the
 * month on which the tenancy began.
 */
export async function readStatements(db: Database, customerId: string, now: Date): Promise<Statement[]> {
  const accounts = (await readAccounts(db, customerId)).filter((account) =>
    hasStatements(accountKind(account.account_type, account.tenancy_type)),
  );
  const spans = await spansOf(
    db,
    accounts.map(({ id }) => id),
  );
  const today = dayOf(now);
  const thisMonth = today.slice(0, 7);
  return accounts.flatMap((account) => {
    const span = spans.get(account.id);
    if (!span) return [];
    return Array.from({ length: statementMonthsFromStartDay + 1 }, (_, back): Statement => {
      const month = monthMoved(thisMonth, -back);
      const isSoFar = back === 0;
      return {
        id: statementId(account.id, month),
        account,
        month,
        from: `${month}-01`,
        to: isSoFar ? today : lastDayOf(month),
        isSoFar,
      };
    }).filter(({ month, to, isSoFar }) => {
      if (month < span.firstDay.slice(0, 7)) return false;
      if (isSoFar) return today.slice(8) >= account.tenancy_start.slice(8, 10);
      return span.unpostedFrom === null || to < span.unpostedFrom;
    });
  });
}

/** A line as a statement says it. Amounts are pence. */
export interface StatementLine {
  readonly day: string;
  readonly description: string;
  /** Below zero for a credit. */
  readonly change: Pence;
  readonly balance: Pence;
}

/** Everything that stands on a statement. */
export interface StatementContent {
  readonly opening: Pence;
  readonly closing: Pence;
  readonly lines: readonly StatementLine[];
  readonly holder: string;
  /** Lines of the address. */
  readonly address: readonly string[];
}

async function balanceBefore(db: Database, accountId: string, day: string): Promise<Pence> {
  const row = await db
    .selectFrom('account_transaction')
    .select('running_balance')
    .where('account_id', '=', accountId)
    .where('transaction_date', '<', sql<Date>`${day}::date`)
    .where('is_posted', '=', true)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.running_balance ?? 0;
}

/** What stands on a statement of so many days of an account, as it is now. */
export async function readStatementContent(
  db: Database,
  statement: Pick<Statement, 'account' | 'from' | 'to'>,
): Promise<StatementContent> {
  const { account, from, to } = statement;
  const [opening, rows, holder, home] = await Promise.all([
    balanceBefore(db, account.id, from),
    db
      .selectFrom('account_transaction')
      .select([
        'description',
        'change',
        'running_balance as balance',
        sql<string>`to_char(transaction_date, 'YYYY-MM-DD')`.as('day'),
      ])
      .where('account_id', '=', account.id)
      .where('is_posted', '=', true)
      .where('transaction_date', '>=', sql<Date>`${from}::date`)
      .where('transaction_date', '<=', sql<Date>`${to}::date`)
      .orderBy('number')
      .execute(),
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
    opening,
    closing: rows.at(-1)?.balance ?? opening,
    lines: rows,
    holder: [holder.title, holder.given_name, holder.surname].filter(Boolean).join(' '),
    address: home
      ? [home.address_line_1, home.address_line_2, home.address_line_3, home.postcode].filter(Boolean)
      : [],
  };
}
