import { app } from '../../../content/app.ts';
import { repair as repairWords } from '../../../content/repair.ts';
import { screens } from '../../../content/screens.ts';
import { draftHours } from '../../../contract/repair-rules.ts';
import { routes } from '../../../journeys/repair/routes.ts';
import { longDate, timeWindow } from '../../../journeys/shared/dates.ts';
import { fill } from '../../../machines/words.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { keptJourneys } from '../kept.ts';
import { RouterLink } from '../RouterLink.tsx';
import { Begin } from './Begin.tsx';
import './to-do.css';
import type { Repairs } from './useRepairs.ts';

/** What needs doing, in words, the most pressing first; or that nothing does. */
export function ToDo({
  customerId,
  repairs,
  canReport,
}: {
  readonly customerId: string;
  readonly repairs: Repairs;
  readonly canReport: boolean;
}) {
  const begun = keptJourneys(customerId).filter(
    (memory) => canReport && memory.at !== null && memory.journey === 'repair',
  );
  const [kept] = begun;
  const isLoaded = repairs.state === 'loaded';
  const drafts = isLoaded && canReport ? repairs.drafts : [];
  const appointed = isLoaded ? repairs.appointed : [];
  const isEmpty = !kept && drafts.length === 0 && appointed.length === 0;
  return (
    <Card hero title={screens.home.needsDoing}>
      {repairs.state === 'loading' ? <Waiting>{app.loading}</Waiting> : null}
      {isEmpty && isLoaded ? <p>{screens.home.nothing}</p> : null}
      <ul className="ds-todo">
        {kept ? (
          <li>
            <div>
              <strong>{fill(screens.home.carryOn, { journey: repairWords.name })}</strong>
              <p>{screens.home.carryOnText}</p>
            </div>
            <ButtonLink look="quiet" link={RouterLink} href={addressOf(kept.at)}>
              {app.continue}
            </ButtonLink>
          </li>
        ) : null}
        {appointed.map((order) => {
          const id = order.identifiers.worksOrderIdentifier;
          const visit = order.appointments[0];
          return (
            <li key={id}>
              <div>
                <strong>
                  {fill(screens.home.appointment, {
                    repair: order.job.repairReason,
                    date: visit ? longDate(visit.appointmentStartDatetime) : '',
                    window: visit
                      ? timeWindow(visit.appointmentStartDatetime, visit.appointmentEndDatetime)
                      : '',
                  })}
                </strong>
                <p>{screens.home.appointmentText}</p>
              </div>
              <Begin to="/appointmentscheduler" facts={{ worksOrderId: id, mode: 'reschedule' }}>
                {screens.home.move}
              </Begin>
            </li>
          );
        })}
        {drafts.map((order) => {
          const id = order.identifiers.worksOrderIdentifier;
          const until = new Date(Date.parse(order.raisedDate) + draftHours * 3_600_000);
          return (
            <li key={id}>
              <div>
                <strong>
                  {fill(screens.home.draft, {
                    repair: order.job.repairReason || screens.home.notDescribed,
                  })}
                </strong>
                <p>{fill(screens.home.draftUntil, { date: longDate(until.toISOString()) })}</p>
              </div>
              <Begin to="/repairproperty" facts={{ resuming: id }}>
                {screens.home.resume}
              </Begin>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const addressOf = (step: string | null): string =>
  Object.entries(routes).find(([id]) => id === step)?.[1] ?? routes.property;
