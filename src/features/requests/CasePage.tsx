import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { caseList } from '../../../content/case-list.ts';
import { complaints } from '../../../content/complaints.ts';
import { confirmation } from '../../../content/confirmation.ts';
import type { CaseItem } from '../../../contract/cases.ts';
import { shortDate } from '../../../contract/dates.ts';
import { addressOfRequestConfirmation, casesPage } from '../../../journeys/shared/addresses.ts';
import { ownerNameOf } from '../../../journeys/shared/case-owner.ts';
import { newComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { Back } from '../../app/Back.tsx';
import { Begin } from '../../app/Begin.tsx';
import { Frame } from '../../app/Frame.tsx';
import { gateway, identifiers } from '../../app/portal.ts';
import { Redirect } from '../../app/Redirect.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useIsOpen } from '../../app/useAccess.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useReading } from '../../app/useReading.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { LoadError } from '../../renderer/LoadError.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyReference } from '../../ui/CopyReference.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { findCase } from './data/request-search.ts';
import { descriptionLines } from './data/request-status.ts';
import './cases.css';
import { keptCase } from './kept-case.ts';
import { CaseState } from './request-rows.tsx';

const copy = caseList.details;

function About({ item }: { readonly item: CaseItem }) {
  const lines = descriptionLines(item.description);
  usePageTitle(item.caseReferenceNumber);
  return (
    <>
      <Back otherwise={casesPage} />
      <div>
        <p className="ds-caption">{item.caseReferenceNumber}</p>
        <h1 tabIndex={-1}>{item.caseTypeDescription}</h1>
      </div>
      <Facts
        facts={[
          { name: copy.reference, value: item.caseReferenceNumber },
          { name: copy.type, value: item.caseTypeDescription },
          { name: copy.status, value: <CaseState status={item.status} /> },
          { name: copy.owner, value: ownerNameOf(item.assignee, item.assigneeType) },
          { name: copy.created, value: shortDate(item.createdDate) },
        ]}
      />
      <section className="ds-stack">
        <h2>{copy.lines}</h2>
        {lines.length === 0 ? <p>{copy.noLines}</p> : null}
        <ul className="ds-case-lines">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a request never change, and may be alike
            <li key={index}>{line}</li>
          ))}
        </ul>
      </section>
      <p className="ds-hint">
        <LinkedText>{copy.change}</LinkedText>
      </p>
      <div className="ds-actions ds-no-print">
        <Begin to={newComplaint} facts={{ caseReference: item.caseReferenceNumber }}>
          {complaints.about}
        </Begin>
        <CopyReference reference={item.caseReferenceNumber} />
        <ButtonLink
          variant="quiet"
          href={addressOfRequestConfirmation(item.caseReferenceNumber)}
          link={RouterLink}
        >
          {confirmation.open}
        </ButtonLink>
        <ButtonLink variant="text" href={casesPage} link={RouterLink}>
          {copy.all}
        </ButtonLink>
      </div>
    </>
  );
}

/** What was kept is shown at once; how it stands by now follows. */
function OneCase({ customerId, reference }: { readonly customerId: string; readonly reference: string }) {
  const [kept] = useState(() => keptCase(customerId, reference));
  const found = useReading({
    name: ['request', reference],
    read: (signal) => findCase(reference, { gateway, customerId, signal }),
  });
  const item = found.state === 'shown' ? found.value : kept;
  usePageTitle(item === null && found.state === 'failed' ? 'failed' : '');
  if (item !== null) return <About item={item} />;
  if (found.state === 'shown') return <Redirect to={casesPage} />;
  if (found.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  return (
    <>
      <Back otherwise={casesPage} />
      <h1 tabIndex={-1}>{copy.notLoaded}</h1>
      <LoadError message="case_Search_Alert_Message" onRetry={found.retry}>
        <ButtonLink variant="quiet" href={casesPage} link={RouterLink}>
          {copy.all}
        </ButtonLink>
      </LoadError>
    </>
  );
}

/** One service request: how it stands, who deals with it, and what was said about it. Opened without one there is none. */
export default function CasePage() {
  const { search } = useLocation();
  const customerId = identifiers.read().customerId ?? '';
  const isOpen = useIsOpen();
  const wanted = new URLSearchParams(search).get('request') ?? '';
  const reference = wanted === '' ? (keptCase(customerId, '')?.caseReferenceNumber ?? '') : wanted;
  if (reference === '') return <Redirect to={casesPage} />;
  return (
    <Frame>
      <section className="ds-stack-l" data-step="casedetails">
        {isOpen ? (
          <OneCase key={reference} customerId={customerId} reference={reference} />
        ) : (
          <Waiting>{app.loading}</Waiting>
        )}
      </section>
    </Frame>
  );
}
