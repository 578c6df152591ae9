import { displayNumber, isCredit } from '../../contract/account-rules.ts';
import { type AccountTransaction, getLatestTransactions } from '../../contract/accounts.ts';
import type { CallOptions } from '../../contract/call.ts';
import { type Pence, penceOf } from '../../contract/money.ts';
import { loadAccounts, type ResidentAccount } from './accounts.ts';
import type { CallTools } from './homes.ts';

/** A transaction as the dashboard tells of it. */
export interface MiniTransaction {
  readonly id: string;
  readonly amount: Pence;
  readonly isCredit: boolean;
  /** A debit is a charge to the resident; everything else counts as a payment. */
  readonly isCharge: boolean;
  /** A day. */
  readonly date: string;
}

/** What the dashboard tells of an account. */
export interface HomeBalance {
  /** Null where the home has none. */
  readonly account: ResidentAccount | null;
  /** The newest, the newest first; null when they could not be read. */
  readonly latest: readonly MiniTransaction[] | null;
  /** There is an account that help with money can be asked for: this one, or one for rent. */
  readonly isAskable: boolean;
}

const miniOf = (transaction: AccountTransaction): MiniTransaction => ({
  id: transaction['transaction-identifier'],
  amount: penceOf(transaction.amount.gross.value),
  isCredit: isCredit(transaction['payment-code']),
  isCharge: transaction['payment-code'] === 'DR',
  date: transaction.dates['transaction-date'],
});

/** How many transactions the dashboard shows. */
const shown = 3;

/**
 * The newest transactions of an account, the newest first.
 * @throws a `Fault` when they cannot be had
 */
export async function findLatest(
  payReference: string,
  { services }: CallTools,
  options: CallOptions,
): Promise<readonly MiniTransaction[]> {
  const query = { payReference, page: 1, size: shown };
  const { transactions } = await services.gateway.call(getLatestTransactions, { query }, options);
  return transactions.slice(0, shown).map(miniOf);
}

/**
 * The first account of a home, in the order in which accounts are shown.
 * @param premisesId null for the accounts of all homes
 * @throws a `Fault` when the accounts cannot be had
 */
export async function findBalance(
  tools: CallTools,
  premisesId: Promise<string | null>,
  options: CallOptions,
): Promise<HomeBalance> {
  const [accounts, home] = await Promise.all([loadAccounts(tools, options), premisesId]);
  const account = accounts.find((one) => home === null || one.premisesIds.includes(home));
  if (!account) {
    const isAskable = accounts.some(({ DisplayNumber }) => DisplayNumber === displayNumber('REN'));
    return { account: null, latest: [], isAskable };
  }
  const latest = await findLatest(account.Payref, tools, options).catch(() => null);
  return { account, latest, isAskable: true };
}
