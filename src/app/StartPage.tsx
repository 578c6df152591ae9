import { lazy, Suspense, useEffect, useState } from 'react';
import { ended } from '../../content/ended.ts';
import { screens } from '../../content/screens.ts';
import { startPage } from '../../journeys/shared/addresses.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Frame } from './Frame.tsx';
import { isLeaving } from './portal.ts';
import { forgetSessionEndReason, readSessionEndReason } from './session/session-end-reason.ts';
import { usePageTitle } from './usePageTitle.ts';

const Closed = lazy(async () => ({ default: (await import('./session/Closed.tsx')).Closed }));

const authorize = '/customerselfserve/api/v1/authorize';

/** Where visitors arrive: sign in or register, both at the identity provider. It tells how a session ended here. */
export default function StartPage() {
  const [how] = useState(() => (isLeaving() ? undefined : readSessionEndReason()));
  useEffect(() => {
    if (!isLeaving()) forgetSessionEndReason();
  }, []);
  usePageTitle(startPage);
  return (
    <Frame menu={false} isOver={how !== undefined && how !== 'failed'}>
      <section className="ds-stack" data-step="startpage">
        <h1 tabIndex={-1}>{screens.start.title}</h1>
        {how === undefined || how === 'closed' ? null : <p role="status">{ended[how]}</p>}
        <p>{screens.start.text}</p>
        <div className="ds-actions">
          <ButtonLink href={`${authorize}?policy=B2C_1_signin&state=login`}>
            {screens.start.signIn}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`${authorize}?policy=B2C_1_signup&state=registration`}>
            {screens.start.register}
          </ButtonLink>
        </div>
        <p className="ds-hint">{screens.start.first}</p>
      </section>
      {how === 'closed' ? (
        <Suspense fallback={null}>
          <Closed />
        </Suspense>
      ) : null}
    </Frame>
  );
}
