import { useLocation, useNavigate } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { MessageText } from '../../renderer/messages.tsx';
import { Words } from '../../renderer/Words.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Frame } from '../Frame.tsx';
import { gateway, identifiers, logOut } from '../portal.ts';
import { RouterLink } from '../RouterLink.tsx';
import { usePageTitle } from '../usePageTitle.ts';

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

/** An error page of a journey that was opened without one: nothing is known of what went wrong. */
export function StoppedPage() {
  usePageTitle('stopped');
  return (
    <Frame>
      <section className="ds-stack" data-step="failed">
        <h1 tabIndex={-1}>{screens.halted.title}</h1>
        <Notice tone="error" message="Generic_Error">
          <MessageText message="Generic_Error" />
        </Notice>
        <p>
          <Words>{app.callLine}</Words>
        </p>
        <div className="ds-actions">
          <ButtonLink href="/customer360View" link={RouterLink}>
            {app.returnHome}
          </ButtonLink>
        </div>
      </section>
    </Frame>
  );
}

/** The resident could not be loaded: try again, or log out. `state.notice` says more where more is known. */
export function CustomerErrorPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { notice = 'Customer_Error' } = (state ?? {}) as { readonly notice?: string };
  usePageTitle('/customerApiErrorPage');
  const retry = async () => {
    const { customerId } = identifiers.read();
    if (customerId === undefined) return navigate('/startpage');
    try {
      const { getCustomer } = await import('../../../contract/customers.ts');
      await gateway.call(getCustomer, { params: { customerId } });
      navigate(-1);
    } catch {
      window.location.reload();
    }
  };
  const leave = async () => {
    await logOut();
    navigate('/startpage');
  };
  return (
    <Frame menu={false}>
      <section className="ds-stack" data-step="customerApiErrorPage">
        <h1 tabIndex={-1}>{screens.customerError.title}</h1>
        <Notice tone="error" message={notice}>
          <MessageText message={notice} />
        </Notice>
        <div className="ds-actions">
          <Button onClick={retry}>{screens.customerError.retry}</Button>
          <Button look="quiet" onClick={leave}>
            {app.logOut}
          </Button>
        </div>
      </section>
    </Frame>
  );
}
