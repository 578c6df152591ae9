import type { ReactNode } from 'react';
import { hardship } from '../../../content/account.ts';
import { homeCards } from '../../../content/home-cards.ts';
import { pageTitles } from '../../../content/page-titles.ts';
import { shortDate } from '../../../contract/dates.ts';
import { pounds } from '../../../contract/money.ts';
import { balanceWords, type ResidentAccount } from '../../../journeys/shared/accounts.ts';
import { accountPage, advicePage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Begin } from '../../app/Begin.tsx';
import { gateway } from '../../app/portal.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import type { ShownRecord } from '../../app/shown-record.ts';
import { useReading } from '../../app/useReading.ts';
import { aWhile } from '../../client/reads.ts';
import { MessageNotice, PlainMessage } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { useMayAsk } from '../money/account/useMayAsk.ts';
import { CardBody } from './CardBody.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import type { HomeCardProps } from './card.ts';
import { balanceAt, findLatest, type HomeBalance, type MiniTransaction } from './data/balance.ts';
import { Folded } from './Folded.tsx';
import { OtherAccounts } from './OtherAccounts.tsx';

const copy = homeCards.balance;

function Transaction({ transaction }: { readonly transaction: MiniTransaction }) {
  const { amount, isCredit, isCharge, date } = transaction;
  return (
    <li className="ds-home-item-top">
      <span>
        {isCharge ? copy.charge : copy.payment}
        <br />
        <span className="ds-hint ds-small">{shortDate(date)}</span>
      </span>
      <span className="ds-home-amount">
        {pounds(amount)}
        <br />
        <span className="ds-hint ds-small">{isCredit ? copy.credit : copy.debit}</span>
      </span>
    </li>
  );
}

type ShownLatest = ShownRecord<readonly MiniTransaction[]>;

/** What happened last on an account. */
export function Latest({ latest }: { readonly latest: ShownLatest }) {
  if (latest.state === 'loading') return <CardSkeleton />;
  if (latest.state === 'failed') {
    return (
      <>
        <MessageNotice tone="error" message="Tx_Service_Down_SSC001" announced />
        <Button variant="text" onClick={latest.retry}>
          {copy.again}
        </Button>
      </>
    );
  }
  if (latest.value.length === 0) {
    return <PlainMessage message="CR047" />;
  }
  return (
    <ul className="ds-home-items ds-home-lines" aria-label={copy.latest}>
      {latest.value.map((transaction) => (
        <Transaction key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}

function LatestOf({
  account,
  customerId,
}: {
  readonly account: ResidentAccount;
  readonly customerId: string;
}) {
  const tools = { services: { gateway, customerId } };
  const latest = useReading({
    name: ['latest transaction', account.Payref],
    read: (signal) => findLatest(account.Payref, tools, { signal }),
    keptFor: aWhile,
  });
  return <Latest latest={latest} />;
}

const loading = { state: 'loading', refresh: () => undefined, retry: () => undefined } as const;

/** What is owed for a home, with what happened last, all other accounts, and the way to help with money. */
export function BalanceCard({ customerId, premisesId, accounts }: HomeCardProps) {
  const isEnquiryOpen = useMayAsk();
  const isKnown = accounts.state === 'shown' && premisesId !== undefined;
  return (
    <BalanceCardOf
      balance={
        isKnown
          ? { ...accounts, value: balanceAt(accounts.value, premisesId) }
          : accounts.state === 'failed'
            ? accounts
            : loading
      }
      isEnquiryOpen={isEnquiryOpen}
      latest={(account) => <LatestOf key={account.id} account={account} customerId={customerId} />}
    />
  );
}

/** Whether help with money can be asked for. Where the accounts cannot be read it can be asked for without one. */
const isOffered = (balance: ShownRecord<HomeBalance>, isEnquiryOpen: boolean): boolean =>
  isEnquiryOpen && (balance.state === 'shown' ? balance.value.isAskable : balance.state === 'failed');

/** The card with what is known of the accounts. */
export function BalanceCardOf({
  balance,
  isEnquiryOpen,
  latest,
}: {
  readonly balance: ShownRecord<HomeBalance>;
  /** Whether the resident may ask about money here. */
  readonly isEnquiryOpen: boolean;
  /** What happened last on the account that is told first. */
  latest(account: ResidentAccount): ReactNode;
}) {
  const known = balance.state === 'shown' ? balance.value : null;
  const account = known?.account ?? null;
  return (
    <Folded
      title={pageTitles.account}
      summary={account ? balanceWords(account.balance) : known ? copy.none : ''}
      isNews={balance.state === 'failed'}
      action={
        <RouterLink href={accountPage} className="ds-card-link">
          {copy.accounts}
        </RouterLink>
      }
      footer={
        isOffered(balance, isEnquiryOpen) ? (
          <Begin to={advicePage} facts={account ? { accountId: account.id } : {}}>
            {hardship.ask}
          </Begin>
        ) : null
      }
    >
      <CardBody
        rows="many"
        state={balance.state}
        failure={<MessageNotice tone="error" message="account_Down_SSC001" announced />}
        onRetry={balance.retry}
      >
        {known && account ? (
          <>
            <div>
              <p className="ds-home-balance">{balanceWords(account.balance)}</p>
              <p className="ds-hint ds-small">
                {fill(copy.of, { account: account.AccountType, date: shortDate(account.asAt) })}
              </p>
            </div>
            {latest(account)}
          </>
        ) : (
          <p>{copy.none}</p>
        )}
      </CardBody>
      {known ? <OtherAccounts accounts={known.others} /> : null}
    </Folded>
  );
}
