import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { account as accountWords } from '../../../../content/account.ts';
import { app } from '../../../../content/app.ts';
import type { NoticeKey } from '../../../../content/notices.ts';
import { statements as copy } from '../../../../content/statements.ts';
import { hasStatements } from '../../../../contract/account-rules.ts';
import { dayOf } from '../../../../contract/dates.ts';
import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import { addressOfAccount, statementsPage } from '../../../../journeys/shared/addresses.ts';
import { Frame } from '../../../app/Frame.tsx';
import { gateway, identifiers } from '../../../app/portal.ts';
import { Redirect } from '../../../app/Redirect.tsx';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { useReading } from '../../../app/useReading.ts';
import { useSettings } from '../../../app/useSettings.ts';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { AccountChoice } from '../account/AccountChoice.tsx';
import { AccountsDown } from '../account/AccountsDown.tsx';
import { useAccounts, useChosenAccount } from '../account/useAccounts.ts';
import { loadStatements, statementsOf } from '../data/statements.ts';
import { MonthlyStatement } from './MonthlyStatement.tsx';
import { RequestStatement } from './RequestStatement.tsx';
import './statements.css';
import { now } from '../../../client/clock.ts';

function Told({ notice }: { readonly notice: NoticeKey }) {
  return <MessageNotice tone="information" message={notice} />;
}

/** The months of one account. */
function Months({ customerId, account }: { readonly customerId: string; readonly account: ResidentAccount }) {
  const [today] = useState(() => dayOf(now()));
  const documents = useReading({
    name: ['statements', today],
    read: (signal) => loadStatements({ services: { gateway, customerId } }, today, { signal }),
  });
  if (documents.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  if (documents.state === 'failed') {
    return <AccountsDown notice="No_Statement_Exit" onRetry={documents.retry} />;
  }
  const found = statementsOf(account, documents.value, today);
  return (
    <>
      <Told notice="VS_Initial_Notification" />
      {found.kind === 'none' ? (
        <Told notice={found.notice} />
      ) : (
        <ul className="ds-statements" aria-label={copy.list}>
          {found.months.map((statement) => (
            <MonthlyStatement key={statement.month} customerId={customerId} statement={statement} />
          ))}
        </ul>
      )}
      <Told notice="VS_Initial_Notification2" />
    </>
  );
}

function Statements({ customerId }: { readonly customerId: string }) {
  const accounts = useAccounts(customerId);
  const all = accounts.state === 'shown' ? accounts.value : [];
  const withStatements = all.filter(({ kind }) => hasStatements(kind));
  const { account, choose } = useChosenAccount(customerId, withStatements);
  const isRequestOn = useSettings(['statementRequests'])?.statementRequests === true;
  if (accounts.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  if (accounts.state === 'failed') return <AccountsDown onRetry={accounts.retry} />;
  if (!account) return <p>{all.length === 0 ? accountWords.none : copy.noneForDeposits}</p>;
  return (
    <>
      <AccountChoice accounts={withStatements} account={account} onChoose={choose} />
      {isRequestOn ? <RequestStatement key={`request ${account.id}`} account={account} /> : null}
      <Months key={account.id} customerId={customerId} account={account} />
    </>
  );
}

/** The statements of an account, month by month. */
export default function StatementsPage() {
  const customerId = identifiers.read().customerId ?? '';
  const isOn = useSettings(['statements'])?.statements;
  const { search } = useLocation();
  const back = addressOfAccount(new URLSearchParams(search).get('account') ?? '');
  usePageTitle(statementsPage);
  if (isOn === false) return <Redirect to={back} />;
  return (
    <Frame>
      <section className="ds-stack-l" data-step="viewstatement">
        <BackLink href={back} link={RouterLink}>
          {copy.back}
        </BackLink>
        <h1 tabIndex={-1}>{copy.title}</h1>
        {isOn === undefined ? <Waiting>{app.loading}</Waiting> : <Statements customerId={customerId} />}
      </section>
    </Frame>
  );
}
