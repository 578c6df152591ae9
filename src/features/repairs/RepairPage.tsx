import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { complaints } from '../../../content/complaints.ts';
import { confirmation } from '../../../content/confirmation.ts';
import { repairDetails as copy } from '../../../content/repair-details.ts';
import { dateInWords } from '../../../contract/dates.ts';
import { recallUntil } from '../../../contract/repair-progress.ts';
import { addressOfConfirmation, newRepair, repairsPage } from '../../../journeys/shared/addresses.ts';
import { newComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { type Announcement, fill } from '../../../machines/engine/index.ts';
import { Back } from '../../app/Back.tsx';
import { Begin } from '../../app/Begin.tsx';
import { Frame } from '../../app/Frame.tsx';
import { Redirect } from '../../app/Redirect.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useSettings } from '../../app/useSettings.ts';
import { LoadError } from '../../renderer/LoadError.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { useAnnouncedChange } from '../../ui/useAnnouncedChange.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { shortTime } from '../times.ts';
import { AboutRepair } from './AboutRepair.tsx';
import { repairActions } from './data/repair-actions.ts';
import { type Description, descriptionOf } from './data/repair-description.ts';
import { cancelRefusal, headlineOf, noticesOf } from './data/status.ts';
import { HazardDates } from './HazardDates.tsx';
import { RepairActions } from './RepairActions.tsx';
import { RepairFeedback } from './RepairFeedback.tsx';
import { RepairHistory } from './RepairHistory.tsx';
import { RepairMedia } from './RepairMedia.tsx';
import { RepairNextStep } from './RepairNextStep.tsx';
import { useHeldBack } from './useHeldBack.ts';
import { type ShownHistory, type ShownOrder, useRepair } from './useRepair.ts';
import { visitOf } from './visit.ts';
import './repair.css';
import { now } from '../../client/clock.ts';

function titleOf(description: Description): string {
  if (description.kind === 'told') return description.title;
  return description.kind === 'notTold' ? copy.notDescribed : copy.untitled;
}

/** How a repair stands now, read out when it changes and not each time it is looked up. */
function Headline({ title, tone }: ReturnType<typeof headlineOf>) {
  useAnnouncedChange(`${copy.fields.status}: ${title}`);
  return (
    <p className="ds-repair-headline">
      <VisuallyHidden>{copy.fields.status}: </VisuallyHidden>
      <Pill tone={tone}>{title}</Pill>
    </p>
  );
}

function Freshness({ history, onRefresh }: { readonly history: ShownHistory; onRefresh(): void }) {
  if (history.state !== 'shown') return null;
  const text = history.isStale ? copy.stale : copy.updated;
  return (
    <p className="ds-hint ds-repair-freshness">
      {fill(text, { time: shortTime(history.value.readAt) })}
      <Button variant="text" onClick={onRefresh}>
        {copy.refresh}
      </Button>
    </p>
  );
}

function Repair({
  order,
  history,
  onRefresh,
}: {
  readonly order: ShownOrder;
  readonly history: ShownHistory;
  /** Reads everything anew. */
  onRefresh(): void;
}) {
  const { state } = useLocation();
  const [told, setTold] = useState(() => (state as { announcement?: Announcement } | null)?.announcement);
  const settings = useSettings(['fullDescriptions', 'maintenance']);
  const isHeldBack = useHeldBack(settings !== undefined && history.state !== 'loading');
  const isFull = settings?.fullDescriptions === true;
  const isClosed = settings?.maintenance === true;
  const { identifiers, contractor, job } = order;
  const { worksOrderIdentifier: worksOrderId } = identifiers;
  const description = descriptionOf(order, isFull);
  const repair = titleOf(description);
  const next = history.state === 'shown' ? history.value.next : null;
  const hazard = history.state === 'shown' ? history.value.hazard : null;
  const values = {
    contractor: contractor?.name ?? '',
    contractorPhone: contractor?.phoneNumber ?? '',
    ref: identifiers.jobNumber ?? '',
    recallUntil: order.completedDate ? dateInWords(recallUntil(order.completedDate).toISOString()) : '',
  };
  // With news of what was done the page is another one: it is read from its top.
  usePageTitle(told ? `${worksOrderId} ${told.notice}` : worksOrderId);

  const endJourney = (announcement: Announcement | undefined) => {
    if (announcement) setTold(announcement);
    onRefresh();
  };

  // What was told belongs to this visit; a reload must not tell it again.
  useEffect(() => {
    if (told) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [told]);

  const beginning = (
    <>
      <Back otherwise={repairsPage} />
      {told ? <MessageNotice tone="success" message={told.notice} values={told.values} announced /> : null}
      <div>
        <p className="ds-caption">{identifiers.jobNumber}</p>
        <h1 tabIndex={-1}>
          {job.location.location === ''
            ? repair
            : fill(copy.title, { repair, location: job.location.location })}
        </h1>
        {history.state === 'shown' && !isHeldBack ? (
          <Headline {...headlineOf(history.value.historyItems)} />
        ) : null}
      </div>
    </>
  );
  if (isHeldBack) {
    return (
      <>
        {beginning}
        <Waiting>{app.loading}</Waiting>
      </>
    );
  }
  return (
    <>
      {beginning}
      <div className="ds-repair-columns">
        <div className="ds-stack-l">
          {history.state === 'shown' ? (
            <RepairNextStep
              worksOrderId={worksOrderId}
              assetId={identifiers.asset.assetIdentifier ?? ''}
              next={next}
              contractor={values.contractor}
              visit={visitOf(order, repair)}
              onEnd={endJourney}
            />
          ) : null}
          {noticesOf(order, now()).map((notice) => (
            <MessageNotice
              key={notice}
              tone={notice === 'Repair_Recall' ? 'information' : 'warning'}
              message={notice}
              values={values}
            />
          ))}
          <RepairActions
            actions={repairActions(order, now())}
            refusal={cancelRefusal(order, now())}
            values={values}
            worksOrderId={worksOrderId}
            contractor={contractor}
            isClosed={isClosed}
            onEnd={endJourney}
          />
          {hazard ? <HazardDates hazard={hazard} worksOrderId={next?.isLate ? null : worksOrderId} /> : null}
          {history.state === 'shown' && history.value.feedback ? (
            <RepairFeedback
              worksOrderId={worksOrderId}
              isSatisfied={history.value.feedback.isSatisfied}
              onEnd={endJourney}
            />
          ) : null}
          <RepairHistory history={history} />
        </div>
        <div className="ds-repair-side">
          <AboutRepair
            order={order}
            description={description}
            isHeld={next?.kind === 'hold' || next?.kind === 'holdUpdate'}
            adjustments={history.state === 'shown' ? history.value.adjustments : undefined}
          />
          <div className="ds-actions">
            {order.statuses.isDraft ? null : (
              <ButtonLink variant="quiet" href={addressOfConfirmation(worksOrderId)} link={RouterLink}>
                {confirmation.open}
              </ButtonLink>
            )}
            {order.statuses.isDraft ? null : (
              <Begin to={newComplaint} facts={{ worksOrderId }}>
                {complaints.about}
              </Begin>
            )}
            <Button variant="text" onClick={() => window.print()}>
              {copy.actions.print}
            </Button>
          </div>
        </div>
      </div>
      <Freshness history={history} onRefresh={onRefresh} />
      <RepairMedia worksOrderId={worksOrderId} />
    </>
  );
}

function OneRepair({ worksOrderId }: { readonly worksOrderId: string }) {
  const { order, history } = useRepair(worksOrderId);
  usePageTitle(order.state === 'failed' ? 'failed' : '');
  switch (order.state) {
    case 'loading':
      return (
        <>
          <Back otherwise={repairsPage} />
          <Waiting>{app.loading}</Waiting>
        </>
      );
    case 'failed':
      return (
        <>
          <Back otherwise={repairsPage} />
          <h1 tabIndex={-1}>{copy.notLoaded}</h1>
          <LoadError message="WorkOrderByIdAPI_Error" onRetry={order.retry}>
            <Begin to={newRepair}>{copy.actions.reportAgain}</Begin>
          </LoadError>
        </>
      );
    case 'shown':
      return (
        <Repair
          order={order.value}
          history={history}
          onRefresh={() => {
            order.refresh();
            history.refresh();
          }}
        />
      );
  }
}

/** One repair: what comes next, what can be done, what has happened, and all that is known about it. */
export default function RepairPage() {
  const worksOrderId = new URLSearchParams(useLocation().search).get('repair') ?? '';
  if (worksOrderId === '') return <Redirect to={repairsPage} />;
  return (
    <Frame width="wide">
      <section className="ds-stack-l ds-repair" data-step="repairhistorydetails">
        <OneRepair key={worksOrderId} worksOrderId={worksOrderId} />
      </section>
    </Frame>
  );
}
