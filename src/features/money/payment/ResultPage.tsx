import { useLocation } from 'react-router-dom';
import { app } from '../../../../content/app.ts';
import { paymentResult as copy } from '../../../../content/payment.ts';
import { accountPage } from '../../../../journeys/shared/addresses.ts';
import { Fault } from '../../../../machines/engine/index.ts';
import { Frame } from '../../../app/Frame.tsx';
import { Redirect } from '../../../app/Redirect.tsx';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { usePayment } from './usePayment.ts';

function NotKnown({ onRetry }: { onRetry(): void }) {
  usePageTitle('failed');
  return (
    <>
      <BackLink href={accountPage} link={RouterLink}>
        {copy.back}
      </BackLink>
      <h1 tabIndex={-1}>{copy.titles.failed}</h1>
      <MessageNotice tone="warning" message="Payment_Not_Checked" announced />
      <div className="ds-actions">
        <Button onClick={onRetry}>{app.tryAgain}</Button>
        <ButtonLink variant="quiet" href={accountPage} link={RouterLink}>
          {copy.toAccount}
        </ButtonLink>
      </div>
    </>
  );
}

function OnePayment({ paymentId, isGivenUp }: { readonly paymentId: string; readonly isGivenUp: boolean }) {
  const payment = usePayment(paymentId);
  if (payment.state === 'loading') return <Waiting>{copy.loading}</Waiting>;
  if (payment.state === 'shown') {
    return <PaymentResult payment={payment.value} isGivenUp={isGivenUp} onCheck={payment.refresh} />;
  }
  // Nobody's payment, or somebody else's.
  if (payment.problem instanceof Fault && payment.problem.kind === 'missing')
    return <Redirect to={accountPage} />;
  return <NotKnown onRetry={payment.retry} />;
}

/** What became of a payment. It is asked of the gateway each time; opened without one it leads to the accounts. */
export default function ResultPage() {
  const { search, state } = useLocation();
  const paymentId = new URLSearchParams(search).get('payment') ?? '';
  const { notice } = (state ?? {}) as { readonly notice?: string };
  if (paymentId === '') return <Redirect to={accountPage} />;
  return (
    <Frame>
      <section className="ds-stack-l" data-step="allPayGatewayConformation">
        <OnePayment key={paymentId} paymentId={paymentId} isGivenUp={notice === 'Fail_Message'} />
      </section>
    </Frame>
  );
}
