import { sql } from 'kysely';
import type { ComplaintEventKind, ComplaintStage } from '../../contract/complaints.ts';
import type { Transaction } from '../database/schema.ts';

interface NewEvent {
  readonly complaintId: string;
  readonly stage: ComplaintStage;
  readonly kind: ComplaintEventKind;
  readonly text?: string;
  readonly dueBy?: string;
}

/** Notes what happened to a complaint, which makes a new version of it. */
export async function recordComplaintEvent(
  transaction: Transaction,
  { complaintId, stage, kind, text = '', dueBy }: NewEvent,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('complaint_event')
    .values({ complaint_id: complaintId, stage, kind, text, due_by: dueBy ?? null, created_at: now })
    .execute();
  await transaction
    .updateTable('complaint')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', complaintId)
    .execute();
}
