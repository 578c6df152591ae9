import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { genericErrorPage, homePage, startPage } from '../../../journeys/shared/addresses.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Frame } from '../Frame.tsx';
import { identifiers } from '../portal.ts';
import { RouterLink } from '../RouterLink.tsx';
import { usePageTitle } from '../usePageTitle.ts';

const isSignedIn = (): boolean => identifiers.read().customerId !== undefined;

/** Something broke that no page of its own is for. */
export default function GenericErrorPage() {
  usePageTitle(genericErrorPage);
  return (
    <Frame>
      <section className="ds-stack" data-step="genericerror">
        <h1 tabIndex={-1}>{app.error}</h1>
        <p>{screens.error.text}</p>
        <div className="ds-actions">
          <ButtonLink href={isSignedIn() ? homePage : startPage} link={RouterLink}>
            {isSignedIn() ? screens.error.toHome : screens.error.toStart}
          </ButtonLink>
        </div>
      </section>
    </Frame>
  );
}
