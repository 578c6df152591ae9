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

export type StatusTone = 'plain' | 'good' | 'warning' | 'bad' | 'information';

const tones: Readonly<Record<string, StatusTone>> = {
  appointed: 'information',
  'in progress': 'information',
  'in diagnosis': 'warning',
  'on hold': 'warning',
  'pending approval': 'warning',
  completed: 'good',
  closed: 'good',
  cancelled: 'bad',
};

/** How the status of a repair is marked beside its words: what waits for somebody stands out. */
export const statusTone = ({ status }: Pick<Statuses, 'status'>): StatusTone =>
  tones[status.toLowerCase()] ?? 'plain';
