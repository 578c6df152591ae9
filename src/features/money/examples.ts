import { type Account, type AccountTransaction, liveBalance } from '../../../contract/accounts.ts';

/** Accounts and what was charged and paid, as the gateway answers them, for stories. */
export const rent: Account = {
  'account-identifier': '00000000-0000-4000-8000-000000000021',
  'account-type': 'RENT',
  'tenancy-type': 'SECURE',
  identifiers: { 'pay-ref': '1000001', 'account-number': '1000001' },
  balance: [{ 'balance-type': liveBalance, 'monetary-amount': { value: 125.3 } }],
  'as-at': '2026-11-25T09:00:00.000Z',
  'last-transaction': null,
  'last-payment': {
    amount: { gross: { value: 480 } },
    dates: { 'created-date': '2026-11-01T09:00:00.000Z' },
  },
  'pending-payments': [],
};

export const owing = (value: number): Account => ({
  ...rent,
  balance: [{ 'balance-type': liveBalance, 'monetary-amount': { value } }],
});

/** One line of an account. */
const transaction = (
  number: number,
  description: string,
  changes: Partial<AccountTransaction> = {},
): AccountTransaction => ({
  'transaction-identifier': `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  'transaction-description': description,
  'transaction-type': 'DRS',
  'payment-code': 'DR',
  amount: { gross: { value: 112.5 }, net: { value: 112.5 } },
  'running-balance': { value: 125.3 },
  dates: { 'transaction-date': '2026-11-16' },
  statuses: { 'is-posted': true },
  ...changes,
});

export const transactions: readonly AccountTransaction[] = [
  transaction(1, 'Rent for the week'),
  transaction(2, 'Payment by card', {
    'transaction-type': 'PAY',
    'payment-code': 'CR',
    amount: { gross: { value: 90 }, net: { value: 90 } },
    'running-balance': { value: 12.8 },
    dates: { 'transaction-date': '2026-11-12' },
  }),
  transaction(3, 'Service charge', {
    amount: { gross: { value: 18.2 }, net: { value: 18.2 } },
    'running-balance': { value: 102.8 },
    dates: { 'transaction-date': '2026-11-10' },
    statuses: { 'is-posted': false },
  }),
];
