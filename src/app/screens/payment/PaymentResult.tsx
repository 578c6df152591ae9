import { paymentResult as words } from '../../../../content/payment.ts';
import { penceOf } from '../../../../contract/money.ts';
import { isDecided, type Payment } from '../../../../contract/payments.ts';
import { addressOfAccount, payPage } from '../../../../journeys/shared/account-places.ts';
import { pounds } from '../../../../journeys/shared/accounts.ts';
import { longDate, plainTime, wallTime } from '../../../../journeys/shared/dates.ts';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import type { Tone } from '../../../ui/Notice.tsx';
import { ReturnHome } from '../../ReturnHome.tsx';
import { RouterLink } from '../../RouterLink.tsx';
import { usePageTitle } from '../../usePageTitle.ts';
import { Hardship } from '../account/Hardship.tsx';
import { Begin } from '../Begin.tsx';

/** What is said of a payment: only what the gateway itself found out. */
type Result = 'paid' | 'notTaken' | 'checking';

function resultOf({ state }: Payment, isGivenUp: boolean): Result {
  if (state === 'paid') return 'paid';
  return isDecided(state) || (state === 'waiting' && isGivenUp) ? 'notTaken' : 'checking';
}

const said = {
  paid: { tone: 'success', message: 'Success_Message' },
  notTaken: { tone: 'error', message: 'Fail_Message' },
  checking: { tone: 'information', message: 'Payment_Checking' },
} as const satisfies Readonly<Record<Result, { readonly tone: Tone; readonly message: string }>>;

function Receipt({ payment, result }: { readonly payment: Payment; readonly result: Result }) {
  const { dates } = payment;
  const wall = wallTime(new Date(dates['decided-date'] ?? dates['created-date']));
  return (
    <Facts
      facts={[
        { name: words.facts.amount, value: pounds(penceOf(payment.amount.value)) },
        { name: words.facts.account, value: payment['pay-ref'] },
        { name: words.facts.date, value: `${longDate(wall)}, ${plainTime(wall)}` },
        ...(result === 'paid' ? [{ name: words.facts.reference, value: payment['payment-identifier'] }] : []),
      ]}
    />
  );
}

/** What became of a payment: taken, not taken, or not known yet. */
export function PaymentResult({
  payment,
  isGivenUp,
  onCheck,
}: {
  readonly payment: Payment;
  /** The card form was left without trying to pay. */
  readonly isGivenUp: boolean;
  onCheck(): void;
}) {
  const result = resultOf(payment, isGivenUp);
  const accountId = payment['account-identifier'];
  const { tone, message } = said[result];
  usePageTitle(result);
  return (
    <>
      <BackLink href={addressOfAccount(accountId)} link={RouterLink}>
        {words.back}
      </BackLink>
      <h1 tabIndex={-1}>{words.titles[result]}</h1>
      <MessageNotice tone={tone} message={message} announced>
        {result === 'paid' ? <p>{words.paidNext}</p> : null}
        {result === 'checking' ? <p>{words.stillChecking}</p> : null}
      </MessageNotice>
      <Receipt payment={payment} result={result} />
      <div className="ds-actions">
        {result === 'notTaken' ? (
          <Begin to={payPage} look="strong" facts={{ accountId }}>
            {words.again}
          </Begin>
        ) : null}
        {result === 'checking' ? <Button onClick={onCheck}>{words.checkNow}</Button> : null}
        <ButtonLink
          look={result === 'paid' ? 'strong' : 'quiet'}
          href={addressOfAccount(accountId)}
          link={RouterLink}
        >
          {words.toAccount}
        </ButtonLink>
        {result === 'paid' ? (
          <Button look="quiet" onClick={() => window.print()}>
            {words.print}
          </Button>
        ) : (
          <ReturnHome look="text" />
        )}
      </div>
      {result === 'paid' ? null : <Hardship accountId={accountId} />}
    </>
  );
}
