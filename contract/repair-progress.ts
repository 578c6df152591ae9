/** What lists of repairs say about each of them. Pure: the portal and the gateway use the same. */

export type PriorityLabel =
  | 'Next Available (Recall)'
  | 'Next Available'
  | 'Emergency'
  | 'Emergency (Out of hours)';

/** A repair's priority. What residents read for it is in `content/`. */
export const priorityLabel = (repair: {
  readonly isRecall: boolean;
  readonly isEmergency: boolean;
  readonly isOutOfHours: boolean;
}): PriorityLabel => {
  if (repair.isRecall) return 'Next Available (Recall)';
  if (!repair.isEmergency) return 'Next Available';
  return repair.isOutOfHours ? 'Emergency (Out of hours)' : 'Emergency';
};

/** How far a repair has come on the way from report to visit. */
export const journeyStep = (order: {
  readonly status: string;
  readonly hasJobNumber: boolean;
  readonly hasReportingMethod: boolean;
  readonly hasChargeCustomer: boolean;
}): { readonly currentStep: number; readonly completedStep: number } => {
  if (order.status !== 'Unappointed' && order.status !== 'In Diagnosis')
    return { currentStep: 5, completedStep: 5 };
  if (order.hasJobNumber) return { currentStep: 5, completedStep: 4 };
  if (order.hasReportingMethod) return { currentStep: 4, completedStep: 3 };
  if (order.hasChargeCustomer) return { currentStep: 3, completedStep: 2 };
  return { currentStep: 2, completedStep: 1 };
};

/** An appointment can be chosen while a repair waits for one and is no emergency. */
export const canSchedule = (order: {
  readonly status: string;
  readonly isRecall: boolean;
  readonly isEmergency: boolean;
  readonly isOutOfHours: boolean;
}): boolean => order.status === 'Unappointed' && priorityLabel(order) === 'Next Available';

/** When completed work can be recalled no more: six months later, or where that month is shorter on its last day. */
export const recallUntil = (completedDate: string): Date => {
  const until = new Date(completedDate);
  const day = until.getUTCDate();
  until.setUTCMonth(until.getUTCMonth() + 6);
  if (until.getUTCDate() !== day) until.setUTCDate(0);
  return until;
};

/** Completed work that came back within six months, and that is no recall itself, can be recalled. */
export const canRecall = (
  order: {
    readonly status: string;
    readonly isRecall: boolean;
    readonly isEmergency: boolean;
    readonly isOutOfHours: boolean;
    readonly completedDate: string | null;
  },
  now: Date,
): boolean => {
  if (order.status !== 'Completed' && order.status !== 'Closed') return false;
  if (priorityLabel(order) !== 'Next Available' || order.completedDate === null) return false;
  return recallUntil(order.completedDate).getTime() > now.getTime();
};

/** Hours for which finished work stays "Completed" before the repair is closed. */
export const completedHours = 48;

/** When finished work is closed, unless the resident says something before. */
export const closesAt = (completedDate: string): Date =>
  new Date(new Date(completedDate).getTime() + completedHours * 3_600_000);

type Finished = Parameters<typeof canRecall>[0];

/** Whether finished work has not been closed, so that the resident can still say how it turned out. */
export const awaitsConfirmation = (
  order: Pick<Finished, 'status' | 'completedDate'>,
  now: Date,
): order is { readonly status: 'Completed'; readonly completedDate: string } =>
  order.status === 'Completed' &&
  order.completedDate !== null &&
  closesAt(order.completedDate).getTime() > now.getTime();

/**
 * Whether finished work can be opened again because it is not fixed: as long as it can be recalled, and a recall until it is
 * closed. An emergency is not opened again online: somebody has to come within hours.
 */
export const canReopen = (order: Finished, now: Date): boolean =>
  canRecall(order, now) || (order.isRecall && !order.isEmergency && awaitsConfirmation(order, now));
