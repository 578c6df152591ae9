import { expect, it } from 'vitest';
import type { Seen } from './card-provider.ts';
import { mismatchOf } from './mismatch.ts';

const payment = { id: 'payment-1', amount: 25_50, pay_reference: '310000801' };
const seen: Seen = {
  reference: 'payment-1',
  customerReference: '310000801',
  amount: 25_50,
  state: 'paid',
  transactionId: 'CT-1',
};

it('finds nothing wrong with the payment that was asked for, whether or not it is taken yet', () => {
  expect(mismatchOf(payment, seen)).toBeUndefined();
  for (const state of ['open', 'processing', 'refused', 'cancelled'] as const)
    expect(mismatchOf(payment, { ...seen, state, transactionId: null })).toBeUndefined();
});

it('finds nothing wrong with one that the card provider never heard of', () => {
  expect(mismatchOf(payment, undefined)).toBeUndefined();
});

it.each([
  [{ reference: 'payment-2' }, 'it answers about another payment, payment-2'],
  [{ amount: 25_49 }, 'it has £25.49'],
  [{ customerReference: '310000902' }, 'it has the payment reference 310000902'],
  [{ transactionId: null }, 'it was taken, without a name'],
])('says what is wrong: %o', (other, why) => {
  expect(mismatchOf(payment, { ...seen, ...other })).toBe(why);
});
