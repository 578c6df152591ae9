import { homeCards } from '../../../content/home-cards.ts';
import { pounds } from '../../../contract/money.ts';
import type { ResidentAccount } from '../../../journeys/shared/accounts.ts';
import { addressOfAccount } from '../../../journeys/shared/addresses.ts';
import { RouterLink } from '../../app/RouterLink.tsx';

const copy = homeCards.balance;

function Account({ account }: { readonly account: ResidentAccount }) {
  const { id, AccountType, address, balance, LiveBalanceType } = account;
  return (
    <li>
      <span>
        <RouterLink href={addressOfAccount(id)}>{AccountType}</RouterLink>
        <span className="ds-hint ds-small">{address}</span>
      </span>
      <span className="ds-home-amount">
        <span>{pounds(balance)}</span>
        <span className="ds-hint ds-small">{LiveBalanceType}</span>
      </span>
    </li>
  );
}

/** The accounts besides the one that is shown first, each with its balance. */
export function OtherAccounts({ accounts }: { readonly accounts: readonly ResidentAccount[] }) {
  if (accounts.length === 0) return null;
  return (
    <ul className="ds-home-accounts" aria-label={copy.others}>
      {accounts.map((account) => (
        <Account key={account.id} account={account} />
      ))}
    </ul>
  );
}
