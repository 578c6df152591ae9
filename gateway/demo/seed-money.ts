import type { Insertable } from 'kysely';
import { displayNumber } from '../../contract/account-rules.ts';
import { dayOf } from '../../contract/dates.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { AccountTable, AccountTransactionTable } from '../money/tables.ts';
import { instantOf } from '../provider/clock.ts';
import { accountLines, type PlannedLine } from './account-lines.ts';
import { type AccountPlan, accountPlans } from './accounts.ts';
import { demoId } from './ids.ts';
import { tenancies, tenancyIdOf } from './people.ts';

const linesAtOnce = 1000;

export const accountIdOf = ({
  who,
  premises,
  type,
}: Pick<AccountPlan, 'who' | 'premises' | 'type'>): string => demoId(`account ${who} ${premises} ${type}`);

const tenancyOf = ({ who, premises }: AccountPlan) => {
  const found = tenancies.find(({ id }) => id === tenancyIdOf(who, premises));
  if (!found) throw new Error(`${who} has no tenancy of ${premises}`);
  return found;
};

/** When what is of a day was entered. Most accounts share their days, and to find an instant takes longer than to write a line. */
function entryTimes(now: Date): (day: string) => Date {
  const instants = new Map<string, Date>();
  return (day) => {
    // In the small hours, what is of today cannot be of the morning yet.
    const at = instants.get(day) ?? new Date(Math.min(instantOf(`${day}T06:00:00`).getTime(), now.getTime()));
    instants.set(day, at);
    return at;
  };
}

/** The lines with their places and balances. */
function entered(
  accountId: string,
  lines: readonly PlannedLine[],
  enteredAt: (day: string) => Date,
): Insertable<AccountTransactionTable>[] {
  let balance = 0;
  return lines.map(({ day, ...line }, index) => {
    const opening = balance;
    balance += line.change;
    return {
      ...line,
      account_id: accountId,
      id: demoId(`line ${accountId} ${index}`),
      number: index + 1,
      opening_balance: opening,
      running_balance: balance,
      transaction_date: day,
      created_at: enteredAt(day),
    };
  });
}

/** Adds the accounts with everything that was ever charged and paid. In one transaction with whatever else is added. */
export async function seedMoney(db: Database, now: Date): Promise<void> {
  const today = dayOf(now);
  const enteredAt = entryTimes(now);
  const accounts: Insertable<AccountTable>[] = [];
  const lines: Insertable<AccountTransactionTable>[] = [];
  for (const [index, plan] of accountPlans.entries()) {
    const tenancy = tenancyOf(plan);
    const id = accountIdOf(plan);
    const own = entered(id, accountLines(plan, String(tenancy.start_date), today), enteredAt);
    lines.push(...own);
    accounts.push({
      id,
      customer_id: tenancy.customer_id,
      tenancy_id: tenancy.id,
      account_type: plan.type,
      account_number: String(40_010_003 + index * 131),
      pay_reference: `${tenancy.payment_reference}0${displayNumber(plan.type)}`,
      last_number: own.length === 0 ? null : own.length,
      balance: own.at(-1)?.running_balance ?? 0,
    });
  }
  const write = async (transaction: Database): Promise<void> => {
    await transaction.insertInto('account').values(accounts).execute();
    for (let from = 0; from < lines.length; from += linesAtOnce) {
      await transaction
        .insertInto('account_transaction')
        .values(lines.slice(from, from + linesAtOnce))
        .execute();
    }
  };
  // An account and its last line need each other, so they are there at once.
  if (db.isTransaction) await write(db);
  else await inTransaction(db, write);
}
