import { canReopen } from '../../contract/repair-progress.ts';
import { conflict } from '../http/problem.ts';
import type { WorksOrderRow } from './ownership.ts';
import type { FilePurpose } from './repair-tables.ts';

/** Whether a repair is finished and can still be opened again. */
export const isReopenable = (order: WorksOrderRow, now: Date): boolean =>
  canReopen(
    {
      status: order.status,
      isRecall: order.is_recall,
      isEmergency: order.is_emergency,
      isOutOfHours: order.is_out_of_hours,
      completedDate: order.completed_at?.toISOString() ?? null,
    },
    now,
  );

/**
 * What a file goes with that is sent now: the report, while the repair is a draft; what is still wrong, while finished work
 * can be opened again. Throws 409 for a repair that takes no files.
 */
export function purposeOfFiles(order: WorksOrderRow, now: Date): FilePurpose {
  if (order.is_draft) return 'report';
  if (isReopenable(order, now)) return 'recall';
  throw conflict('This repair was sent already and takes no more files');
}
