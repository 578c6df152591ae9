import type { NoticeKey } from '../../../../content/notices.ts';
import { repairStatuses } from '../../../../content/repair-status.ts';
import { timeline } from '../../../../content/timeline.ts';
import { onHold } from '../../../../contract/contractors.ts';
import type { HistoryItem } from '../../../../contract/history.ts';
import { type CancellationCode, cancellationRefusal } from '../../../../contract/repair-actions.ts';
import { canRecall } from '../../../../contract/repair-progress.ts';
import type { WorksOrder } from '../../../../contract/works-order.ts';
import type { StatusTone } from '../../../../journeys/shared/repair-status.ts';
import { type Actionable, actionFactsOf, repairActions, today } from './repair-actions.ts';

/** How a repair stands, as its newest news with a title says; a repair without any is a draft. */
export function headlineOf(items: readonly Pick<HistoryItem, 'statusTitle'>[]): {
  readonly title: string;
  readonly tone: StatusTone;
} {
  const title = items.find(({ statusTitle }) => statusTitle !== '')?.statusTitle ?? repairStatuses.draft;
  if (title === timeline.completed.title || title === timeline.closed.title) return { title, tone: 'good' };
  if (title === timeline.cancelled.title) return { title, tone: 'bad' };
  return { title, tone: 'warning' };
}

type Standing = Pick<WorksOrder, 'statuses' | 'contractor'>;

const hasEnded = (status: string): boolean => /^(?:completed|closed|cancelled)$/i.test(status);

/** The contractor's site does not work at present. */
const isOnHold = ({ contractor }: Standing): boolean => contractor?.siteStatus === onHold;

/** Appointments with this contractor are arranged by phone. */
const goesByPhone = ({ contractor }: Standing): boolean =>
  contractor !== null && (!contractor.isIntegrated || contractor.isEMA || contractor.isBuilder);

/** Why the repair cannot be cancelled online, to be said before anybody tries; null when it can, or when it is over. */
export const cancelRefusal = (order: Actionable, now: Date): CancellationCode | null =>
  repairActions(order, now).includes('cancel') ? cancellationRefusal(actionFactsOf(order), today(now)) : null;

/** What the page says about the repair besides its news: a contractor on hold, one to be phoned, work that can come back. */
export function noticesOf(
  order: Pick<WorksOrder, 'statuses' | 'contractor' | 'completedDate'>,
  now: Date,
): readonly NoticeKey[] {
  const { statuses } = order;
  const isWaiting = /^(?:unappointed|appointed)$/i.test(statuses.status) && !statuses.isEmergency;
  const told: readonly (readonly [NoticeKey, boolean])[] = [
    ['Repair_Site_OnHold', isOnHold(order) && !statuses.isDraft && !hasEnded(statuses.status)],
    ['SSR065', isWaiting && !isOnHold(order) && goesByPhone(order)],
    ['Repair_Recall', canRecall({ ...statuses, completedDate: order.completedDate }, now)],
  ];
  return told.flatMap(([notice, holds]) => (holds ? [notice] : []));
}
