import { legalDeadlines as copy } from '../../../content/legal-deadlines.ts';
import type { Hazard } from '../../../contract/history.ts';
import { Card } from '../../ui/Card.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { hazardInWords } from './data/outlook.ts';
import { ComplainOfMissed } from './MissedPromise.tsx';
import './hazard-dates.css';

/** What the law makes the provider do about a hazard, until when, and what of it is done. */
export function HazardDates({
  hazard,
  worksOrderId,
}: {
  readonly hazard: Hazard;
  /** The repair, where the way to complain about what was missed is offered here; null where it is offered elsewhere. */
  readonly worksOrderId: string | null;
}) {
  const isMissed = hazard.duties.some(({ state }) => state === 'overdue' || state === 'doneLate');
  const { intro, duties } = hazardInWords(hazard);
  return (
    <Card
      title={copy.title}
      footer={
        isMissed && worksOrderId !== null ? <ComplainOfMissed worksOrderId={worksOrderId} /> : undefined
      }
    >
      <p>{intro}</p>
      <ol className="ds-duties">
        {duties.map(({ kind, title, state, tone, text }) => (
          <li key={kind} data-duty={kind}>
            <strong>{title}</strong>
            <Pill tone={tone}>{state}</Pill>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
