import { screens } from '../../../content/screens.ts';
import { dateInWords } from '../../../contract/dates.ts';
import { liesIn } from '../../../journeys/repair/situation.ts';
import { newRepair, repairsPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Begin } from '../../app/Begin.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import type { ShownRecord } from '../../app/shown-record.ts';
import { MessageNotice, PlainMessage } from '../../renderer/MessageNotice.tsx';
import { Card } from '../../ui/Card.tsx';
import { CardBody } from './CardBody.tsx';
import type { HomeCardProps } from './card.ts';
import { NewestRepair } from './NewestRepair.tsx';
import { type Newest, useNewest } from './useNewest.ts';

const copy = screens.home;

/** Whether it is known if repairs can be reported from the home: what is offered is not taken back. */
export const isReportingKnown = ({ reporting, home }: Pick<HomeCardProps, 'reporting' | 'home'>): boolean =>
  reporting.state !== 'loading' &&
  (home !== undefined || reporting.state !== 'shown' || reporting.value.closedAreas.length === 0);

/** The newest repair of a home, and the way to report another; or why repairs are not offered there. */
export function RepairsCard(props: HomeCardProps) {
  return <RepairsCardOf {...props} newest={useNewest(props.premisesId)} />;
}

/** The card with what is known of the newest repair. */
export function RepairsCardOf({
  home,
  reporting,
  newest,
}: Pick<HomeCardProps, 'home' | 'reporting'> & { readonly newest: ShownRecord<Newest> }) {
  const known = reporting.state === 'shown' ? reporting.value : undefined;
  if (home && known && liesIn(home, known.closedAreas)) return <Closed />;
  const order = newest.state === 'shown' ? newest.value.order : null;
  return (
    <Card
      title={copy.repairs}
      action={
        order ? (
          <RouterLink href={repairsPage} className="ds-card-link">
            {copy.viewRepairs}
          </RouterLink>
        ) : null
      }
      footer={
        <Begin to={newRepair} disabled={known?.isStopped === true}>
          {copy.report}
        </Begin>
      }
    >
      <CardBody
        state={known?.isStopped ? 'shown' : newest.state}
        failure={<MessageNotice tone="error" message="retrieve_repair_Error_Message" announced />}
        onRetry={newest.retry}
      >
        {known?.isStopped ? (
          <Stopped heldUntil={known.heldUntil} />
        ) : newest.state !== 'shown' ? null : order ? (
          <NewestRepair order={order} isFull={newest.value.isFull} />
        ) : (
          <PlainMessage message="repairs_history_no_results" />
        )}
      </CardBody>
    </Card>
  );
}

function Stopped({ heldUntil }: { readonly heldUntil: string | null }) {
  return (
    <MessageNotice tone="warning" message="repairs_Maintenance_Message" announced>
      {heldUntil === null ? null : (
        <p>{fill(copy.heldUntil, { date: dateInWords(`${heldUntil}T00:00:00`) })}</p>
      )}
    </MessageNotice>
  );
}

function Closed() {
  return (
    <Card title={copy.repairs}>
      <div className="ds-home-body">
        <MessageNotice tone="information" message="SSR001" />
      </div>
    </Card>
  );
}
