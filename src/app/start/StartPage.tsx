import { lazy, Suspense, useEffect, useState } from 'react';
import { ended } from '../../../content/ended.ts';
import { start } from '../../../content/start.ts';
import { startPage } from '../../../journeys/shared/addresses.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { Announced } from '../../ui/Announced.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { alert } from '../../ui/icons/alert.ts';
import { Frame } from '../Frame.tsx';
import { isLeaving } from '../portal.ts';
import { forgetSessionEndReason, readSessionEndReason } from '../session/session-end-reason.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { Abilities } from './Abilities.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { Street } from './Street.tsx';
import './start.css';

const copy = start;

const Closed = lazy(async () => ({ default: (await import('../session/Closed.tsx')).Closed }));

const authorize = '/customerselfserve/api/v1/authorize';

/** Where visitors arrive: sign in or register, both at the identity provider. It tells how a session ended here. */
export default function StartPage() {
  const [how] = useState(() => (isLeaving() ? undefined : readSessionEndReason()));
  useEffect(() => {
    if (!isLeaving()) forgetSessionEndReason();
  }, []);
  usePageTitle(startPage);
  return (
    <Frame menu={false} width="full" isOver={how !== undefined && how !== 'failed'}>
      <section data-step="startpage">
        <div className="ds-start-top">
          <div className="ds-wrap">
            <div className="ds-start-words ds-stack">
              <h1 tabIndex={-1}>{copy.title}</h1>
              {how === undefined || how === 'closed' ? null : (
                <Announced>
                  <p>{ended[how]}</p>
                </Announced>
              )}
              {how === undefined || how === 'failed' ? null : <p className="ds-hint">{ended.shared}</p>}
              <p>{copy.text}</p>
              <div className="ds-actions">
                <ButtonLink href={`${authorize}?policy=B2C_1_signin&state=login`}>{copy.signIn}</ButtonLink>
                <ButtonLink variant="quiet" href={`${authorize}?policy=B2C_1_signup&state=registration`}>
                  {copy.register}
                </ButtonLink>
              </div>
              <p className="ds-hint">{copy.first}</p>
            </div>
            <Street />
          </div>
        </div>
        <div className="ds-wrap ds-start-rest ds-stack-l">
          <section className="ds-danger" aria-labelledby="danger">
            <Icon path={alert} />
            <div>
              <h2 id="danger">{copy.danger}</h2>
              <p>
                <LinkedText>{copy.dangerText}</LinkedText> <LinkedText>{copy.dangerGas}</LinkedText>
              </p>
            </div>
          </section>
          <Abilities />
          <OpeningHours />
        </div>
      </section>
      {how === 'closed' ? (
        <Suspense fallback={null}>
          <Closed />
        </Suspense>
      ) : null}
    </Frame>
  );
}
