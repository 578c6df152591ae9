import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountKind, tenancyOfAccount } from '../../contract/account-rules.ts';
import type { Account, AccountTransaction } from '../../contract/accounts.ts';
import { getAccount, getAccounts, getLatestTransactions, getTransactions } from '../../contract/accounts.ts';
import { getTenancies } from '../../contract/customers.ts';
import { penceOf } from '../../contract/money.ts';
import { appendLine } from '../../gateway/money/ledger.ts';
import { findTransactions } from '../../gateway/money/transactions.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { plansOf } from '../support/plans.ts';

let gateway: TestGateway;
let kelly: Browser;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  kelly = await signIn(gateway, 'kelly.adams@example.com');
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const accountsOf = async (resident: Browser): Promise<readonly Account[]> =>
  (await resident.call(getAccounts, { params: { customerId: resident.customerId } })).accounts;
const onlyAccountOf = async (resident: Browser): Promise<Account> => {
  const [account] = await accountsOf(resident);
  if (!account) throw new Error('there is no account');
  return account;
};
const balanceOf = ({ balance }: Account): number =>
  penceOf(balance[0]?.['monetary-amount'].value ?? Number.NaN);
const effectOf = (line: AccountTransaction): number =>
  penceOf(line.amount.gross.value) * (line['payment-code'] === 'CR' ? -1 : 1);

type Query = Parameters<typeof search>[2];
const search = (
  resident: Browser,
  account: Account,
  query: {
    limit?: number;
    skip?: number;
    offset?: number;
    fromDate?: string;
    toDate?: string;
    searchText?: string;
    transactionType?: ('PAY' | 'DRS' | 'ADJ' | 'DRA')[];
  },
) =>
  resident.call(getTransactions, {
    params: { accountId: account['account-identifier'] },
    query: query as never,
  });

/** All lines that fit, page by page. */
async function allOf(resident: Browser, account: Account, query: Query = {}): Promise<AccountTransaction[]> {
  const lines: AccountTransaction[] = [];
  for (;;) {
    const page = await search(resident, account, { ...query, limit: 100, skip: lines.length });
    lines.push(...page.transactions);
    if (page.transactions.length === 0) {
      expect(lines).toHaveLength(page.totalCount);
      return lines;
    }
  }
}

describe('accounts', () => {
  it('come in the order in which they are shown, each with its tenancy', async () => {
    const david = await signIn(gateway, 'david.lee@example.com');
    const accounts = await accountsOf(david);
    expect(accounts.map((account) => account['account-type'])).toEqual(['REN', 'MJW', 'GRD']);
    for (const resident of [david, kelly]) {
      const { tenanciesSummaries } = await resident.call(getTenancies, {
        params: { customerId: resident.customerId },
      });
      for (const account of await accountsOf(resident)) {
        const tenancy = tenancyOfAccount(account.identifiers['pay-ref'], tenanciesSummaries);
        expect(tenancy?.tenancyType).toBe(account['tenancy-type']);
      }
    }
  });

  it('are of every kind, in arrears, in credit, settled, above and below what can be paid', async () => {
    const rows = await gateway.platform.db
      .selectFrom('account')
      .innerJoin('tenancy', 'tenancy.id', 'account.tenancy_id')
      .select(['account_type', 'tenancy_type', 'balance'])
      .execute();
    expect(new Set(rows.map((row) => accountKind(row.account_type, row.tenancy_type))).size).toBe(11);
    const balances = rows.map(({ balance }) => balance);
    expect(balances.some((balance) => balance < 0)).toBe(true);
    expect(balances.some((balance) => balance === 0)).toBe(true);
    expect(balances.some((balance) => balance > 0 && balance < 100)).toBe(true);
    expect(balances.some((balance) => balance > 500_000)).toBe(true);
  });

  it('say what one of them is alone', async () => {
    const account = await onlyAccountOf(kelly);
    const alone = await kelly.call(getAccount, { params: { accountId: account['account-identifier'] } });
    expect({ ...alone, 'as-at': '' }).toEqual({ ...account, 'as-at': '' });
  });

  it('without transactions have no last one', async () => {
    const jack = await signIn(gateway, 'jack.brown@example.com');
    const account = await onlyAccountOf(jack);
    expect([balanceOf(account), account['last-transaction'], account['last-payment']]).toEqual([
      0,
      null,
      null,
    ]);
    expect(await search(jack, account, {})).toMatchObject({ totalCount: 0, transactions: [] });
  });
});

