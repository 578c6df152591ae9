import { screens } from '../../../content/screens.ts';
import { shortDate } from '../../../contract/dates.ts';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import { addressOfRepair } from '../../../journeys/shared/addresses.ts';
import { statusLabel, statusTone } from '../../../journeys/shared/repair-status.ts';
import { fill } from '../../../machines/engine/index.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { withLinks } from '../../renderer/LinkedText.tsx';
import { PlainMessage } from '../../renderer/MessageNotice.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { descriptionOf } from '../repairs/data/repair-description.ts';
import type { Newest } from './useNewest.ts';

const copy = screens.home;

/** The newest repair: what it is about, how it stands and when it was raised. */
export function NewestRepair({
  order,
  isFull,
}: {
  readonly order: WorksOrderSummary;
  readonly isFull: Newest['isFull'];
}) {
  const { identifiers, statuses, raisedDate } = order;
  const description = descriptionOf(order, isFull);
  const page = addressOfRepair(identifiers.worksOrderIdentifier);
  return (
    <>
      <div>
        <p className="ds-hint ds-small">{copy.newest}</p>
        {description.kind === 'hidden' ? <PlainMessage message={description.notice} /> : null}
        <RouterLink href={page}>
          <strong>
            {description.kind === 'told'
              ? description.title
              : description.kind === 'notTold'
                ? copy.notDescribed
                : copy.viewRepair}
          </strong>
        </RouterLink>
        {description.kind === 'told' && description.more !== '' ? (
          <p className="ds-home-more">{description.more}</p>
        ) : null}
      </div>
      <p className="ds-home-line">
        <Pill tone={statusTone(statuses)}>{statusLabel(statuses)}</Pill>
        <span className="ds-hint">
          {withLinks(
            [
              fill(statuses.isDraft ? copy.started : copy.raised, { date: shortDate(raisedDate) }),
              identifiers.jobNumber,
            ]
              .filter(Boolean)
              .join(' · '),
          )}
        </span>
      </p>
    </>
  );
}
