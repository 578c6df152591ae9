import type { CaseStatus } from '../../../../contract/cases.ts';
import type { StatusTone } from '../../../../journeys/shared/repair-status.ts';

/** How the status of a service request is marked beside its words. */
export const caseTone = (status: CaseStatus): StatusTone =>
  status === 'Resolved' ? 'good' : status === 'Cancelled' ? 'bad' : 'warning';

/** What was said about a service request, line by line. */
export const descriptionLines = (description: string): readonly string[] =>
  description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
