import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { complaints as copy } from '../../../content/complaints.ts';
import { getComplaint } from '../../../contract/complaints.ts';
import { complaintsPage } from '../../../journeys/shared/addresses.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { Back } from '../../app/Back.tsx';
import { gateway, identifiers } from '../../app/portal.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useRecord } from '../../app/useRecord.ts';
import { aWhile } from '../../client/reads.ts';
import { LoadError } from '../../renderer/LoadError.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { AboutComplaint } from './AboutComplaint.tsx';

/** Milliseconds after which a complaint that is looked at is read again. */
const every = 60_000;

/** One complaint. Right after it was sent it also says so, with its reference: it can be printed, and opened again later. */
export function OneComplaint({ complaintId }: { readonly complaintId: string }) {
  const { state } = useLocation();
  const [news] = useState(() => (state as { announcement?: Announcement } | null)?.announcement);
  const params = { customerId: identifiers.read().customerId ?? '', complaintId };
  const found = useRecord(
    {
      name: ['complaint', complaintId],
      read: (signal) => gateway.call(getComplaint, { params }, { signal }),
      keptFor: aWhile,
    },
    every,
  );
  usePageTitle(found.state === 'shown' ? `${complaintId} ${news?.notice ?? ''}` : found.state);

  // What was told belongs to this visit; a reload must not tell it again.
  useEffect(() => {
    if (news) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [news]);

  const told = news ? (
    <MessageNotice tone="success" message={news.notice} values={news.values} announced />
  ) : null;
  switch (found.state) {
    case 'loading':
      return <Waiting>{app.loading}</Waiting>;
    case 'failed':
      return (
        <>
          <Back otherwise={complaintsPage} />
          {told}
          <h1 tabIndex={-1}>{copy.notLoaded}</h1>
          <LoadError message="Complaint_Unavailable" onRetry={found.retry}>
            <ButtonLink variant="quiet" href={complaintsPage} link={RouterLink}>
              {copy.all}
            </ButtonLink>
          </LoadError>
        </>
      );
    case 'shown':
      return (
        <>
          <Back otherwise={complaintsPage} />
          {told}
          <AboutComplaint complaint={found.value} />
        </>
      );
  }
}
