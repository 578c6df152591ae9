import type { Generated } from 'kysely';
import type { Instant } from '../database/columns.ts';

/** The question to the resident about a repair that was finished, and its answer. */
interface RepairFeedbackTable {
  id: Generated<string>;
  works_order_id: string;
  /** When the work was finished that it is about. */
  completed_at: Instant;
  /** Whose work it was. */
  contractor_site: string | null;
  /** When the resident was asked; null until then. */
  asked_at: Date | null;
  is_satisfied: boolean | null;
  /** Why not, in the resident's words. */
  reason: Generated<string>;
  answered_at: Date | null;
}

export interface FeedbackTables {
  repair_feedback: RepairFeedbackTable;
}
