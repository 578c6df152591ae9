import { useState } from 'react';
import { reminders as copy } from '../../../content/reminders.ts';
import { getPreferences } from '../../../contract/preferences.ts';
import { reminders } from '../../../journeys/dialogs.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { JourneyDialog } from '../../app/JourneyDialog.tsx';
import { gateway } from '../../app/portal.ts';
import { useReading } from '../../app/useReading.ts';
import { LoadError } from '../../renderer/LoadError.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAdjustments } from './useAdjustments.ts';

/** By what the resident is reminded of appointments, and the way to change it. */
export function Reminders({ customerId }: { readonly customerId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<Announcement>();
  const preferences = useReading({
    name: ['preferences'],
    read: (signal) => gateway.call(getPreferences, { params: { customerId } }, { signal }),
  });
  const adjustments = useAdjustments(customerId);
  const isTextOnly = adjustments.state === 'shown' && adjustments.value.needs.includes('textOnly');
  return (
    <section className="ds-stack" aria-labelledby="reminders">
      <h2 id="reminders">{copy.page.title}</h2>
      {told ? <MessageNotice tone="success" message={told.notice} values={told.values} announced /> : null}
      {preferences.state === 'failed' ? (
        <LoadError message="alert_Message" onRetry={preferences.retry} />
      ) : null}
      {preferences.state === 'shown' ? (
        <>
          <p>{copy.questions.channel.options[preferences.value.reminders].label}</p>
          {isTextOnly ? <p>{copy.page.textOnly}</p> : null}
          <div className="ds-actions">
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {copy.page.change}
            </Button>
          </div>
          {isOpen ? (
            <JourneyDialog
              entry={reminders}
              begin={{ customerId, eTag: preferences.value.eTag ?? '' }}
              onEnd={(_end, announcement) => {
                setOpen(false);
                setTold(announcement);
                preferences.refresh();
              }}
            />
          ) : null}
        </>
      ) : null}
    </section>
  );
}
