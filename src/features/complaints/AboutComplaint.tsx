import { complaints as copy } from '../../../content/complaints.ts';
import type { Complaint } from '../../../contract/complaints.ts';
import { shortDate } from '../../../contract/dates.ts';
import { newComplaintReview } from '../../../journeys/shared/complaint-addresses.ts';
import { Begin } from '../../app/Begin.tsx';
import { ReturnHome } from '../../app/ReturnHome.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyReference } from '../../ui/CopyReference.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { ComplaintState } from './ComplaintState.tsx';
import { complaintHistory, complaintName, nextSentences, stageFacts } from './data/complaint-words.ts';
import { Ombudsman } from './Ombudsman.tsx';
import './complaints.css';

function NextStep({ complaint }: { readonly complaint: Complaint }) {
  const { identifiers, canRequestReview, status } = complaint;
  return (
    <Card
      hero
      title={copy.whatNext}
      footer={
        canRequestReview ? (
          <Begin to={newComplaintReview} facts={{ complaintId: identifiers.complaintIdentifier }}>
            {copy.review}
          </Begin>
        ) : undefined
      }
    >
      {nextSentences(complaint).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {status === 'Received' ? <p>{copy.next.sent}</p> : null}
    </Card>
  );
}

function OwnWords({ complaint: { details, remedy, reviewReason } }: { readonly complaint: Complaint }) {
  return (
    <section className="ds-stack" aria-labelledby="own-words">
      <h2 id="own-words">{copy.yourWords}</h2>
      <h3>{copy.details}</h3>
      <p className="ds-complaint-words">{details}</p>
      <h3>{copy.remedy}</h3>
      <p className="ds-complaint-words">{remedy}</p>
      {reviewReason === '' ? null : (
        <>
          <h3>{copy.reviewReason}</h3>
          <p className="ds-complaint-words">{reviewReason}</p>
        </>
      )}
    </section>
  );
}

/** All that is known about one complaint: how it stands, what comes next and when, its stages, and what happened. */
export function AboutComplaint({ complaint }: { readonly complaint: Complaint }) {
  return (
    <>
      <div>
        <p className="ds-caption">{complaint.complaintReference}</p>
        <h1 tabIndex={-1}>{complaintName(complaint)}</h1>
      </div>
      <NextStep complaint={complaint} />
      <Facts
        facts={[
          { name: copy.fields.reference, value: complaint.complaintReference },
          { name: copy.fields.status, value: <ComplaintState item={complaint} /> },
          { name: copy.fields.about, value: copy.subjects[complaint.subject] },
          { name: copy.fields.sent, value: shortDate(complaint.createdDate) },
        ]}
      />
      {complaint.stages.map((dates) => (
        <section className="ds-stack" key={dates.stage} data-stage={dates.stage}>
          <h2>{copy.stages[dates.stage]}</h2>
          <Facts facts={stageFacts(dates)} />
        </section>
      ))}
      <section className="ds-stack ds-complaint-words" aria-labelledby="complaint-history">
        <h2 id="complaint-history">{copy.whatHappened}</h2>
        <Timeline events={complaintHistory(complaint)} />
      </section>
      <OwnWords complaint={complaint} />
      <Ombudsman />
      <div className="ds-actions ds-no-print">
        <CopyReference reference={complaint.complaintReference} />
        <Button variant="quiet" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <ReturnHome variant="text" />
      </div>
    </>
  );
}
