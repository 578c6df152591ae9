import { useState } from 'react';
import { repairDetails as copy } from '../../../content/repair-details.ts';
import type { NextThing } from '../../../contract/history.ts';
import { chase, feedback, recall } from '../../../journeys/dialogs.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { JourneyDialog } from '../../app/JourneyDialog.tsx';
import { Card } from '../../ui/Card.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { Visit } from './data/calendar.ts';
import { nextInWords } from './data/next-step.ts';
import { FixedOrNot, isFinished } from './FixedOrNot.tsx';
import { MissedPromise } from './MissedPromise.tsx';

/** The journeys that are shown over the page, by what the resident has to say. */
const overPage = { chase, recall, fixed: feedback } as const;

/** The next thing that will happen and by when, first on the page; a visit can be taken into a calendar. */
export function RepairNextStep({
  worksOrderId,
  assetId,
  next,
  contractor,
  visit,
  onEnd,
}: {
  readonly worksOrderId: string;
  readonly assetId: string;
  readonly next: NextThing | null;
  /** Name of whoever comes. */
  readonly contractor: string;
  readonly visit: Visit | null;
  /** A journey over the page came to its end, with what there is to tell. */
  onEnd(announcement: Announcement | undefined): void;
}) {
  const [running, setRunning] = useState<keyof typeof overPage>();
  const { title, text, isLate } = nextInWords(next, contractor);
  const wasVisit = next?.kind === 'visit' || next?.kind === 'wishedVisit';
  const facts = { chase: { wasVisit, contractor }, fixed: { isFixed: true }, recall: { assetId } } as const;
  return (
    <>
      <Card
        hero
        title={copy.whatNext}
        status={isLate ? <Pill tone="bad">{copy.late}</Pill> : null}
        footer={
          isLate && !isFinished(next) ? (
            <MissedPromise worksOrderId={worksOrderId} onAsk={() => setRunning('chase')} />
          ) : visit && next?.kind === 'visit' ? (
            <AddToCalendar visit={visit} />
          ) : isFinished(next) ? (
            <FixedOrNot next={next} onSay={setRunning} />
          ) : undefined
        }
      >
        <p>
          <strong>{title}</strong>
          <br />
          {text}
        </p>
      </Card>
      {running ? (
        <JourneyDialog
          key={running}
          entry={overPage[running]}
          begin={{ worksOrderId, ...facts[running] }}
          onEnd={(_end, announcement) => {
            setRunning(undefined);
            onEnd(announcement);
          }}
        />
      ) : null}
    </>
  );
}
