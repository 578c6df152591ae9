import { useLocation } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { caseList } from '../../../content/case-list.ts';
import { confirmation } from '../../../content/confirmation.ts';
import type { CaseItem } from '../../../contract/cases.ts';
import { shortDate } from '../../../contract/dates.ts';
import { casesPage, homePage } from '../../../journeys/shared/addresses.ts';
import { ownerNameOf } from '../../../journeys/shared/case-owner.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Frame } from '../../app/Frame.tsx';
import { gateway, identifiers } from '../../app/portal.ts';
import { Redirect } from '../../app/Redirect.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useIsOpen } from '../../app/useAccess.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useReading } from '../../app/useReading.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { LoadError } from '../../renderer/LoadError.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmedTop } from '../../ui/Confirmed.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { addressOfCase } from '../links.ts';
import { findCase } from './data/request-search.ts';
import { descriptionLines } from './data/request-status.ts';
import './cases.css';

const copy = caseList.confirmed;

function Confirmation({ item }: { readonly item: CaseItem }) {
  const reference = item.caseReferenceNumber;
  usePageTitle(reference);
  return (
    <div className="ds-confirmed">
      <ConfirmedTop done={copy.done} title={copy.title} reference={reference} />
      <Card title={confirmation.whatNext}>
        <p>{fill(copy.next, { owner: ownerNameOf(item.assignee, item.assigneeType) })}</p>
        <p>{copy.follow}</p>
        <p>
          <LinkedText>{copy.late}</LinkedText>
        </p>
      </Card>
      <div className="ds-actions ds-no-print">
        <ButtonLink href={addressOfCase(reference)} link={RouterLink}>
          {copy.see}
        </ButtonLink>
        <Button variant="quiet" onClick={() => window.print()}>
          {caseList.details.print}
        </Button>
        <ButtonLink variant="text" href={homePage} link={RouterLink}>
          {confirmation.home}
        </ButtonLink>
      </div>
      <div className="ds-confirmed-about">
        <Card title={copy.what}>
          <Facts
            facts={[
              { name: caseList.details.type, value: item.caseTypeDescription },
              { name: caseList.details.created, value: shortDate(item.createdDate) },
            ]}
          />
          <ul className="ds-case-lines">
            {descriptionLines(item.description).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a request never change, and may be alike
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function OneConfirmation({ reference }: { readonly reference: string }) {
  const customerId = identifiers.read().customerId ?? '';
  const found = useReading({
    name: ['request', reference],
    read: (signal) => findCase(reference, { gateway, customerId, signal }),
  });
  usePageTitle(found.state === 'failed' ? 'failed' : '');
  if (found.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  if (found.state === 'failed') {
    return (
      <>
        <h1 tabIndex={-1}>{confirmation.notLoaded}</h1>
        <LoadError message="case_Search_Alert_Message" onRetry={found.retry} />
      </>
    );
  }
  return found.value === null ? <Redirect to={casesPage} /> : <Confirmation item={found.value} />;
}

/** A service request that was sent: found again by its address, to be copied and printed. */
export default function RequestConfirmationPage() {
  const reference = new URLSearchParams(useLocation().search).get('request') ?? '';
  const isOpen = useIsOpen();
  if (reference === '') return <Redirect to={casesPage} />;
  return (
    <Frame width="wide">
      <section data-step="requestconfirmed">
        {isOpen ? (
          <OneConfirmation key={reference} reference={reference} />
        ) : (
          <Waiting>{app.loading}</Waiting>
        )}
      </section>
    </Frame>
  );
}
