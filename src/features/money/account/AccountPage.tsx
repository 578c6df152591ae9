import { account as copy } from '../../../../content/account.ts';
import { app } from '../../../../content/app.ts';
import { accountPage } from '../../../../journeys/shared/addresses.ts';
import { Frame } from '../../../app/Frame.tsx';
import { identifiers } from '../../../app/portal.ts';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { useSettings } from '../../../app/useSettings.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { AccountsDown } from './AccountsDown.tsx';
import { AccountView } from './AccountView.tsx';
import './account.css';
import { useAccounts, useChosenAccount } from './useAccounts.ts';

function Accounts({ customerId }: { readonly customerId: string }) {
  const accounts = useAccounts(customerId);
  const all = accounts.state === 'shown' ? accounts.value : [];
  const { account, choose } = useChosenAccount(customerId, all);
  const showsStatements = useSettings(['statements'])?.statements === true;
  if (accounts.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  if (accounts.state === 'failed') return <AccountsDown onRetry={accounts.retry} />;
  if (!account) return <p>{copy.none}</p>;
  return (
    <>
      <AccountChoice accounts={all} account={account} onChoose={choose} />
      <AccountView account={account} showsStatements={showsStatements} />
    </>
  );
}

/** What a resident owes or is owed, account by account. */
export default function AccountPage() {
  const customerId = identifiers.read().customerId ?? '';
  usePageTitle(accountPage);
  return (
    <Frame width="wide">
      <section className="ds-stack-l ds-balance-page" data-step="viewaccount">
        <h1 tabIndex={-1}>{copy.title}</h1>
        <Accounts customerId={customerId} />
      </section>
    </Frame>
  );
}
