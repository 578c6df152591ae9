import type { Model } from '../../../conform/linearizability.ts';

/** Amounts are pence. */
export type MoneyInput =
  | {
      readonly kind: 'begin';
      readonly account: string;
      readonly amount: number;
      /** The amount is meant to be all that is owed. */
      readonly isWhole: boolean;
      readonly key: string;
    }
  | { readonly kind: 'pay'; readonly account: string; readonly payment: string }
  | { readonly kind: 'charge'; readonly account: string; readonly amount: number }
  | { readonly kind: 'readBalance'; readonly account: string }
  | { readonly kind: 'readPayment'; readonly account: string; readonly payment: string };

/** What a response said, as far as the model speaks of it. */
export interface MoneyOutput {
  readonly status: number;
  /** Of the payment that was begun. */
  readonly payment?: string;
  /** Pence. */
  readonly balance?: number;
  readonly state?: string;
}

interface Payment {
  readonly amount: number;
  readonly isWhole: boolean;
  readonly state: 'waiting' | 'cancelled' | 'paid';
}

export interface AccountState {
  readonly balance: number;
  readonly payments: Readonly<Record<string, Payment>>;
  /** The payment that each key began. */
  readonly begun: Readonly<Record<string, string>>;
}

type State = Readonly<Record<string, AccountState>>;

const refused = 409;

const stopWaiting = (payments: AccountState['payments']): AccountState['payments'] =>
  Object.fromEntries(
    Object.entries(payments).map(([id, one]) => [
      id,
      one.state === 'waiting' ? { ...one, state: 'cancelled' as const } : one,
    ]),
  );

function begun(
  account: AccountState,
  { amount, isWhole, key }: Extract<MoneyInput, { kind: 'begin' }>,
  { status, payment: id, balance }: MoneyOutput,
): AccountState | undefined {
  const before = account.begun[key];
  if (before !== undefined) return status === 200 && id === before ? account : undefined;
  const isOther = isWhole && account.balance !== amount;
  if (status === refused) return isOther && balance === account.balance ? account : undefined;
  if (status !== 200 || id === undefined || isOther) return undefined;
  const [waiting] = Object.entries(account.payments).find(([, { state }]) => state === 'waiting') ?? [];
  const isSame = waiting !== undefined && account.payments[waiting]?.amount === amount;
  // One of the same amount is begun once; one of another amount is given up.
  if (isSame ? id !== waiting : id in account.payments) return undefined;
  return {
    ...account,
    payments: {
      ...(isSame ? account.payments : stopWaiting(account.payments)),
      [id]: { amount, isWhole, state: 'waiting' },
    },
    begun: { ...account.begun, [key]: id },
  };
}

function paid(account: AccountState, id: string, status: number): AccountState | undefined {
  const payment = account.payments[id];
  if (!payment) return undefined;
  const becoming = (state: Payment['state'], balance: number): AccountState => ({
    ...account,
    balance,
    payments: { ...account.payments, [id]: { ...payment, state } },
  });
  if (status === refused) {
    if (payment.state !== 'waiting') return account;
    return payment.isWhole && payment.amount !== account.balance
      ? becoming('cancelled', account.balance)
      : undefined;
  }
  // Money that was taken while the payment was given up is credited all the same.
  return status === 200 && payment.state !== 'paid'
    ? becoming('paid', account.balance - payment.amount)
    : undefined;
}

function step(account: AccountState, input: MoneyInput, output: MoneyOutput): AccountState | undefined {
  if (input.kind === 'begin') return begun(account, input, output);
  if (input.kind === 'pay') return paid(account, input.payment, output.status);
  if (input.kind === 'charge') return { ...account, balance: account.balance + input.amount };
  if (input.kind === 'readBalance') return output.balance === account.balance ? account : undefined;
  return output.state === account.payments[input.payment]?.state ? account : undefined;
}

/** Accounts that are charged and paid by card, when one thing happens after the other. */
export const moneyModel = (
  balances: Readonly<Record<string, number>>,
): Model<State, MoneyInput, MoneyOutput> => ({
  initial: Object.fromEntries(
    Object.entries(balances).map(([id, balance]) => [id, { balance, payments: {}, begun: {} }]),
  ),
  keyOf: (state) => JSON.stringify(state),
  objectsOf: ({ account }) => [account],
  // A payment that is refused may have been given up by that.
  isRead: ({ kind }, { status }) => kind.startsWith('read') || (kind === 'begin' && status === refused),
  apply(state, input, output) {
    const account = state[input.account];
    const next = account && step(account, input, output);
    if (next === undefined) return undefined;
    return next === account ? state : { ...state, [input.account]: next };
  },
});
