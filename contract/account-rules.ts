import type { Pence } from './money.ts';

export const accountTypes = ['REN', 'FD5', 'MJW', 'GRD', 'DEP', 'HOM'] as const;

/** The kinds of account that have the order in which they are shown, from 1. */
export type AccountType = (typeof accountTypes)[number];

/** Where an account stands among the others of a resident, from 1. A type that is not known comes last. */
export function displayNumber(accountType: string): number {
  const inOrder: readonly string[] = accountTypes;
  const place = inOrder.indexOf(accountType);
  return place === -1 ? inOrder.length + 1 : place + 1;
}

/** What an account is to the resident. What may be done with it follows from this; its name is in the catalogue. */
export type AccountKind =
  | 'rent'
  | 'garage'
  | 'storeroom'
  | 'serviceCharge'
  | 'rentAndServiceCharge'
  | 'estateCharge'
  | 'fixedTerm'
  | 'majorWorks'
  | 'groundRent'
  | 'deposit'
  | 'historical';

const kindOfType: Readonly<Record<string, AccountKind>> = {
  FD5: 'fixedTerm',
  MJW: 'majorWorks',
  GRD: 'groundRent',
  DEP: 'deposit',
  HOM: 'historical',
};

const kindOfTenancy: Readonly<Record<string, AccountKind>> = {
  GARAGE: 'garage',
  LICGAR: 'garage',
  GARAGELS: 'garage',
  STORELIC: 'storeroom',
  STORE: 'storeroom',
  STORELS: 'storeroom',
  LEASE100: 'serviceCharge',
  LEASECTH: 'serviceCharge',
  LEASEHB5: 'serviceCharge',
  LEASESEC: 'serviceCharge',
  LEASEHLD: 'serviceCharge',
  LEASERET: 'serviceCharge',
  LEASESHR: 'serviceCharge',
  SHAREOWN: 'serviceCharge',
  FREEHOLD: 'estateCharge',
  FREEEST: 'estateCharge',
  FREESVC: 'estateCharge',
};

/** Types of tenancy with a rent account, besides those above. */
const rentedAs = ['INTERMED', 'ASSURED', 'SECURE', 'STARTER', 'MARKET', 'SHELTERD', 'SUPPORTD'] as const;
const withoutRepairs = ['AGENCY', 'COM1', 'HMBY2010', 'OFFICE', 'USENOCCU'] as const;

const tenancyTypes: readonly string[] = [
  ...Object.keys(kindOfTenancy),
  ...rentedAs,
  ...withoutRepairs,
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((years) => [`FIXED${years}YR`, `AFF${years}YR`]),
];

/** Whether there is a type of tenancy with this code, in any case; `LEASE*` stands for all that begin so. */
export function isTenancyType(pattern: string): boolean {
  const wanted = pattern.toUpperCase();
  return wanted.endsWith('*')
    ? tenancyTypes.some((type) => type.startsWith(wanted.slice(0, -1)))
    : tenancyTypes.includes(wanted);
}

/** Shared owners pay rent and service charge together, on the rent account. */
const shared: readonly string[] = ['LEASESHR', 'SHAREOWN'];

/** Whether a home with a tenancy of this type is owned in part. */
export const isSharedOwnership = (tenancyType: string): boolean => shared.includes(tenancyType);

/** What an account is, by its type and that of its tenancy. A tenancy type that is not listed pays rent. */
export function accountKind(accountType: string, tenancyType: string): AccountKind {
  if (accountType === 'DEP' && tenancyType === 'FREEHOLD') return 'groundRent';
  if (accountType === 'REN' && isSharedOwnership(tenancyType)) return 'rentAndServiceCharge';
  return kindOfType[accountType] ?? kindOfTenancy[tenancyType] ?? 'rent';
}

/** Whether money can be paid into an account online. */
export const canBePaid = (kind: AccountKind): boolean => kind !== 'deposit';

/** Whether an account has statements. */
export const hasStatements = (kind: AccountKind): boolean => kind !== 'deposit';

/** Whether a direct debit can be set up for an account. */
export const takesDirectDebit = (kind: AccountKind): boolean =>
  kind === 'rent' || kind === 'rentAndServiceCharge';

export type BalanceDirection = 'arrears' | 'credit' | 'settled';

/** Which way a balance stands: above zero the resident owes it, below zero it is theirs. */
export function balanceDirection(balance: Pence): BalanceDirection {
  if (balance === 0) return 'settled';
  return balance > 0 ? 'arrears' : 'credit';
}

/** Whether a transaction lowers the balance. Every code but CR is a debit. */
export const isCredit = (paymentCode: string): boolean => paymentCode === 'CR';

/** Characters of a pay reference that can name its tenancy, the longer first. */
const tenancyPartLengths = [7, 6] as const;

/** The tenancy that an account belongs to: the one whose payment reference the pay reference begins with. */
export const tenancyOfAccount = <Tenancy extends { readonly paymentReference: string }>(
  payReference: string,
  tenancies: readonly Tenancy[],
): Tenancy | undefined => {
  for (const length of tenancyPartLengths) {
    const part = payReference.slice(0, length);
    const found = tenancies.find(({ paymentReference }) => paymentReference === part);
    if (found) return found;
  }
  return undefined;
};

/** Least and most that one payment can be, in pence. */
export const paymentBounds = { least: 100, most: 500_000 } as const;

export const isPayable = (amount: Pence): boolean =>
  Number.isSafeInteger(amount) && amount >= paymentBounds.least && amount <= paymentBounds.most;
