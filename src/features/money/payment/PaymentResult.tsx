import type { NoticeKey } from '../../../../content/notices.ts';
import { paymentResult as copy } from '../../../../content/payment.ts';
import { dayInWords, wallTime } from '../../../../contract/dates.ts';
import { penceOf, pounds } from '../../../../contract/money.ts';
import type { Payment, PaymentState } from '../../../../contract/payments.ts';
import { addressOfAccount, payPage } from '../../../../journeys/shared/addresses.ts';
import { Begin } from '../../../app/Begin.tsx';
import { ReturnHome } from '../../../app/ReturnHome.tsx';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { MessageNotice, PlainMessage } from '../../../renderer/MessageNotice.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ConfirmedTop } from '../../../ui/Confirmed.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import type { Tone } from '../../../ui/Notice.tsx';
import { timeInWords } from '../../times.ts';
import { Hardship } from '../account/Hardship.tsx';

/** What is said of a payment: only what the gateway itself found out. */
type Result = Exclude<PaymentState, 'waiting'> | 'givenUp';

const resultOf = ({ state }: Payment, isGivenUp: boolean): Result => {
  if (state !== 'waiting') return state;
  return isGivenUp ? 'givenUp' : 'checking';
};

interface Said {
  readonly title: keyof typeof copy.titles;
  readonly tone: Tone;
  readonly message: NoticeKey;
  /** Why, and what to do next. */
  readonly next?: NoticeKey;
}

/** Only a card that was refused is an error: what the resident cancelled, or left, was meant. */
const said: Readonly<Record<Result, Said>> = {
  paid: { title: 'paid', tone: 'success', message: 'Success_Message' },
  refused: { title: 'notTaken', tone: 'error', message: 'Fail_Message', next: 'Payment_Refused' },
  cancelled: {
    title: 'cancelled',
    tone: 'information',
    message: 'Fail_Message',
    next: 'Payment_Cancelled',
  },
  expired: { title: 'notTaken', tone: 'information', message: 'Fail_Message', next: 'Payment_Expired' },
  givenUp: { title: 'notTaken', tone: 'information', message: 'Fail_Message', next: 'Payment_Given_Up' },
  checking: { title: 'checking', tone: 'information', message: 'Payment_Checking' },
};

function Receipt({ payment }: { readonly payment: Payment }) {
  const { dates } = payment;
  const wall = wallTime(new Date(dates['decided-date'] ?? dates['created-date']));
  return (
    <Facts
      facts={[
        { name: copy.facts.amount, value: pounds(penceOf(payment.amount.value)) },
        { name: copy.facts.account, value: payment['pay-ref'] },
        { name: copy.facts.date, value: `${dayInWords(wall)}, ${timeInWords(wall)}` },
        { name: copy.facts.reference, value: payment.reference },
      ]}
    />
  );
}

interface PaymentResultProps {
  readonly payment: Payment;
  /** The card form was left without trying to pay. */
  readonly isGivenUp: boolean;
  onCheck(): void;
}

/** A payment that was taken: its number to keep, the receipt, and what happens next. */
function Paid({ payment }: Pick<PaymentResultProps, 'payment'>) {
  return (
    <div className="ds-stack-l">
      <ConfirmedTop
        done={copy.done}
        title={copy.titles.paid}
        label={copy.facts.reference}
        reference={payment.reference}
      />
      <MessageNotice tone="success" message="Success_Message" announced>
        <p>{copy.paidNext}</p>
        <p>{copy.receipt}</p>
      </MessageNotice>
      <Receipt payment={payment} />
      <div className="ds-actions ds-no-print">
        <ButtonLink href={addressOfAccount(payment['account-identifier'])} link={RouterLink}>
          {copy.toAccount}
        </ButtonLink>
        <Button variant="quiet" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <ReturnHome variant="text" />
      </div>
    </div>
  );
}

/** A payment that was not taken, or of which nothing is known yet. */
function NotPaid({
  payment,
  result,
  onCheck,
}: Pick<PaymentResultProps, 'payment' | 'onCheck'> & { readonly result: Result }) {
  const accountId = payment['account-identifier'];
  const { title, tone, message, next } = said[result];
  return (
    <>
      <h1 tabIndex={-1}>{copy.titles[title]}</h1>
      <MessageNotice tone={tone} message={message} announced>
        {result === 'checking' ? <p>{copy.stillChecking}</p> : null}
        {next ? <PlainMessage message={next} /> : null}
      </MessageNotice>
      <Receipt payment={payment} />
      <div className="ds-actions">
        {result === 'checking' ? (
          <Button onClick={onCheck}>{copy.checkNow}</Button>
        ) : (
          <Begin to={payPage} variant="strong" facts={{ accountId }}>
            {copy.again}
          </Begin>
        )}
        <ButtonLink variant="quiet" href={addressOfAccount(accountId)} link={RouterLink}>
          {copy.toAccount}
        </ButtonLink>
        <ReturnHome variant="text" />
      </div>
      <Hardship accountId={accountId} />
    </>
  );
}

/** What became of a payment: taken, not taken, or not known yet. */
export function PaymentResult({ payment, isGivenUp, onCheck }: PaymentResultProps) {
  const result = resultOf(payment, isGivenUp);
  usePageTitle(result);
  return (
    <>
      <BackLink href={addressOfAccount(payment['account-identifier'])} link={RouterLink}>
        {copy.back}
      </BackLink>
      {result === 'paid' ? (
        <Paid payment={payment} />
      ) : (
        <NotPaid payment={payment} result={result} onCheck={onCheck} />
      )}
    </>
  );
}
