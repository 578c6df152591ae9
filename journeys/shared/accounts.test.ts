import { describe, expect, test } from 'vitest';
import { type Account, getAccounts, liveBalance } from '../../contract/accounts.ts';
import type { Gateway } from '../../contract/call.ts';
import { getTenancies } from '../../contract/customers.ts';
import { accountsBeside, chosenAccount, homesOf } from '../../src/features/money/data/chosen-account.ts';
import { accountOf, balanceWords, loadAccounts } from './accounts.ts';

const account = (changes: Partial<Account> = {}): Account => ({
  'account-identifier': '00000000-0000-4000-8000-000000000800',
  'account-type': 'REN',
  'tenancy-type': 'SECURE',
  identifiers: { 'pay-ref': '10004820', 'account-number': '700100200' },
  balance: [
    { 'balance-type': 'Another', 'monetary-amount': { value: 99 } },
    { 'balance-type': liveBalance, 'monetary-amount': { value: -12.5 } },
  ],
  'as-at': '2026-11-21T10:00:00.000Z',
  'last-transaction': {
    amount: { gross: { value: 101.05 } },
    dates: { 'created-date': '2026-11-20T10:00:00.000Z' },
  },
  'last-payment': null,
  'pending-payments': [],
  ...changes,
});

const withBalance = (value: number) =>
  account({ balance: [{ 'balance-type': liveBalance, 'monetary-amount': { value } }] });

describe('an account as it is shown', () => {
  test('has the fields of the display model', () => {
    expect(accountOf(account())).toMatchObject({
      DisplayNumber: 1,
      AccountType: 'Rent Account',
      Payref: '10004820',
      AccountNumber: '700100200',
      LiveBalance: '12.50',
      LiveBalanceType: 'in Credit',
      lastTransactionBalance: '101.05',
      lastTransactionDate: '2026-11-20T10:00:00.000Z',
    });
  });

  test.each([
    [10, '10.00', 'in arrears'],
    [-10, '10.00', 'in Credit'],
    [0, '0.00', ''],
    [0.07, '0.07', 'in arrears'],
  ])('a balance of %f is %s %s', (value, LiveBalance, LiveBalanceType) => {
    expect(accountOf(withBalance(value))).toMatchObject({ LiveBalance, LiveBalanceType });
  });

  test('without transactions the last one is nothing', () => {
    expect(accountOf(account({ 'last-transaction': null }))).toMatchObject({
      lastTransactionBalance: '0.00',
      lastTransactionDate: null,
    });
  });

  test.each([
    ['DEP', 'FREEHOLD', 'Ground Rent Account'],
    ['REN', 'LEASESHR', 'Rent and Service Charge Account'],
    ['REN', 'GARAGE', 'Garage Account'],
    ['REN', 'anything', 'Rent Account'],
    ['FD5', 'FIXED5YR', 'Fixed Term Tenancy Account'],
  ])('%s of %s is called %s', (type, tenancy, name) => {
    const shown = accountOf(account({ 'account-type': type, 'tenancy-type': tenancy }));
    expect(shown.AccountType).toBe(name);
  });
});

test('amounts and balances in words', () => {
  expect(balanceWords(12_550)).toBe('£125.50 in arrears');
  expect(balanceWords(-100_000)).toBe('£1,000.00 in Credit');
  expect(balanceWords(0)).toBe('£0.00');
});

test.each([
  [true, 'flat', 'Flat 1'],
  [false, null, ''],
])('an account of a tenancy that is active: %s', async (value, premisesId, address) => {
  const tenancy = {
    premisesIds: ['flat'],
    paymentReference: '100048',
    tenancyStartDate: '2020-02-03',
    statuses: [{ type: 'isTenancyActive', value }],
  };
  const call = async (called: unknown) => {
    if (called === getAccounts) return { accounts: [account()] };
    if (called === getTenancies) return { tenanciesSummaries: [tenancy] };
    return { premises: [{ id: 'flat', addresses: { postalAddresses: [{ formattedAddress: 'Flat 1' }] } }] };
  };
  const services = { gateway: { call } as unknown as Gateway, customerId: 'me' };
  const [found] = await loadAccounts({ services }, {});
  expect(found).toMatchObject({ premisesId, address, tenancyStart: '2020-02-03' });
});

describe('which account a page is about', () => {
  const of = (id: string, premisesId: string | null, tenancyStart: string | null = null) => ({
    id,
    premisesId,
    premisesIds: premisesId === null ? [] : [premisesId, `shed of ${premisesId}`],
    address: premisesId ?? '',
    tenancyStart,
  });
  const accounts = [
    of('rent', 'flat', '2020-02-03'),
    of('old', null, '2025-07-08'),
    of('garage', 'garage', '2024-05-06'),
    of('works', 'flat', '2020-02-03'),
  ];

  test.each([
    ['works', 'garage', 'works'],
    ['somebody else’s', 'garage', 'garage'],
    [null, 'garage', 'garage'],
    [null, 'shed of garage', 'garage'],
    [null, 'elsewhere', 'rent'],
    [null, null, 'rent'],
  ])('asked for %s, with %s chosen elsewhere: %s', (wanted, premises, id) => {
    expect(chosenAccount(accounts, wanted, premises)?.id).toBe(id);
  });

  test('none, where there are none', () => expect(chosenAccount([], 'rent', null)).toBeUndefined());

  test('homes are told once, the newest tenancy first, with their accounts', () => {
    expect(homesOf(accounts).map(({ premisesId }) => premisesId)).toEqual(['garage', 'flat', '']);
    expect(accountsBeside(accounts, of('works', 'flat')).map(({ id }) => id)).toEqual(['rent', 'works']);
  });
});
