import { describe, expect, test } from 'vitest';
import type { Account } from '../../../../contract/accounts.ts';
import { accountOf, type ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import { balanceAt, owedAccounts } from './balance.ts';

function account(
  type: string,
  { balance = 0, home = null as string | null, isPaying = false } = {},
): ResidentAccount {
  const wire: Account = {
    'account-identifier': `${type} ${home}`,
    'account-type': type,
    'tenancy-type': 'SECURE',
    identifiers: { 'pay-ref': '10004801', 'account-number': '700100200' },
    balance: [{ 'balance-type': 'Livebalanced', 'monetary-amount': { value: balance } }],
    'as-at': '2026-11-21T10:00:00.000Z',
    'last-transaction': null,
    'last-payment': null,
    'pending-payments': isPaying
      ? [
          {
            'payment-identifier': 'p',
            reference: 'P-1',
            amount: { value: 100 },
            dates: { 'created-date': '2026-11-21T10:00:00.000Z' },
          },
        ]
      : [],
  };
  const premisesIds = home === null ? [] : [home];
  return accountOf(wire, { premisesId: home, premisesIds, address: '', tenancyStart: null });
}

describe('help with money', () => {
  test.each([
    ['a rent account of no known home', [account('REN')], true],
    ['an account that is not for rent', [account('MJW')], false],
    ['no account at all', [], false],
  ])('can be asked for at a home without an account, with %s: %s', (_, accounts, isAskable) => {
    expect(balanceAt(accounts, 'flat')).toMatchObject({ account: null, others: accounts, isAskable });
  });
});

test('every account is told: the first of the home, and all the others', () => {
  const [rent, works, garage] = [
    account('REN', { home: 'flat' }),
    account('MJW', { home: 'flat' }),
    account('REN', { home: 'garage' }),
  ];
  const accounts = [rent, works, garage];
  expect(balanceAt(accounts, 'flat')).toEqual({ account: rent, others: [works, garage], isAskable: true });
  expect(balanceAt(accounts, 'garage').others).toEqual([rent, works]);
  expect(balanceAt(accounts, null).account).toBe(rent);
});

test('money is to be paid where more is owed than is on its way, and it can be paid here', () => {
  const owed = [account('REN', { balance: 12.5 }), account('GRD', { balance: 100.01, isPaying: true })];
  const others = [
    account('REN'),
    account('REN', { balance: -5 }),
    account('DEP', { balance: 100 }),
    account('MJW', { balance: 100, isPaying: true }),
  ];
  expect(owedAccounts([...others, ...owed])).toEqual(owed);
});
