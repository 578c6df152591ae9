import { assetNames } from '../../../content/repair-beginning.ts';
import { repairDetails as copy } from '../../../content/repair-details.ts';
import { repairPriorities } from '../../../content/repair-status.ts';
import type { Adjustments } from '../../../contract/adjustments.ts';
import { dayInWords } from '../../../contract/dates.ts';
import { priorityLabel } from '../../../contract/repair-progress.ts';
import type { WorksOrder } from '../../../contract/works-order.ts';
import { statusLabel } from '../../../journeys/shared/repair-status.ts';
import { fill } from '../../../machines/engine/index.ts';
import { withLinks } from '../../renderer/LinkedText.tsx';
import { PlainMessage } from '../../renderer/MessageNotice.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { windowInWords } from '../times.ts';
import type { Description } from './data/repair-description.ts';
import { sentAdjustments } from './sent-adjustments.ts';

const { fields } = copy;

function appointmentOf({ appointments }: WorksOrder, isHeld: boolean): string {
  const [visit] = appointments;
  if (!visit) return copy.noAppointment;
  const { appointmentStartDatetime: from, appointmentEndDatetime: to } = visit;
  const told = fill(copy.visit, { date: dayInWords(from), window: windowInWords(from, to) });
  if (isHeld) return fill(copy.inDoubt, { visit: told });
  return visit.isPreference ? fill(copy.wish, { visit: told }) : told;
}

function Described({ description }: { readonly description: Description }) {
  switch (description.kind) {
    case 'notTold':
      return copy.notDescribed;
    case 'hidden':
      return <PlainMessage message={description.notice} />;
    case 'told':
      return [description.title, description.more].filter((part) => part !== '').join('\n');
  }
}

/** Everything that is known about a repair. */
export function AboutRepair({
  order,
  description,
  isHeld,
  adjustments,
}: {
  readonly order: WorksOrder;
  readonly description: Description;
  /** The work is on hold: nobody knows whether an appointment goes ahead. */
  readonly isHeld: boolean;
  /** What the contractor was told that the resident needs, if anything. */
  readonly adjustments: Adjustments | undefined;
}) {
  const { identifiers, statuses, asset, contractor } = order;
  return (
    <section className="ds-panel ds-stack" aria-labelledby="about-repair">
      <h2 id="about-repair">{copy.about}</h2>
      <Facts
        facts={[
          { name: fields.reference, value: withLinks(identifiers.jobNumber ?? copy.noNumber) },
          { name: fields.description, value: <Described description={description} /> },
          { name: fields.status, value: statusLabel(statuses) },
          { name: fields.priority, value: repairPriorities[priorityLabel(statuses)] },
          { name: statuses.isDraft ? fields.started : fields.raised, value: dayInWords(order.raisedDate) },
          { name: fields.appointment, value: appointmentOf(order, isHeld) },
          { name: fields.area, value: assetNames[asset.type.assetTypeName as keyof typeof assetNames] },
          { name: fields.address, value: asset.fullAddress },
          { name: fields.contractor, value: contractor?.name ?? copy.noContractor },
          ...sentAdjustments(adjustments),
          ...(order.completedDate
            ? [{ name: fields.completed, value: dayInWords(order.completedDate) }]
            : []),
        ]}
      />
    </section>
  );
}
