import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { controls } from '../../../content/controls.ts';
import { screens } from '../../../content/screens.ts';
import { customerErrorPage, homePage, startPage } from '../../../journeys/shared/addresses.ts';
import { Fault } from '../../../machines/engine/index.ts';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Frame } from '../Frame.tsx';
import { gateway, identifiers } from '../portal.ts';
import { usePageTitle } from '../usePageTitle.ts';

import { type Failure, useNotice } from './handed-over.ts';
/** The resident could not be loaded: try again, or log out. What was handed over says more where more is known. */
export default function CustomerErrorPage() {
  const navigate = useNavigate();
  const notice = useNotice('Customer_Error');
  const { from } = (useLocation().state ?? {}) as Failure;
  const [retries, setRetries] = useState(0);
  const [busy, setBusy] = useState<'retry' | 'leave'>();
  usePageTitle(customerErrorPage);
  const goBack = () => {
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
    if (from !== undefined) navigate(from, { replace: true });
    else if (idx > 0) navigate(-1);
    else navigate(homePage, { replace: true });
  };
  const retry = async () => {
    const { customerId } = identifiers.read();
    if (customerId === undefined) return navigate(startPage);
    setBusy('retry');
    try {
      const { getCustomer } = await import('../../../contract/customers.ts');
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
    const { logOut } = await import('../session/ending.ts');
    await logOut();
  };
  return (
    <Frame menu={false}>
      <section className="ds-stack" data-step="customerApiErrorPage">
        <h1 tabIndex={-1}>{screens.customerError.title}</h1>
        <MessageNotice key={retries} tone="error" message={notice} announced={retries > 0} />
        <div className="ds-actions">
          <Button busy={busy === 'retry' ? controls.busy : undefined} onClick={retry}>
            {screens.customerError.retry}
          </Button>
          <Button variant="quiet" busy={busy === 'leave' ? controls.busy : undefined} onClick={leave}>
            {controls.logOut}
          </Button>
        </div>
      </section>
    </Frame>
  );
}
