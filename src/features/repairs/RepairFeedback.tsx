import { useState } from 'react';
import { feedback } from '../../../content/feedback.ts';
import { feedback as entry } from '../../../journeys/dialogs.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { JourneyDialog } from '../../app/JourneyDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

const { card: copy } = feedback;

const said = (isSatisfied: boolean | null): string => {
  if (isSatisfied === null) return copy.text;
  return isSatisfied ? copy.satisfied : copy.unsatisfied;
};

/** The one question about a finished repair, with what the resident answered. */
export function RepairFeedback({
  worksOrderId,
  isSatisfied,
  onEnd,
}: {
  readonly worksOrderId: string;
  /** Null until the resident has answered. */
  readonly isSatisfied: boolean | null;
  /** The dialog came to its end, with what there is to tell. */
  onEnd(announcement: Announcement | undefined): void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card
        title={copy.title}
        footer={
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {isSatisfied === null ? copy.answer : copy.change}
          </Button>
        }
      >
        <p>{said(isSatisfied)}</p>
      </Card>
      {isOpen ? (
        <JourneyDialog
          entry={entry}
          begin={{ worksOrderId }}
          onEnd={(_end, announcement) => {
            setOpen(false);
            onEnd(announcement);
          }}
        />
      ) : null}
    </>
  );
}
