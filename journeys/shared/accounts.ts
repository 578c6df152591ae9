import { money as copy } from '../../content/money.ts';
import {
  type AccountKind,
  accountKind,
  type BalanceDirection,
  balanceDirection,
  displayNumber,
  tenancyOfAccount,
} from '../../contract/account-rules.ts';
import { type Account, getAccounts, liveBalance } from '../../contract/accounts.ts';
import type { CallOptions } from '../../contract/call.ts';
import { getPremises, getTenancies, isTenancyActive, type TenancySummary } from '../../contract/customers.ts';
import { decimalPounds, type Pence, penceOf, pounds } from '../../contract/money.ts';
import type { CallTools } from './homes.ts';

/** What residents are shown of an account, in the names of the provider's own display model. */
export interface DisplayedAccount {
  /** Where it stands among the others, from 1. */
  readonly DisplayNumber: number;
  readonly AccountType: string;
  readonly Payref: string;
  readonly AccountNumber: string;
  /** Pounds with two decimals and no sign; which way it stands is told by its type. */
  readonly LiveBalance: string;
  /** Empty for a balance of zero. */
  readonly LiveBalanceType: string;
  /** Pounds with two decimals; `0.00` where there was none. */
  readonly lastTransactionBalance: string;
  /** An instant; null where there was none. */
  readonly lastTransactionDate: string | null;
}

/** A payment that the card provider has not decided yet. */
export interface PendingPayment {
  readonly id: string;
  /** By which residents and staff call it. */
  readonly reference: string;
  readonly amount: Pence;
  /** An instant. */
  readonly since: string;
}

/** An amount, and the instant at which it was charged or paid. */
interface DatedAmount {
  readonly amount: Pence;
  readonly date: string;
}

/** An account of the resident. */
export interface ResidentAccount extends DisplayedAccount {
  readonly id: string;
  readonly kind: AccountKind;
  /** Above zero is owed by the resident. */
  readonly balance: Pence;
  readonly direction: BalanceDirection;
  /** The instant at which the balance was that. */
  readonly asAt: string;
  readonly lastPayment: DatedAmount | null;
  readonly lastTransaction: DatedAmount | null;
  readonly pending: readonly PendingPayment[];
  /** The home that its tenancy is of; null where no tenancy is known, or it has ended. */
  readonly premisesId: string | null;
  /** Everything that its tenancy is of, that home first. */
  readonly premisesIds: readonly string[];
  readonly address: string;
  /** A day; null where no tenancy is known. */
  readonly tenancyStart: string | null;
}

/** Which way a balance stands, in words; empty for zero. */
const directionWords = (direction: BalanceDirection): string =>
  direction === 'settled' ? '' : copy.balanceDirections[direction];

/** A balance in words, `£12.50 in arrears`, `£0.00`. */
export const balanceWords = (balance: Pence): string =>
  [pounds(balance), directionWords(balanceDirection(balance))].filter((part) => part !== '').join(' ');

const balanceOf = (account: Account): Pence => {
  const live = account.balance.find((one) => one['balance-type'] === liveBalance);
  return penceOf(live?.['monetary-amount'].value ?? 0);
};

type Residence = Pick<ResidentAccount, 'premisesId' | 'premisesIds' | 'address' | 'tenancyStart'>;

const nowhere: Residence = { premisesId: null, premisesIds: [], address: '', tenancyStart: null };

const datedAmount = (line: Account['last-payment']): DatedAmount | null =>
  line && { amount: penceOf(line.amount.gross.value), date: line.dates['created-date'] };

/** An account of the wire as it is shown. */
export function accountOf(account: Account, residence: Residence = nowhere): ResidentAccount {
  const kind = accountKind(account['account-type'], account['tenancy-type']);
  const balance = balanceOf(account);
  const direction = balanceDirection(balance);
  const last = account['last-transaction'];
  return {
    DisplayNumber: displayNumber(account['account-type']),
    AccountType: copy.accountNames[kind],
    Payref: account.identifiers['pay-ref'],
    AccountNumber: account.identifiers['account-number'],
    LiveBalance: decimalPounds(balance),
    LiveBalanceType: directionWords(direction),
    lastTransactionBalance: decimalPounds(penceOf(last?.amount.gross.value ?? 0)),
    lastTransactionDate: last?.dates['created-date'] ?? null,
    id: account['account-identifier'],
    kind,
    balance,
    direction,
    asAt: account['as-at'],
    lastPayment: datedAmount(account['last-payment']),
    lastTransaction: datedAmount(last),
    pending: account['pending-payments'].map((one) => ({
      id: one['payment-identifier'],
      reference: one.reference,
      amount: penceOf(one.amount.value),
      since: one.dates['created-date'],
    })),
    ...residence,
  };
}

/** What people live in comes before what they keep their things in. */
const isBeside = ({ kind }: ResidentAccount): number => (kind === 'garage' || kind === 'storeroom' ? 1 : 0);

/** Accounts in the order in which they are shown. */
export const inOrder = (accounts: readonly ResidentAccount[]): readonly ResidentAccount[] =>
  [...accounts].sort((a, b) => a.DisplayNumber - b.DisplayNumber || isBeside(a) - isBeside(b));

/**
 * The accounts of the resident, each with the home that it is for, in the order in which they are shown.
 * @throws a `Fault` when they cannot be had
 */
export async function loadAccounts(
  { services }: CallTools,
  options: CallOptions,
): Promise<readonly ResidentAccount[]> {
  const { gateway, customerId } = services;
  const params = { customerId };
  const [{ accounts }, { tenanciesSummaries }] = await Promise.all([
    gateway.call(getAccounts, { params }, options),
    gateway.call(getTenancies, { params }, options),
  ]);
  const tenancies = new Map(
    accounts.map((account) => [
      account['account-identifier'],
      tenancyOfAccount(account.identifiers['pay-ref'], tenanciesSummaries),
    ]),
  );
  const homesOf = (tenancy: TenancySummary | undefined): readonly string[] =>
    tenancy && isTenancyActive(tenancy) ? tenancy.premisesIds : [];
  const ids = [...new Set([...tenancies.values()].flatMap((tenancy) => homesOf(tenancy)[0] ?? []))];
  const premises =
    ids.length === 0 ? [] : (await gateway.call(getPremises, { query: { ids } }, options)).premises;
  const addressOf = (premisesId: string | null): string =>
    premises.find(({ id }) => id === premisesId)?.addresses.postalAddresses[0]?.formattedAddress ?? '';
  const residenceOf = (tenancy: TenancySummary | undefined): Residence => {
    if (!tenancy) return nowhere;
    const premisesIds = homesOf(tenancy);
    const premisesId = premisesIds[0] ?? null;
    return {
      premisesId,
      premisesIds,
      address: addressOf(premisesId),
      tenancyStart: tenancy.tenancyStartDate,
    };
  };
  return inOrder(
    accounts.map((account) => accountOf(account, residenceOf(tenancies.get(account['account-identifier'])))),
  );
}
