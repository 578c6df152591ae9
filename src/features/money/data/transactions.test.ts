import { describe, expect, test } from 'vitest';
import type { AccountTransaction } from '../../../../contract/accounts.ts';
import type { Gateway } from '../../../../contract/call.ts';
import { usualQuery } from '../../../../machines/list/list-query.ts';
import { curveOf } from './curve.ts';
import { spreadsheetOf } from './spreadsheet.ts';
import { transactionList } from './transaction-list.ts';
import { type TransactionRow, transactionRow } from './transaction-row.ts';
import { allTransactions, findTransactions, transactionQuery } from './transaction-search.ts';

const today = '2026-11-21';
const list = transactionList(today);
const usual = { ...usualQuery(list), place: '00000000-0000-4000-8000-000000000800' };

const transaction = (code: string, changes: Partial<AccountTransaction> = {}): AccountTransaction => ({
  'transaction-identifier': '00000000-0000-4000-8000-000000000820',
  'transaction-description': 'Rent charge',
  'transaction-type': 'DRS',
  'payment-code': code,
  amount: { gross: { value: 101.05 }, net: { value: 84.21 } },
  'running-balance': { value: -20.5 },
  dates: { 'transaction-date': '2026-11-02' },
  statuses: { 'is-posted': true },
  ...changes,
});

describe('the days', () => {
  test('are the year up to today, unless others are chosen', () => {
    expect(usual.filters).toEqual({ from: '2025-11-21', to: today, type: '' });
    expect(usualQuery(transactionList('2028-02-29')).filters.from).toBe('2027-02-28');
  });

  test.each([
    ['2026-11-21', '2026-11-21', null],
    ['2026-11-22', '2026-11-21', 'SSC004'],
    ['2026-11-20', '2026-11-22', 'SSC004'],
    ['2026-11-22', '2026-11-23', 'SSC004'],
    ['', '2026-11-21', 'SSC004'],
    ['1-1-25', '2026-11-21', 'SSC004'],
    ['2026-11-20', '', 'SSC004'],
  ])('from %s to %s: %s', (from, to, complaint) => {
    expect(list.complaintAbout({ filters: { from, to } })).toBe(complaint);
  });
});

describe('what the provider is asked for', () => {
  test.each([
    ['', undefined],
    ['payments', ['PAY']],
    ['charges', ['DRS']],
    ['adjustments', ['ADJ', 'DRA']],
    ['constructor', undefined],
  ])('the type ‘%s’ stands for %s', (type, types) => {
    const query = { ...usual, search: ' rent\u0000 ', filters: { ...usual.filters, type } };
    expect(transactionQuery(query)).toEqual({
      fromDate: '2025-11-21',
      toDate: today,
      searchText: 'rent',
      ...(types ? { transactionType: types } : {}),
    });
  });

  const answering = (total: number) => {
    const asked: { skip: number; limit: number }[] = [];
    const call = async (_call: unknown, { query }: { query: { skip: number; limit: number } }) => {
      asked.push({ skip: query.skip, limit: query.limit });
      const count = Math.max(0, Math.min(query.limit, total - query.skip));
      return { totalCount: total, transactions: Array.from({ length: count }, () => transaction('DR')) };
    };
    return {
      asked,
      tools: { gateway: { call } as unknown as Gateway, signal: new AbortController().signal },
    };
  };

  test('no call asks for more than it may', async () => {
    const { asked, tools } = answering(500);
    await findTransactions({ query: usual, skip: 0, limit: 250, isEndless: true }, tools);
    expect(asked).toEqual([
      { skip: 0, limit: 100 },
      { skip: 100, limit: 100 },
      { skip: 200, limit: 50 },
    ]);
  });

  test('all of them are read one stretch after the other, but of very many only the newest', async () => {
    const few = answering(230);
    expect(await allTransactions(usual, few.tools)).toHaveLength(230);
    expect(few.asked).toHaveLength(3);
    const many = answering(1_000_000);
    expect(await allTransactions(usual, many.tools)).toHaveLength(2000);
    const none = answering(0);
    expect(await allTransactions(usual, none.tools)).toEqual([]);
  });
});

describe('a transaction', () => {
  test.each([
    ['CR', { credit: 10_105, debit: null }],
    ['DR', { credit: null, debit: 10_105 }],
    ['XX', { credit: null, debit: 10_105 }],
  ])('with the code %s stands in the right column', (code, columns) => {
    expect(transactionRow(transaction(code))).toMatchObject({
      ...columns,
      balance: -2050,
      date: '2026-11-02',
    });
  });

  test('has no date until it is posted', () => {
    expect(transactionRow(transaction('CR', { statuses: { 'is-posted': false } })).date).toBeNull();
  });
});

const row = (date: string | null, balance: number, more: Partial<TransactionRow> = {}): TransactionRow => ({
  id: `${date} ${balance}`,
  date,
  day: date ?? '2026-01-11',
  description: 'Rent charge',
  credit: null,
  debit: 100,
  balance,
  ...more,
});

test('a file for a spreadsheet carries out nothing, and has an end of every line', () => {
  const rows = [
    row(null, -5, { description: '=HYPERLINK("x")', credit: 105, debit: null }),
    row('2026-11-02', 100_05),
  ];
  expect(spreadsheetOf(rows)).toBe(
    [
      '"Date","Description","Credit","Debit","Balance"',
      `–,"'=HYPERLINK(""x"")",1.05,,-0.05`,
      '2026-11-02,"Rent charge",,1.00,100.05',
      '',
    ].join('\r\n'),
  );
});

describe('how the balance went', () => {
  test('is a step for each day, with the last balance of the day', () => {
    const rows = [
      row('2026-01-11', -100),
      row('2026-01-06', 300),
      row('2026-01-06', 100),
      row('2026-01-01', 200),
    ];
    const curve = curveOf(rows, '2026-01-11');
    expect(curve).toEqual({
      points: [
        { x: 0, y: 0.25 },
        { x: 0.5, y: 0.25 },
        { x: 0.5, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
      zero: 0.75,
      highest: 300,
      lowest: -100,
      from: '2026-01-01',
      to: '2026-01-11',
      last: -100,
      hasUnposted: false,
    });
  });

  test('ends at the balance of the account: with what is not posted yet, and on the last day that was asked for', () => {
    const posted = [row('2026-01-06', 300), row('2026-01-01', 200)];
    const unposted = [row(null, 180, { day: '2026-01-09' }), row(null, 220, { day: '2026-01-08' })];
    expect(curveOf([...unposted, ...posted], '2026-01-09')).toMatchObject({
      to: '2026-01-09',
      last: 180,
      lowest: 180,
      hasUnposted: true,
    });
    const untilToday = curveOf(posted, '2026-01-11');
    expect(untilToday).toMatchObject({ to: '2026-01-11', last: 300, hasUnposted: false });
    expect(untilToday?.points.at(-1)).toEqual({ x: 1, y: 0 });
  });

  test('says how high and low it was, wherever nothing is owed', () => {
    const owed = curveOf([row('2026-01-11', 100), row('2026-01-01', 400)], '2026-01-11');
    expect(owed).toMatchObject({ highest: 400, lowest: 100, zero: 1 });
    expect(owed?.points[0]).toEqual({ x: 0, y: 0 });
  });

  test('takes two days', () => {
    expect(curveOf([], '2026-01-01')).toBeNull();
    expect(curveOf([row('2026-01-01', 1), row('2026-01-01', 2)], '2026-01-01')).toBeNull();
  });
});
