import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Frame } from '../Frame.tsx';
import { identifiers } from '../portal.ts';
import { ReturnHome } from '../ReturnHome.tsx';
import { usePageTitle } from '../usePageTitle.ts';

import { useNotice } from './handed-over.ts';
/** Tells the message that was handed over. Opened without one, nothing is known of what went wrong. */
export default function StoppedPage() {
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