describe('transactions', () => {
  it('add up: each begins where the one before ended, and the last ends at the balance', async () => {
    for (const resident of [kelly, amara]) {
      const account = await onlyAccountOf(resident);
      const lines = await allOf(resident, account);
      let balance = 0;
      for (const line of lines.toReversed()) {
        balance += effectOf(line);
        expect(penceOf(line['running-balance'].value)).toBe(balance);
      }
      expect(balance).toBe(balanceOf(account));
      expect(account['last-transaction']?.amount.gross).toEqual(lines[0]?.amount.gross);
    }
    expect((await search(kelly, await onlyAccountOf(kelly), {})).totalCount).toBeGreaterThan(2000);
  });

  it('have what is not posted before what is, in the whole order', async () => {
    const account = await onlyAccountOf(amara);
    const lines = await allOf(amara, account);
    const posted = lines.map(({ statuses }) => statuses['is-posted']);
    expect(posted.slice(0, 2)).toEqual([false, true]);
    expect(posted.lastIndexOf(false)).toBeLessThan(posted.indexOf(true));
    const days = lines.map(({ dates }) => dates['transaction-date']);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('are found by day, text and type, and paged without loss', async () => {
    const account = await onlyAccountOf(kelly);
    const all = await allOf(kelly, account);
    const [newest] = all;
    const toDate = newest?.dates['transaction-date'] ?? '';
    const fromDate = `${Number(toDate.slice(0, 4)) - 1}${toDate.slice(4)}`;
    const within = (line: AccountTransaction) => line.dates['transaction-date'] >= fromDate;
    expect(await allOf(kelly, account, { fromDate, toDate })).toEqual(all.filter(within));
    expect(await allOf(kelly, account, { searchText: 'universal', fromDate })).toEqual(
      all.filter((line) => within(line) && /universal/i.test(line['transaction-description'])),
    );
    expect(await allOf(kelly, account, { transactionType: ['PAY'] })).toEqual(
      all.filter((line) => line['transaction-type'] === 'PAY'),
    );
    const adjustments = await allOf(kelly, account, { transactionType: ['ADJ', 'DRA'] });
    expect(adjustments.map((line) => line['payment-code'])).toEqual(
      expect.arrayContaining(['CR', 'DR', 'RF']),
    );
    expect((await search(kelly, account, { searchText: '%' })).totalCount).toBe(0);
    expect((await search(kelly, account, { offset: 5 })).transactions).toEqual(all.slice(5, 15));
    expect((await search(kelly, account, { skip: 3, offset: 5, limit: 2 })).transactions).toEqual(
      all.slice(3, 5),
    );
  });

  it('of the dashboard are the latest three by pay reference', async () => {
    const account = await onlyAccountOf(kelly);
    const query = { payReference: account.identifiers['pay-ref'] };
    const all = await search(kelly, account, {});
    const latest = await kelly.call(getLatestTransactions, { query });
    expect(latest).toMatchObject({ totalCount: all.totalCount, transactions: all.transactions.slice(0, 3) });
    const next = await kelly.call(getLatestTransactions, { query: { ...query, page: 2, size: 4 } });
    expect(next.transactions).toEqual(all.transactions.slice(4, 8));
  });

  it('are read by an index', async () => {
    const account = await onlyAccountOf(kelly);
    await sql`analyze`.execute(gateway.platform.db);
    const plans = await plansOf(gateway.databaseUrl, (db) =>
      findTransactions(db, account['account-identifier'], { limit: 10, skip: 0 }),
    );
    // Kelly's are most of all there are: counting them may well read everything.
    const page = plans.find(({ statement }) => /order by/.test(statement));
    expect(page?.indexes.join()).toMatch(/account_transaction/);
  });

  it('that are written at once come one after the other', async () => {
    const account = await onlyAccountOf(amara);
    const before = balanceOf(account);
    const line = {
      description: 'At once',
      transaction_type: 'DRS' as const,
      payment_code: 'DR',
      change: 1,
      is_posted: false,
    };
    await Promise.all(
      Array.from({ length: 12 }, () =>
        gateway.platform.db
          .transaction()
          .execute((transaction) =>
            appendLine(transaction, account['account-identifier'], line, gateway.platform.now()),
          ),
      ),
    );
    const after = await onlyAccountOf(amara);
    expect(balanceOf(after)).toBe(before + 12);
    expect((await search(amara, after, { searchText: 'At once' })).totalCount).toBe(12);
  });
});
