import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';

/** Characters by which a payment reference is told, the longer first: what follows them differs between systems. */
const lengths = [7, 6] as const;

/** The account that a message tells of: the one with its payment reference, else one whose reference begins like it. */
export const findAccountByReference = <A extends Pick<ResidentAccount, 'Payref'>>(
  accounts: readonly A[],
  reference: string,
): A | undefined =>
  accounts.find(({ Payref }) => Payref === reference) ??
  lengths
    .map((length) =>
      reference.length < length
        ? undefined
        : accounts.find(({ Payref }) => Payref.slice(0, length) === reference.slice(0, length)),
    )
    .find(Boolean);
