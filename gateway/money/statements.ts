import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { accountKind, hasStatements } from '../../contract/account-rules.ts';
import { dayOf, isoDay } from '../../contract/dates.ts';
import { monthMoved, statementMonthsFromStartDay } from '../../contract/statement-months.ts';
import type { Database } from '../database/schema.ts';
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
  isoDay(DateTime.fromISO(`${month}-01`, { zone: 'utc' }).endOf('month'));

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
