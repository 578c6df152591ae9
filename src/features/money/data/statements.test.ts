import { expect, test } from 'vitest';
import type { Gateway } from '../../../../contract/call.ts';
import { loadStatements, statementsOf } from './statements.ts';

const today = '2026-11-21';
const account = { Payref: '10004820', tenancyStart: '2026-07-15' };
const document = (id: string, reference: string, month: string) => ({
  id,
  metadata: [
    { key: 'account-reference', value: reference },
    { key: 'year-month', value: month },
  ],
});
const documents = [document('mine', '10004820', '2026/10'), document('other', '10004821', '2026/09')];

test('the months of the account are offered, each with its own statement', () => {
  expect(statementsOf(account, documents, today)).toEqual({
    kind: 'months',
    months: [
      { month: '2026-11', documentId: null },
      { month: '2026-10', documentId: 'mine' },
      { month: '2026-09', documentId: null },
      { month: '2026-08', documentId: null },
    ],
  });
});

test('before the day on which the tenancy began the month is left out', () => {
  const found = statementsOf({ ...account, tenancyStart: '2020-01-22' }, documents, today);
  expect(found.kind === 'months' && found.months.map(({ month }) => month)).toEqual([
    '2026-10',
    '2026-09',
    '2026-08',
    '2026-07',
    '2026-06',
    '2026-05',
    '2026-04',
  ]);
});

test.each([
  [{ ...account, Payref: '' }, documents, 'No_Statement_Exit'],
  [{ ...account, tenancyStart: '2026-11-20' }, documents, 'VS_No_Statement_Exit'],
  [{ ...account, tenancyStart: null }, documents, 'VS_No_Statement_Exit'],
  [account, [], 'VS_No_Statement_Found'],
])('why there are none: %o', (of, found, notice) => {
  expect(statementsOf(of, found, today)).toEqual({ kind: 'none', notice });
});

test('two years are looked through', async () => {
  const asked: unknown[] = [];
  const call = async (_call: unknown, request: unknown) => {
    asked.push(request);
    return { documents };
  };
  const services = { gateway: { call } as unknown as Gateway, customerId: 'me' };
  expect(await loadStatements({ services }, today, {})).toEqual(documents);
  expect(asked).toEqual([
    { params: { customerId: 'me' }, query: { yearMonthFrom: '2024/11', yearMonthTo: '2026/11' } },
  ]);
});
