import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { Frame } from '../Frame.tsx';
import { ReturnHome } from '../ReturnHome.tsx';
import { usePageTitle } from '../usePageTitle.ts';

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
