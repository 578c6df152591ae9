import type { ComplaintStage } from '../../contract/complaints.ts';
import type { Transaction } from '../database/schema.ts';
import { complaintAnswerDay, complaintExtensionDay } from '../legal-deadlines/complaint.ts';
import { recordComplaintEvent } from './events.ts';
import { type Notifier, notifyOfComplaint } from './letters.ts';
import { type ComplaintRow, readStages, type StageRow } from './read.ts';

/** What of a stage a change may set. */
type StageChange = Partial<{
  acknowledged_at: Date;
  answer_by: string | null;
  is_extended: boolean;
  answered_at: Date;
}>;

const changeStage = (
  transaction: Transaction,
  { id }: ComplaintRow,
  stage: ComplaintStage,
  change: StageChange,
): Promise<unknown> =>
  transaction
    .updateTable('complaint_stage')
    .set(change)
    .where('complaint_id', '=', id)
    .where('stage', '=', stage)
    .execute();

/** The stage that a complaint is at. */
async function currentStage(transaction: Transaction, { id }: ComplaintRow): Promise<StageRow> {
  const current = (await readStages(transaction, [id])).at(-1);
  if (!current) throw new Error('a complaint without a stage');
  return current;
}

/** What all of the provider’s moves need: the transaction that holds the complaint, and how to tell the resident. */
export interface Handling {
  readonly transaction: Transaction;
  readonly notifier: Notifier;
  readonly complaint: ComplaintRow;
  readonly now: Date;
}

/** Tells the resident who deals with the complaint, and by when it is answered. Answers whether that was still to do. */
export async function acknowledge(handling: Handling, text: string): Promise<boolean> {
  const { transaction, notifier, complaint, now } = handling;
  const { stage, acknowledged_at } = await currentStage(transaction, complaint);
  if (acknowledged_at) return false;
  const answerBy = complaintAnswerDay(stage, now);
  await changeStage(transaction, complaint, stage, { acknowledged_at: now, answer_by: answerBy });
  const event = { complaintId: complaint.id, stage, kind: 'acknowledged', text } as const;
  await recordComplaintEvent(transaction, event, now);
  const news = { customerId: complaint.customer_id, complaint, kind: 'acknowledged', day: answerBy } as const;
  await notifyOfComplaint(transaction, notifier, news, now);
  return true;
}

/**
 * Puts the answer off to the last day that may be, with the reason. Answers whether it could be: it is done once, and
 * before the day is over.
 */
export async function extend(handling: Handling, reason: string): Promise<boolean> {
  const { transaction, notifier, complaint, now } = handling;
  const { stage, answerBy, answered_at, is_extended } = await currentStage(transaction, complaint);
  if (answerBy === null || answered_at || is_extended) return false;
  const dueBy = complaintExtensionDay(stage, answerBy);
  if (dueBy === null) return false;
  await changeStage(transaction, complaint, stage, { answer_by: dueBy, is_extended: true });
  const event = { complaintId: complaint.id, stage, kind: 'extended', text: reason, dueBy } as const;
  await recordComplaintEvent(transaction, event, now);
  const news = {
    customerId: complaint.customer_id,
    complaint,
    kind: 'extended',
    reason,
    day: dueBy,
  } as const;
  await notifyOfComplaint(transaction, notifier, news, now);
  return true;
}

/** Answers the stage. Answers whether that was still to do; it has to be acknowledged first. */
export async function answerComplaint(handling: Handling, text: string): Promise<boolean> {
  const { transaction, notifier, complaint, now } = handling;
  const { stage, acknowledged_at, answered_at } = await currentStage(transaction, complaint);
  if (!acknowledged_at || answered_at) return false;
  await changeStage(transaction, complaint, stage, { answered_at: now });
  const event = { complaintId: complaint.id, stage, kind: 'answered', text } as const;
  await recordComplaintEvent(transaction, event, now);
  const kind = stage === 2 ? 'answeredFinally' : 'answered';
  await notifyOfComplaint(transaction, notifier, { customerId: complaint.customer_id, complaint, kind }, now);
  return true;
}
