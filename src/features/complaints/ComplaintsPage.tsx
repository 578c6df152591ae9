import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { complaints as copy } from '../../../content/complaints.ts';
import { casesPage } from '../../../journeys/shared/addresses.ts';
import { newComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Back } from '../../app/Back.tsx';
import { Frame } from '../../app/Frame.tsx';
import { ListTop } from '../../app/ListPage.tsx';
import { gateway, identifiers } from '../../app/portal.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useReading } from '../../app/useReading.ts';
import { LoadError } from '../../renderer/LoadError.tsx';
import { Button } from '../../ui/Button.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { ComplaintList } from './ComplaintList.tsx';
import { findComplaints, firstComplaints } from './data/complaint-search.ts';
import { Ombudsman } from './Ombudsman.tsx';
import { OneComplaint } from './OneComplaint.tsx';

/** So many of the newest complaints. What is shown stays while more are read. */
function Complaints({ count, onMore }: { readonly count: number; onMore(): void }) {
  const customerId = identifiers.read().customerId ?? '';
  const found = useReading({
    name: ['complaints', count],
    read: (signal) => findComplaints(count, { gateway, customerId, signal }),
  });
  if (found.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  if (found.state === 'failed') return <LoadError message="Complaint_Unavailable" onRetry={found.retry} />;
  const { complaints, total } = found.value;
  if (total === 0) return <p>{copy.none}</p>;
  return (
    <>
      <ComplaintList items={complaints} />
      {complaints.length < total ? (
        <div className="ds-actions ds-no-print">
          <Button variant="quiet" onClick={onMore}>
            {copy.more}
          </Button>
          <p className="ds-hint">
            {fill(copy.shown, { shown: String(complaints.length), total: String(total) })}
          </p>
        </div>
      ) : null}
    </>
  );
}

function AllComplaints() {
  const [count, setCount] = useState(firstComplaints);
  usePageTitle(copy.title);
  return (
    <section className="ds-stack-l" data-step="complaints">
      <Back otherwise={casesPage} />
      <ListTop title={copy.title} create={copy.make} to={newComplaint} />
      <Complaints key={count} count={count} onMore={() => setCount(count + firstComplaints)} />
      <Ombudsman />
    </section>
  );
}

/** Every complaint that the resident ever made, or the one that the address names. */
export default function ComplaintsPage() {
  const complaintId = new URLSearchParams(useLocation().search).get('complaint') ?? '';
  return (
    <Frame>
      {complaintId === '' ? (
        <AllComplaints />
      ) : (
        <section className="ds-stack-l" data-step="complaint">
          <OneComplaint key={complaintId} complaintId={complaintId} />
        </section>
      )}
    </Frame>
  );
}
