import type { Transaction } from '../database/schema.ts';
import { conflict } from '../http/problem.ts';
import { complaintDays } from '../legal-deadlines/complaint.ts';
import { recordComplaintEvent } from './events.ts';
import { type Notifier, notifyOfComplaint } from './letters.ts';
import { type ComplaintRow, readStages } from './read.ts';

/** Starts the second stage of a complaint that the caller has locked. Throws 409 where it cannot be asked for now. */
export async function startReview(
  transaction: Transaction,
  notifier: Notifier,
  { id, customer_id, reference, about }: ComplaintRow,
  reason: string,
  now: Date,
): Promise<void> {
  const [first, second] = await readStages(transaction, [id]);
  if (second) throw conflict('We look at this complaint again already');
  if (!first?.answered_at) throw conflict('This complaint is not answered yet');
  const { acknowledgeBy } = complaintDays(2, now);
  await transaction
    .insertInto('complaint_stage')
    .values({ complaint_id: id, stage: 2, reason, started_at: now, acknowledge_by: acknowledgeBy })
    .execute();
  await recordComplaintEvent(transaction, { complaintId: id, stage: 2, kind: 'reviewRequested' }, now);
  const news = { customerId: customer_id, complaint: { reference, about }, day: acknowledgeBy };
  await notifyOfComplaint(transaction, notifier, { ...news, kind: 'reviewRequested' }, now);
}
