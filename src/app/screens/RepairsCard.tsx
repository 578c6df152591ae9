import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { canSchedule } from '../../../contract/repair-progress.ts';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import type { Reporting } from '../../../journeys/repair/calls/reporting.ts';
import { shortDate } from '../../../journeys/shared/dates.ts';
import { statusLabel } from '../../../journeys/shared/repair-status.ts';
import { fill } from '../../../machines/words.ts';
import { MessageText } from '../../renderer/messages.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { Begin } from './Begin.tsx';
import type { Repairs } from './useRepairs.ts';

/** The newest repair, and the way to report another; or why repairs are not offered here. */
export function RepairsCard({
  repairs,
  reporting,
}: {
  readonly repairs: Repairs;
  readonly reporting: Reporting;
}) {
  if (reporting === 'closed') {
    return (
      <Card title={screens.home.repairs}>
        <Notice tone="information" message="SSR001">
          <MessageText message="SSR001" />
        </Notice>
      </Card>
    );
  }
  const latest = repairs.state === 'loaded' ? repairs.latest : undefined;
  return (
    <Card
      title={screens.home.repairs}
      status={latest ? <Pill>{statusLabel(latest.statuses)}</Pill> : null}
      footer={
        <>
          <Begin to="/repairproperty" look="strong" disabled={reporting === 'maintenance'}>
            {screens.home.report}
          </Begin>
          {latest ? (
            <ButtonLink look="quiet" href="/historicRepairs" link={RouterLink}>
              {screens.home.viewRepairs}
            </ButtonLink>
          ) : null}
          {latest ? <ChooseAppointment order={latest} /> : null}
        </>
      }
    >
      {reporting === 'maintenance' ? (
        <Notice tone="warning" message="repairs_Maintenance_Message" announced>
          <MessageText message="repairs_Maintenance_Message" />
        </Notice>
      ) : null}
      {repairs.state === 'loading' ? <Waiting>{app.loading}</Waiting> : null}
      {repairs.state === 'failed' ? (
        <Notice tone="error" message="retrieve_repair_Error_Message">
          <MessageText message="retrieve_repair_Error_Message" />
        </Notice>
      ) : null}
      {repairs.state === 'loaded' && !latest ? (
        <div data-message="repairs_history_no_results">
          <MessageText message="repairs_history_no_results" />
        </div>
      ) : null}
      {latest ? (
        <p>
          {fill(screens.home.latest, {
            repair: latest.job.repairReason || screens.home.notDescribed,
            date: shortDate(latest.raisedDate),
          })}
          {latest.identifiers.jobNumber === null ? null : (
            <>
              <br />
              <span className="ds-hint">{latest.identifiers.jobNumber}</span>
            </>
          )}
        </p>
      ) : null}
    </Card>
  );
}

/** The way to an appointment, for a repair that waits for one. */
function ChooseAppointment({ order }: { readonly order: WorksOrderSummary }) {
  const { worksOrderIdentifier, jobNumber } = order.identifiers;
  const isBookable = order.contractor?.takesOnlineBookings === true && canSchedule(order.statuses);
  if (jobNumber === null || !isBookable) return null;
  return (
    <Begin to="/appointmentscheduler" facts={{ worksOrderId: worksOrderIdentifier, mode: 'new' }}>
      {screens.home.choose}
    </Begin>
  );
}
