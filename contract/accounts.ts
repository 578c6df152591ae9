import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day, Id, queryList, text } from './fields.ts';
import { Instant } from './moments.ts';
import { Amount } from './money.ts';
import { v1 } from './paths.ts';
import { queryNumber } from './query-fields.ts';

/** The balance of an account with everything that is on it, posted or not. */
export const liveBalance = 'Livebalanced';

const LastTransaction = v.object({
  amount: v.object({ gross: Amount }),
  dates: v.object({ 'created-date': Instant }),
});

/** A payment that the card provider has not decided yet. It is not in the balance. */
const PendingPayment = v.object({
  'payment-identifier': Id,
  /** By which residents and staff call the payment. */
  reference: text(20),
  amount: Amount,
  dates: v.object({ 'created-date': Instant }),
});

export const Account = v.object({
  /** Names the account in paths. */
  'account-identifier': Id,
  'account-type': text(10),
  'tenancy-type': text(20),
  identifiers: v.object({
    /** Begins with the payment reference of its tenancy. */
    'pay-ref': text(20),
    /** The number that residents know it by. */
    'account-number': text(20),
  }),
  /** Above zero is owed by the resident. */
  balance: v.array(v.object({ 'balance-type': text(30), 'monetary-amount': Amount })),
  /** When the balance was what it says. */
  'as-at': Instant,
  /** Null for an account without transactions. */
  'last-transaction': v.nullable(LastTransaction),
  /** The newest transaction that was a payment; null when there was none. */
  'last-payment': v.nullable(LastTransaction),
  'pending-payments': v.array(PendingPayment),
});

export type Account = v.InferOutput<typeof Account>;

export const transactionTypes = ['PAY', 'DRS', 'ADJ', 'DRA'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const AccountTransaction = v.object({
  'transaction-identifier': Id,
  'transaction-description': text(200),
  'transaction-type': v.picklist(transactionTypes),
  /** CR lowers the balance, anything else raises it. */
  'payment-code': text(10),
  /** Never below zero. */
  amount: v.object({ gross: Amount, net: Amount }),
  /** The balance after it. */
  'running-balance': Amount,
  dates: v.object({ 'transaction-date': Day }),
  statuses: v.object({ 'is-posted': v.boolean() }),
});

export type AccountTransaction = v.InferOutput<typeof AccountTransaction>;

const Transactions = v.object({ totalCount: v.number(), transactions: v.array(AccountTransaction) });

const AccountPath = v.object({ accountId: Id });

export const getAccounts = defineCall({
  id: 'getAccounts',
  method: 'GET',
  path: `${v1}/customers/:customerId/accounts`,
  params: v.object({ customerId: Id }),
  answer: v.object({ accounts: v.array(Account) }),
});

export const getAccount = defineCall({
  id: 'getAccount',
  method: 'GET',
  path: `${v1}/accounts/:accountId`,
  params: AccountPath,
  answer: Account,
});

export const getTransactions = defineCall({
  id: 'getTransactions',
  method: 'GET',
  path: `${v1}/accounts/:accountId/transactions`,
  params: AccountPath,
  query: v.object({
    limit: v.optional(queryNumber(100)),
    /** Transactions to leave out at the beginning. */
    skip: v.optional(queryNumber(1_000_000)),
    /** Another word for `skip`, which wins. */
    offset: v.optional(queryNumber(1_000_000)),
    /** First day; both days belong to the range. */
    fromDate: v.optional(Day),
    toDate: v.optional(Day),
    /** Part of the description. */
    searchText: v.optional(text(100)),
    /** One or several of PAY, DRS, ADJ and DRA; all of them unless told. */
    transactionType: v.optional(v.pipe(queryList(4), v.array(v.picklist(transactionTypes)))),
  }),
  answer: Transactions,
});

export const getLatestTransactions = defineCall({
  id: 'getLatestTransactions',
  method: 'GET',
  path: `${v1}/accounts/transactions`,
  query: v.object({
    payReference: text(20),
    /** From 1. */
    page: v.optional(v.pipe(queryNumber(100_000), v.minValue(1))),
    size: v.optional(v.pipe(queryNumber(100), v.minValue(1))),
  }),
  answer: Transactions,
  alsoRefuses: [404],
});
