import { assetNames } from '../../../../content/repair-beginning.ts';
import { type PriorityLabel, priorityLabel } from '../../../../contract/repair-progress.ts';
import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';
import { type StatusTone, statusLabel, statusTone } from '../../../../journeys/shared/repair-status.ts';
import { type Description, descriptionOf } from './repair-description.ts';

/** A repair as a row of the history. Days and times are as they travel: instants, and wall times in England. */
export interface RepairRow {
  readonly id: string;
  /** None yet for a draft and for a report that a person looks at. */
  readonly jobNo: string | null;
  /** The site of the contractor, spelt as residents' portals have it. */
  readonly siteIndentifire: string | null;
  readonly description: Description;
  /** Where the repair is, as the resident calls it. */
  readonly area: string;
  readonly address: string;
  /** Part of the home, such as the kitchen. */
  readonly repairLocation: string;
  readonly trade: string;
  readonly sorCode: string;
  readonly status: string;
  readonly tone: StatusTone;
  readonly priority: PriorityLabel;
  readonly contractor: string | null;
  readonly raisedDate: string;
  readonly completedDate: string | null;
  /** Day of the visit that is still to come. */
  readonly appointmentDate: string | null;
  /** Who reported it. */
  readonly raisedBy: string;
  /** The way by which it was reported. */
  readonly channel: string;
  /** The visit that is still to come. */
  readonly appointment: RepairVisit | null;
}

export interface RepairVisit {
  readonly appointmentDate: string;
  readonly start: string;
  readonly end: string;
  /** A wish that the contractor has yet to confirm. */
  readonly isWish: boolean;
}

const isOver = (status: string): boolean => /^(?:completed|closed|cancelled)$/i.test(status);

function visitOf({ statuses, appointments }: WorksOrderSummary): RepairVisit | null {
  const [visit] = appointments;
  if (!visit || isOver(statuses.status)) return null;
  return {
    appointmentDate: visit.appointmentStartDatetime.slice(0, 10),
    start: visit.appointmentStartDatetime,
    end: visit.appointmentEndDatetime,
    isWish: visit.isPreference,
  };
}

const areaOf = (type: string): string => {
  const names: Readonly<Record<string, string>> = assetNames;
  return names[type] ?? type;
};

/** @param isFull whether the whole description is shown, and not only its beginning */
export function repairRow(order: WorksOrderSummary, isFull: boolean): RepairRow {
  const { identifiers, statuses, job, asset } = order;
  const { title, givenName, surname } = order.raisedBy.personName;
  const appointment = visitOf(order);
  return {
    id: identifiers.worksOrderIdentifier,
    jobNo: identifiers.jobNumber,
    siteIndentifire: identifiers.siteIdentifier,
    description: descriptionOf(order, isFull),
    area: areaOf(asset.type.assetTypeName),
    address: asset.fullAddress,
    repairLocation: job.location,
    trade: job.trade,
    sorCode: job.sorCode,
    status: statusLabel(statuses),
    tone: statusTone(statuses),
    priority: priorityLabel(statuses),
    contractor: order.contractor?.name ?? null,
    raisedDate: order.raisedDate,
    completedDate: order.completedDate,
    appointmentDate: appointment?.appointmentDate ?? null,
    raisedBy: [title, givenName, surname].filter(Boolean).join(' '),
    channel: order.channel,
    appointment,
  };
}
