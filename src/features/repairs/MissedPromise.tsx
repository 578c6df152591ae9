import { useState } from 'react';
import { chase as copy } from '../../../content/chase.ts';
import { complaints } from '../../../content/complaints.ts';
import type { NextThing } from '../../../contract/history.ts';
import { chase } from '../../../journeys/dialogs.ts';
import { newComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { Begin } from '../../app/Begin.tsx';
import { JourneyDialog } from '../../app/JourneyDialog.tsx';
import { Button } from '../../ui/Button.tsx';

/** The way to complain about what was promised for a repair and is late, with its dates filled in. */
export const ComplainOfMissed = ({ worksOrderId }: { readonly worksOrderId: string }) => (
  <Begin to={newComplaint} facts={{ worksOrderId, aboutMissed: true }}>
    {complaints.missed}
  </Begin>
);

/** What can be done about something that was promised for a repair and is late: to ask what is happening, or to complain. */
export function MissedPromise({
  worksOrderId,
  next,
  contractor,
  onEnd,
}: {
  readonly worksOrderId: string;
  /** What is late. */
  readonly next: NextThing;
  readonly contractor: string;
  /** It was asked, or not: with what there is to tell when it was. */
  onEnd(announcement: Announcement | undefined): void;
}) {
  const [isAsking, setAsking] = useState(false);
  const wasVisit = next.kind === 'visit' || next.kind === 'wishedVisit';
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {copy.steps.ask.title}
      </Button>
      <ComplainOfMissed worksOrderId={worksOrderId} />
      {isAsking ? (
        <JourneyDialog
          entry={chase}
          begin={{ worksOrderId, wasVisit, contractor }}
          onEnd={(_end, announcement) => {
            setAsking(false);
            onEnd(announcement);
          }}
        />
      ) : null}
    </>
  );
}
