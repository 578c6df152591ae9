import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { app } from '../../content/app.ts';
import { type NoticeKey, notices } from '../../content/notices.ts';
import { screens } from '../../content/screens.ts';
import { Fault } from '../../machines/engine/index.ts';
import { LinkedText } from '../renderer/LinkedText.tsx';
import { MessageNotice } from '../renderer/MessageNotice.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Frame } from './Frame.tsx';
import { gateway, identifiers } from './portal.ts';
import { ReturnHome } from './ReturnHome.tsx';
import { RouterLink } from './RouterLink.tsx';
import { usePageTitle } from './usePageTitle.ts';

const isSignedIn = (): boolean => identifiers.read().customerId !== undefined;

/** Something broke that no page of its own is for. */
export function GenericErrorPage() {
  usePageTitle('/genericerror');
  return (
    <Frame>
      <section className="ds-stack" data-step="genericerror">
        <h1 tabIndex={-1}>{app.error.title}</h1>
        <p>{app.error.text}</p>
        <div className="ds-actions">
          <ButtonLink href={isSignedIn() ? '/customer360View' : '/startpage'} link={RouterLink}>
            {isSignedIn() ? app.error.toHome : app.error.toStart}
          </ButtonLink>
        </div>
      </section>
    </Frame>
  );
}

/** The portal has no page at this address. */
export function NotFoundPage() {
  usePageTitle('not found');
  return (
    <Frame>
      <section className="ds-stack" data-step="notFound">
        <h1 tabIndex={-1}>{screens.notFound.title}</h1>
        <p>{screens.notFound.text}</p>
        <p>
          <LinkedText>{app.callLine}</LinkedText>
        </p>
        <div className="ds-actions">
          <ReturnHome />
        </div>
      </section>
    </Frame>
  );
}

/** What a page hands over to the one that tells of its failure. */
interface Failure {
  readonly notice?: string;
  /** Address of the page that this one stands in place of. */
  readonly from?: string;
}

/** Key of the message that was handed over; of the general one when there is none, or it is unknown. */
function useNotice(general: NoticeKey): string {
  const { notice = general } = (useLocation().state ?? {}) as Failure;
  return Object.hasOwn(notices, notice) ? notice : general;
}

/** Tells the message that was handed over. Opened without one, nothing is known of what went wrong. */
export function StoppedPage() {
  const notice = useNotice('Generic_Error');
  usePageTitle('stopped');
  return (
    <Frame>
      <section className="ds-stack" data-step="failed">
        <h1 tabIndex={-1}>{screens.halted.title}</h1>
        <MessageNotice
          tone="error"
          message={notice}
          values={{ trackingId: identifiers.read().corelationId }}
        />
        <p>
          <LinkedText>{app.callLine}</LinkedText>
        </p>
        <div className="ds-actions">
          <ReturnHome />
        </div>
      </section>
    </Frame>
  );
}

/** The resident could not be loaded: try again, or log out. What was handed over says more where more is known. */
export function CustomerErrorPage() {
  const navigate = useNavigate();
  const notice = useNotice('Customer_Error');
  const { from } = (useLocation().state ?? {}) as Failure;
  const [retries, setRetries] = useState(0);
  const [busy, setBusy] = useState<'retry' | 'leave'>();
  usePageTitle('/customerApiErrorPage');
  const goBack = () => {
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
    if (from !== undefined) navigate(from, { replace: true });
    else if (idx > 0) navigate(-1);
    else navigate('/customer360View', { replace: true });
  };
  const retry = async () => {
    const { customerId } = identifiers.read();
    if (customerId === undefined) return navigate('/startpage');
    setBusy('retry');
    try {
      const { getCustomer } = await import('../../contract/customers.ts');
      await gateway.call(getCustomer, { params: { customerId } });
      goBack();
    } catch (error) {
      const kind = error instanceof Fault ? error.kind : undefined;
      // Signed out, the way to the start page has begun; without a network, a reload would show no page at all.
      if (kind === 'signedOut') return;
      if (kind !== 'dropped') return window.location.reload();
      setBusy(undefined);
      setRetries(retries + 1);
    }
  };
  const leave = async () => {
    setBusy('leave');
    const { logOut } = await import('./session/ending.ts');
    await logOut();
  };
  return (
    <Frame menu={false}>
      <section className="ds-stack" data-step="customerApiErrorPage">
        <h1 tabIndex={-1}>{screens.customerError.title}</h1>
        <MessageNotice key={retries} tone="error" message={notice} announced={retries > 0} />
        <div className="ds-actions">
          <Button busy={busy === 'retry' ? app.busy : undefined} onClick={retry}>
            {screens.customerError.retry}
          </Button>
          <Button variant="quiet" busy={busy === 'leave' ? app.busy : undefined} onClick={leave}>
            {app.logOut}
          </Button>
        </div>
      </section>
    </Frame>
  );
}
