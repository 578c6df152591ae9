import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { canSchedule } from '../../../contract/priority.ts';
import { shortDate } from '../../../journeys/shared/dates.ts';
import { statusLabel } from '../../../journeys/shared/repair-status.ts';
import { fill } from '../../../machines/words.ts';
import { MessageText } from '../../renderer/messages.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { Begin } from './Begin.tsx';
import type { Repairs } from './useRepairs.ts';

/** The newest repair, and the way to report another. */
export function RepairsCard({ repairs }: { readonly repairs: Repairs }) {
  const latest = repairs.state === 'loaded' ? repairs.latest : undefined;
  const canChoose =
    latest !== undefined &&
    latest.identifiers.jobNumber !== null &&
    canSchedule({ ...latest.statuses, status: latest.statuses.status });
  return (
    <Card
      title={screens.home.repairs}
      status={latest ? <Pill>{statusLabel(latest.statuses)}</Pill> : null}
      footer={
        <>
          <Begin to="/repairproperty" look="strong">
            {screens.home.report}
          </Begin>
          {canChoose ? (
            <Begin
              to="/appointmentscheduler"
              facts={{ worksOrderId: latest.identifiers.worksOrderIdentifier, mode: 'new' }}
            >
              {screens.home.choose}
            </Begin>
          ) : null}
        </>
      }
    >
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
