import { useLocation } from 'react-router-dom';
import { screens } from '../../../content/screens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Frame } from '../Frame.tsx';
import { usePageTitle } from '../usePageTitle.ts';

const authorize = '/customerselfserve/api/v1/authorize';

/** Where visitors arrive: sign in or register, both at the identity provider. */
export function Screen() {
  const { state } = useLocation();
  const { loggedOut } = (state ?? {}) as { readonly loggedOut?: boolean };
  usePageTitle('/startpage');
  return (
    <Frame menu={false}>
      <section className="ds-stack" data-step="startpage">
        <h1 tabIndex={-1}>{screens.start.title}</h1>
        {loggedOut ? <p role="status">{screens.start.loggedOut}</p> : null}
        <p>{screens.start.text}</p>
        <div className="ds-actions">
          <ButtonLink href={`${authorize}?policy=B2C_1_signin&state=login`}>
            {screens.start.signIn}
          </ButtonLink>
          <ButtonLink look="quiet" href={`${authorize}?policy=B2C_1_signup&state=registration`}>
            {screens.start.register}
          </ButtonLink>
        </div>
        <p className="ds-hint">{screens.start.first}</p>
      </section>
    </Frame>
  );
}
