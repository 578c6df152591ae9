import { expect, test } from 'vitest';
import { type Account, getAccounts } from '../../contract/accounts.ts';
import type { Gateway } from '../../contract/call.ts';
import { getTenancies } from '../../contract/customers.ts';
import { findBalance } from './dashboard-balance.ts';

const account = (type: string): Account => ({
  'account-identifier': type,
  'account-type': type,
  'tenancy-type': 'SECURE',
  identifiers: { 'pay-ref': '10004801', 'account-number': '700100200' },
  balance: [],
  'as-at': '2026-11-21T10:00:00.000Z',
  'last-transaction': null,
  'last-payment': null,
  'pending-payments': [],
});

test.each([
  ['a rent account of no known home', [account('REN')], true],
  ['an account that is not for rent', [account('MJW')], false],
  ['no account at all', [], false],
])('a home without an account, with %s', async (_, accounts, isAskable) => {
  const call = async (called: unknown) => {
    if (called === getAccounts) return { accounts };
    if (called === getTenancies) return { tenanciesSummaries: [] };
    throw new Error('nothing else is to be called');
  };
  const services = { gateway: { call } as unknown as Gateway, customerId: 'me' };
  const found = await findBalance({ services }, Promise.resolve('flat'), {});
  expect(found).toEqual({ account: null, latest: [], isAskable });
});
