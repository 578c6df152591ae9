import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';

type Placed = Pick<ResidentAccount, 'id' | 'premisesId' | 'address'>;

/** The home of an account as a choice; accounts of no known home are of one that has no address. */
export interface AccountHome {
  readonly premisesId: string;
  readonly address: string;
}

const homeOf = ({ premisesId, address }: Placed): AccountHome => ({
  premisesId: premisesId ?? '',
  address,
});

type Dated = Placed & Pick<ResidentAccount, 'tenancyStart'>;

const startOf = ({ premisesId, tenancyStart }: Dated): string =>
  premisesId === null ? '' : (tenancyStart ?? '');

/** The homes that have accounts, each once, that of the newest tenancy first and what is of no known home last. */
export const homesOf = (accounts: readonly Dated[]): readonly AccountHome[] =>
  [...accounts]
    .sort((a, b) => startOf(b).localeCompare(startOf(a)))
    .map(homeOf)
    .filter((home, index, all) => all.findIndex((one) => one.premisesId === home.premisesId) === index);

/** The accounts of the same home, in their order. */
export const accountsBeside = <A extends Placed>(
  accounts: readonly A[],
  { premisesId }: Placed,
): readonly A[] => accounts.filter((account) => account.premisesId === premisesId);

/**
 * Which account a page is about: the one that was asked for, else the first of the home that was chosen elsewhere, else
 * the first of all.
 */
export const chosenAccount = <A extends Pick<ResidentAccount, 'id' | 'premisesIds'>>(
  accounts: readonly A[],
  wanted: string | null,
  premisesId: string | null,
): A | undefined =>
  accounts.find(({ id }) => id === wanted) ??
  accounts.find(({ premisesIds }) => premisesId !== null && premisesIds.includes(premisesId)) ??
  accounts[0];
