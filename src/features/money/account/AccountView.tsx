import { account as copy } from '../../../../content/account.ts';
import { provider } from '../../../../content/provider.ts';
import { canBePaid, hasStatements, takesDirectDebit } from '../../../../contract/account-rules.ts';
import { dayInWords, shortDate, wallTime } from '../../../../contract/dates.ts';
import { pounds } from '../../../../contract/money.ts';
import { balanceWords, type ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import { payPage } from '../../../../journeys/shared/addresses.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { Begin } from '../../../app/Begin.tsx';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { addressOfStatements, addressOfTransactions } from '../../links.ts';
import { timeInWords } from '../../times.ts';
import { Hardship } from './Hardship.tsx';
import { PendingPayments } from './PendingPayments.tsx';

const dayOr = (instant: string | null | undefined): string => (instant ? shortDate(instant) : copy.nothing);

/** One account: how it stands, and what can be done with it. What may be done follows what it is called. */
export function AccountView({
  account,
  showsStatements,
}: {
  readonly account: ResidentAccount;
  /** Statements are switched on. */
  readonly showsStatements: boolean;
}) {
  const { kind, balance, direction, asAt, lastPayment, lastTransaction } = account;
  const wall = wallTime(new Date(asAt));
  const isPayable = canBePaid(kind);
  return (
    <>
      <Card
        hero
        title={copy.balance}
        footer={
          <>
            {isPayable ? (
              <Begin
                to={payPage}
                variant={account.pending.length > 0 ? 'quiet' : 'strong'}
                facts={{ accountId: account.id }}
              >
                {copy.pay}
              </Begin>
            ) : null}
            {takesDirectDebit(kind) ? (
              <ButtonLink variant="quiet" href={`${provider.site}${provider.directDebit}`}>
                {copy.directDebit}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <p className="ds-balance" data-direction={direction}>
          {balanceWords(balance)}
        </p>
        <p>
          {copy.explained[direction]}
          <br />
          {fill(copy.asAt, { date: dayInWords(wall), time: timeInWords(wall) })}
        </p>
        <PendingPayments pending={account.pending} />
      </Card>
      <div className="ds-actions ds-no-print">
        <ButtonLink variant="quiet" href={addressOfTransactions(account.id)} link={RouterLink}>
          {copy.transactions}
        </ButtonLink>
        {showsStatements && hasStatements(kind) ? (
          <ButtonLink variant="quiet" href={addressOfStatements(account.id)} link={RouterLink}>
            {copy.statements}
          </ButtonLink>
        ) : null}
      </div>
      <section className="ds-stack">
        <h2>{copy.about}</h2>
        <Facts
          facts={[
            { name: copy.facts.type, value: account.AccountType },
            { name: copy.facts.number, value: account.AccountNumber },
            { name: copy.facts.payref, value: account.Payref },
            { name: copy.facts.lastPayment, value: pounds(lastPayment?.amount ?? 0) },
            { name: copy.facts.lastPaymentDate, value: dayOr(lastPayment?.date) },
            { name: copy.facts.lastTransaction, value: pounds(lastTransaction?.amount ?? 0) },
            { name: copy.facts.lastTransactionDate, value: dayOr(account.lastTransactionDate) },
          ]}
        />
      </section>
      {isPayable ? <Hardship accountId={account.id} /> : null}
    </>
  );
}
