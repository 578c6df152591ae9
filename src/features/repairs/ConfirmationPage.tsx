import { useLocation } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { confirmation as copy } from '../../../content/confirmation.ts';
import { repairDetails } from '../../../content/repair-details.ts';
import type { Adjustments } from '../../../contract/adjustments.ts';
import { addressOfRepair, homePage, profilePage, repairsPage } from '../../../journeys/shared/addresses.ts';
import { Frame } from '../../app/Frame.tsx';
import { Redirect } from '../../app/Redirect.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useSettings } from '../../app/useSettings.ts';
import { LoadError } from '../../renderer/LoadError.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmedTop } from '../../ui/Confirmed.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { confirmedOf } from './data/confirmation.ts';
import { descriptionOf } from './data/repair-description.ts';
import { sentAdjustments } from './sent-adjustments.ts';
import { type ShownOrder, useRepair } from './useRepair.ts';
import { visitOf } from './visit.ts';

function Confirmation({
  order,
  next,
  adjustments,
}: {
  readonly order: ShownOrder;
  readonly next: Parameters<typeof confirmedOf>[1];
  /** What the contractor was told that the resident needs, if anything. */
  readonly adjustments: Adjustments | undefined;
}) {
  const isFull = useSettings(['fullDescriptions'])?.fullDescriptions === true;
  const { identifiers, contractor, job, asset, appointments } = order;
  const worksOrderId = identifiers.worksOrderIdentifier;
  const { done, title, text } = confirmedOf(order, next);
  const description = descriptionOf(order, isFull);
  const problem = description.kind === 'told' ? description.title : repairDetails.untitled;
  const visit = visitOf(order, problem);
  usePageTitle(worksOrderId);
  return (
    <div className="ds-confirmed">
      <ConfirmedTop done={done} title={title} reference={identifiers.jobNumber ?? undefined}>
        {text === '' ? null : <p>{text}</p>}
      </ConfirmedTop>
      <Card title={copy.whatNext}>
        <p>{copy.message}</p>
        {appointments.length > 0 ? <p>{copy.plans}</p> : null}
        <p>{copy.unfixed}</p>
        {adjustments === undefined ? (
          <p>
            {copy.adjustments}{' '}
            <ButtonLink variant="text" href={profilePage} link={RouterLink}>
              {copy.tellAdjustments}
            </ButtonLink>
          </p>
        ) : null}
      </Card>
      <div className="ds-actions">
        <ButtonLink href={addressOfRepair(worksOrderId)} link={RouterLink}>
          {copy.seeRepair}
        </ButtonLink>
        {visit ? <AddToCalendar visit={visit} /> : null}
        <Button variant="quiet" onClick={() => window.print()}>
          {repairDetails.actions.print}
        </Button>
        <ButtonLink variant="text" href={homePage} link={RouterLink}>
          {copy.home}
        </ButtonLink>
      </div>
      <div className="ds-confirmed-about">
        <Card title={copy.whatFor}>
          <Facts
            facts={[
              { name: copy.fields.problem, value: problem },
              ...(job.location.location === ''
                ? []
                : [{ name: copy.fields.where, value: job.location.location }]),
              { name: copy.fields.address, value: asset.fullAddress },
              { name: copy.fields.contractor, value: contractor?.name ?? repairDetails.noContractor },
              ...sentAdjustments(adjustments),
            ]}
          />
        </Card>
      </div>
    </div>
  );
}

function OneConfirmation({ worksOrderId }: { readonly worksOrderId: string }) {
  const { order, history } = useRepair(worksOrderId);
  usePageTitle(order.state === 'failed' ? 'failed' : '');
  if (order.state === 'failed') {
    return (
      <>
        <h1 tabIndex={-1}>{copy.notLoaded}</h1>
        <LoadError message="WorkOrderByIdAPI_Error" onRetry={order.retry} />
      </>
    );
  }
  // Where what has happened cannot be read, the repair itself is still confirmed.
  if (order.state === 'loading' || history.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  const known = history.state === 'shown' ? history.value : undefined;
  return <Confirmation order={order.value} next={known?.next ?? null} adjustments={known?.adjustments} />;
}

/** A repair that was sent, with its appointment: found again by its address, to be copied, printed and put into a calendar. */
export default function ConfirmationPage() {
  const worksOrderId = new URLSearchParams(useLocation().search).get('repair') ?? '';
  if (worksOrderId === '') return <Redirect to={repairsPage} />;
  return (
    <Frame width="wide">
      <section data-step="confirmation">
        <OneConfirmation key={worksOrderId} worksOrderId={worksOrderId} />
      </section>
    </Frame>
  );
}
