import { repairStatuses } from '../../content/repair-status.ts';

interface Statuses {
  readonly status: string;
  readonly isRaisedAsTriage: boolean;
}

/** Whether a repair of a merged landlord's resident was passed to one of the triage teams. */
export const isTriage = (status: string): boolean => status.startsWith('CATALYST_TRIAGE_');

/** The status of a repair in the words that residents read. */
export function statusLabel({ status, isRaisedAsTriage }: Statuses): string {
  if (isTriage(status)) return repairStatuses.passedOn;
  if (status === 'In Diagnosis') return isRaisedAsTriage ? repairStatuses.underReview : repairStatuses.draft;
  const known: Readonly<Record<string, string>> = repairStatuses.byStatus;
  return known[status.toLowerCase()] ?? status;
}
