import { useState } from 'react';
import { adjustments as copy } from '../../../content/adjustments.ts';
import type { getAdjustments } from '../../../contract/adjustments.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { adjustments } from '../../../journeys/dialogs.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { JourneyDialog } from '../../app/JourneyDialog.tsx';
import { LoadError } from '../../renderer/LoadError.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { adjustmentsInWords } from '../adjustment-words.ts';
import { useAdjustments } from './useAdjustments.ts';

function Needed({ answer }: { readonly answer: AnswerOf<typeof getAdjustments> }) {
  if (!answer.isAnswered) return <p>{copy.page.unasked}</p>;
  const needs = adjustmentsInWords(answer);
  if (needs.length === 0) return <p>{copy.page.nothing}</p>;
  return (
    <ul>
      {needs.map((need) => (
        <li key={need}>{need}</li>
      ))}
    </ul>
  );
}

/** What the resident needs from whoever writes, calls or comes, and the way to change it. */
export function Adjustments({ customerId }: { readonly customerId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<Announcement>();
  const reading = useAdjustments(customerId);
  return (
    <section className="ds-stack" aria-labelledby="adjustments">
      <h2 id="adjustments">{copy.page.title}</h2>
      {told ? <MessageNotice tone="success" message={told.notice} values={told.values} announced /> : null}
      {reading.state === 'failed' ? <LoadError message="alert_Message" onRetry={reading.retry} /> : null}
      {reading.state === 'shown' ? (
        <>
          <Needed answer={reading.value} />
          <div className="ds-actions">
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {reading.value.isAnswered ? copy.page.change : copy.page.tell}
            </Button>
          </div>
          {isOpen ? (
            <JourneyDialog
              entry={adjustments}
              begin={{
                customerId,
                before: { needs: reading.value.needs, language: reading.value.language },
                eTag: reading.value.eTag ?? '',
              }}
              onEnd={(_end, announcement) => {
                setOpen(false);
                setTold(announcement);
                reading.refresh();
              }}
            />
          ) : null}
        </>
      ) : null}
    </section>
  );
}
