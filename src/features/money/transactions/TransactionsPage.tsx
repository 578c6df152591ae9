import { useEffect, useState } from 'react';
import { account as accountWords } from '../../../../content/account.ts';
import { app } from '../../../../content/app.ts';
import { transactions as copy } from '../../../../content/transactions.ts';
import { dateInWords, dayOf } from '../../../../contract/dates.ts';
import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import { addressOfAccount, transactionsPage } from '../../../../journeys/shared/addresses.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { ListPage } from '../../../app/ListPage.tsx';
import { gateway, identifiers } from '../../../app/portal.ts';
import { ReturnHome } from '../../../app/ReturnHome.tsx';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { ListView } from '../../../lists/ListView.tsx';
import type { ListSource } from '../../../lists/useList.ts';
import { useListHere } from '../../../lists/useListHere.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { AccountChoice } from '../account/AccountChoice.tsx';
import { AccountsDown } from '../account/AccountsDown.tsx';
import { PendingPayments } from '../account/PendingPayments.tsx';
import { useAccounts, useChosenAccount } from '../account/useAccounts.ts';
import { transactionList } from '../data/transaction-list.ts';
import type { TransactionRow } from '../data/transaction-row.ts';
import { findTransactions } from '../data/transaction-search.ts';
import { BalanceCurve } from './BalanceCurve.tsx';
import { TransactionsDownload } from './TransactionsDownload.tsx';
import { transactionRows } from './transaction-rows.tsx';
import './transactions.css';
import { now } from '../../../client/clock.ts';

type Definition = ReturnType<typeof transactionList>;

const source = (): ListSource<TransactionRow> => ({
  keyOf: ({ id }) => id,
  fetch: (request, signal) => findTransactions(request, { gateway, signal }),
});

/** The list, which begins with the account that the address names or the page has chosen. */
function Lines({
  customerId,
  definition,
  accounts,
  account,
  isEndless,
}: {
  readonly customerId: string;
  readonly definition: Definition;
  readonly accounts: readonly ResidentAccount[];
  readonly account: ResidentAccount;
  readonly isEndless: boolean;
}) {
  const { running, list } = useListHere(definition, customerId, isEndless, source, account.id);
  const { query, send } = running;
  const shown = accounts.find(({ id }) => id === query.place);
  // The address named none of the resident's accounts.
  useEffect(() => {
    if (!shown) send({ type: 'PLACE', place: account.id });
  });
  if (!shown) return null;
  return (
    <>
      <AccountChoice
        accounts={accounts}
        account={shown}
        onChoose={(place) => list.send({ type: 'PLACE', place })}
      />
      <p className="ds-print-only">
        {`${accountWords.facts.number}: ${shown.AccountNumber}. ${fill(copy.printed, { date: dateInWords(now().toISOString()) })}`}
      </p>
      <PendingPayments pending={shown.pending} />
      <BalanceCurve query={query} />
      <ListView
        definition={definition}
        presentation={transactionRows}
        list={list}
        link={RouterLink}
        resetFilters={<ReturnHome variant="quiet" />}
      />
      {list.rows.length === 0 ? null : (
        <div className="ds-actions ds-no-print">
          <TransactionsDownload query={query} number={shown.AccountNumber} />
          <Button variant="text" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
      )}
    </>
  );
}

function Transactions({ isEndless }: { readonly isEndless: boolean }) {
  const customerId = identifiers.read().customerId ?? '';
  const [definition] = useState(() => transactionList(dayOf(now())));
  const accounts = useAccounts(customerId);
  const all = accounts.state === 'shown' ? accounts.value : [];
  const { account } = useChosenAccount(customerId, all);
  usePageTitle(transactionsPage);
  return (
    <>
      <BackLink href={addressOfAccount(account?.id ?? '')} link={RouterLink}>
        {copy.back}
      </BackLink>
      <h1 tabIndex={-1}>{copy.title}</h1>
      {account ? (
        <Lines
          customerId={customerId}
          definition={definition}
          accounts={all}
          account={account}
          isEndless={isEndless}
        />
      ) : null}
      {accounts.state === 'loading' ? <Waiting>{app.loading}</Waiting> : null}
      {accounts.state === 'failed' ? <AccountsDown onRetry={accounts.retry} /> : null}
      {accounts.state === 'shown' && !account ? <p>{accountWords.none}</p> : null}
    </>
  );
}

/** Everything that was charged to an account and paid into it. */
export default function TransactionsPage() {
  const [{ cardsBelow }] = useState(() => transactionList('2000-01-01'));
  return (
    <ListPage step="transactionDetails" cardsBelow={cardsBelow}>
      {(isEndless) => <Transactions isEndless={isEndless} />}
    </ListPage>
  );
}
