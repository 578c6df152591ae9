import { canBePaid, displayNumber, isCredit } from '../../../../contract/account-rules.ts';
import { type AccountTransaction, getLatestTransactions } from '../../../../contract/accounts.ts';
import type { CallOptions } from '../../../../contract/call.ts';
import { type Pence, penceOf } from '../../../../contract/money.ts';
import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import type { CallTools } from '../../../../journeys/shared/homes.ts';

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

/** What the dashboard tells of the accounts. */
export interface HomeBalance {
  /** The first account of the chosen home; null where it has none. */
  readonly account: ResidentAccount | null;
  /** All other accounts of the resident, whatever home they are for. */
  readonly others: readonly ResidentAccount[];
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
 * The first account of a home, and all the others, in the order in which accounts are shown.
 * @param premisesId null for the accounts of all homes
 */
export function balanceAt(accounts: readonly ResidentAccount[], premisesId: string | null): HomeBalance {
  const account = accounts.find((one) => premisesId === null || one.premisesIds.includes(premisesId)) ?? null;
  const isRent = accounts.some(({ DisplayNumber }) => DisplayNumber === displayNumber('REN'));
  return {
    account,
    others: accounts.filter((one) => one !== account),
    isAskable: account !== null || isRent,
  };
}

const onItsWay = ({ pending }: ResidentAccount): Pence =>
  pending.reduce((sum, { amount }) => sum + amount, 0);

/** The accounts on which more is owed than is on its way, and that can be paid here. */
export const owedAccounts = (accounts: readonly ResidentAccount[]): readonly ResidentAccount[] =>
  accounts.filter((account) => account.balance > onItsWay(account) && canBePaid(account.kind));
