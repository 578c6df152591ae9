import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { exchangeToken } from '../../../contract/session.ts';
import { customerErrorPage, homePage, startPage } from '../../../journeys/shared/addresses.ts';
import { Fault } from '../../../machines/engine/index.ts';
import { Frame } from '../../app/Frame.tsx';
import { gateway, identifiers } from '../../app/portal.ts';
import { Redirect } from '../../app/Redirect.tsx';
import { forgetOthers } from '../../app/session/forgetOthers.ts';
import { keepVisit } from '../../app/session/kept-visit.ts';
import { keepSessionEndReason } from '../../app/session/session-end-reason.ts';
import { shareActivity } from '../../app/session/shared.ts';
import { returnOf, type SignInReturn } from '../../app/signInReturn.ts';
import { now } from '../../client/clock.ts';
import { Waiting } from '../../ui/Waiting.tsx';

const Dashboard = lazy(async () => ({ default: (await import('./Dashboard.tsx')).Dashboard }));

/** Finishes a sign-in: the code is exchanged for a session, of which this page only learns who it is for. */
function SigningIn({ code, state, iss }: Extract<SignInReturn, { kind: 'code' }>) {
  const navigate = useNavigate();
  useEffect(() => {
    const finish = async () => {
      try {
        const answer = await gateway.call(exchangeToken, {
          body: { code, state, ...(iss === null ? {} : { iss }) },
        });
        forgetOthers(answer.customerId);
        identifiers.signIn(answer.customerId, answer.sessionId, answer.offers);
        keepVisit({
          loginStatus: true,
          loginTime: now().toISOString(),
          accessTokenExpiry: answer.idleExpiresAt,
          refreshTokenExpiry: answer.expiresAt,
        });
        shareActivity(now().getTime());
        navigate(homePage, { replace: true });
      } catch (error) {
        if (error instanceof Fault && error.kind === 'missing') {
          navigate(customerErrorPage, { replace: true, state: { notice: 'IDEM_Error' } });
        } else {
          keepSessionEndReason('failed');
          navigate(startPage, { replace: true });
        }
      }
    };
    void finish();
  }, [code, state, iss, navigate]);
  return <Waiting>{screens.signingIn}</Waiting>;
}

/** The address to which the identity provider returns, and home once the resident is signed in. */
export default function HomePage() {
  const returned = returnOf(useLocation().search);
  const isSignedIn = identifiers.read().customerId !== undefined;
  if (returned.kind === 'code') {
    return (
      <Frame menu={false} isOnTheWay>
        <SigningIn {...returned} />
      </Frame>
    );
  }
  if (returned.kind === 'error') {
    const staysSignedIn = returned.leads === homePage && isSignedIn;
    return <Redirect to={returned.leads === homePage && !staysSignedIn ? startPage : returned.leads} />;
  }
  if (!isSignedIn) return <Redirect to={startPage} />;
  return (
    <Frame width="wide">
      <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
        <Dashboard />
      </Suspense>
    </Frame>
  );
}
