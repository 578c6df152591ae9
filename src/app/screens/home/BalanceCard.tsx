import { hardship } from '../../../../content/account.ts';
import { homeCards } from '../../../../content/home-cards.ts';
import { session } from '../../../../content/session.ts';
import { accountPage, advicePage } from '../../../../journeys/shared/account-places.ts';
import { balanceWords, pounds } from '../../../../journeys/shared/accounts.ts';
import {
  findBalance,
  type HomeBalance,
  type MiniTransaction,
} from '../../../../journeys/shared/dashboard-balance.ts';
import { shortDate } from '../../../../journeys/shared/dates.ts';
import { areEnquiriesOpen } from '../../../../journeys/shared/enquiry-access.ts';
import { fill } from '../../../../machines/words.ts';
import { MessageNotice, PlainMessage } from '../../../renderer/MessageNotice.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { gateway } from '../../portal.ts';
import { RouterLink } from '../../RouterLink.tsx';
import { useArrival } from '../../useArrival.ts';
import { type ShownRecord, useRecord } from '../../useRecord.ts';
import { Begin } from '../Begin.tsx';
import { CardBody } from './CardBody.tsx';
import type { HomeCardProps } from './card.ts';

const words = homeCards.balance;

function Transaction({ transaction }: { readonly transaction: MiniTransaction }) {
  const { amount, isCredit, isCharge, date } = transaction;
  return (
    <li className="ds-home-item-top">
      <span>
        {isCharge ? words.charge : words.payment}
        <br />
        <span className="ds-hint ds-small">{shortDate(date)}</span>
      </span>
      <span className="ds-home-amount">
        {pounds(amount)}
        <br />
        <span className="ds-hint ds-small">{isCredit ? words.credit : words.debit}</span>
      </span>
    </li>
  );
}

function Latest({ latest, onRetry }: { readonly latest: HomeBalance['latest']; onRetry(): void }) {
  if (latest === null) {
    return (
      <>
        <MessageNotice tone="error" message="Tx_Service_Down_SSC001" announced />
        <Button look="text" onClick={onRetry}>
          {words.again}
        </Button>
      </>
    );
  }
  if (latest.length === 0) {
    return <PlainMessage message="CR047" />;
  }
  return (
    <ul className="ds-home-items ds-home-lines" aria-label={words.latest}>
      {latest.map((transaction) => (
        <Transaction key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}

/** What is owed for a home, with what happened last, and the ways to all accounts and to help with money. */
export function BalanceCard({ customerId, customer, premisesId }: HomeCardProps) {
  const arrival = useArrival(premisesId);
  const resident = useArrival(customer);
  const services = { gateway, customerId };
  const balance = useRecord((signal) => findBalance({ services }, arrival, { signal }));
  const isEnquiryOpen = useRecord(async (signal) =>
    areEnquiriesOpen({ services }, (await resident).statuses.isCatalyst, { signal }),
  );
  return <BalanceCardOf balance={balance} isEnquiryOpen={isEnquiryOpen} />;
}

/** Whether help with money can be asked for. Where the accounts cannot be read it can be asked for without one. */
const isOffered = (balance: ShownRecord<HomeBalance>, isEnquiryOpen: ShownRecord<boolean>): boolean =>
  isEnquiryOpen.state === 'shown' &&
  isEnquiryOpen.value &&
  (balance.state === 'shown' ? balance.value.isAskable : balance.state === 'failed');

/** The card with what is known of the accounts. */
export function BalanceCardOf({
  balance,
  isEnquiryOpen,
}: {
  readonly balance: ShownRecord<HomeBalance>;
  /** Whether the resident may ask about money here. */
  readonly isEnquiryOpen: ShownRecord<boolean>;
}) {
  const known = balance.state === 'shown' ? balance.value : null;
  const account = known?.account ?? null;
  return (
    <Card
      title={session.menu.balance}
      footer={
        <>
          <ButtonLink look="quiet" href={accountPage} link={RouterLink}>
            {words.accounts}
          </ButtonLink>
          {isOffered(balance, isEnquiryOpen) ? (
            <Begin to={advicePage} facts={account ? { accountId: account.id } : {}}>
              {hardship.ask}
            </Begin>
          ) : (
            <span className="ds-button ds-button-quiet ds-home-later" aria-hidden="true">
              {hardship.ask}
            </span>
          )}
        </>
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
                {fill(words.of, { account: account.AccountType, date: shortDate(account.asAt) })}
              </p>
            </div>
            <Latest latest={known.latest} onRetry={balance.refresh} />
          </>
        ) : (
          <p>{words.none}</p>
        )}
      </CardBody>
    </Card>
  );
}
