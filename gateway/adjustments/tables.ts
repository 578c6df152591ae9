import type { ColumnType } from 'kysely';
import type { Adjustments } from '../../contract/adjustments.ts';
import type { Instant } from '../database/columns.ts';

/** What the contractor of a repair was told of how to come to the resident. */
interface WorksOrderAdjustmentsTable {
  works_order_id: string;
  adjustments: ColumnType<Adjustments, string, string>;
  sent_at: Instant;
}

export interface AdjustmentTables {
  works_order_adjustments: WorksOrderAdjustmentsTable;
}
