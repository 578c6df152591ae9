import type { ComplaintStage } from '../../contract/complaints.ts';
import { dayOf } from '../../contract/dates.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Platform } from '../platform.ts';
import { recordComplaintEvent } from './events.ts';
import { notifyOfComplaint } from './letters.ts';
import { type ComplaintRow, nextDutyOf, readStages } from './read.ts';

/** Complaints that one round looks at, at most. */
const maxAtOnce = 500;

type Sweeper = Pick<Platform, 'db' | 'jobs' | 'config' | 'now'>;

/** Complaints of which a day is over and the resident does not know it yet. */
const overdue = (db: Database, day: string) =>
  db
    .selectFrom('complaint_stage')
    .where((where) =>
      where.or([
        where.and([
          where('acknowledged_at', 'is', null),
          where('acknowledge_missed_at', 'is', null),
          where('acknowledge_by', '<', day as never),
        ]),
        where.and([
          where('acknowledged_at', 'is not', null),
          where('answered_at', 'is', null),
          where('answer_missed_at', 'is', null),
          where('answer_by', '<', day as never),
        ]),
      ]),
    )
    .orderBy('complaint_id')
    .limit(maxAtOnce)
    .select(['complaint_id', 'stage'])
    .execute();

const missedOf = {
  acknowledge: { column: 'acknowledge_missed_at', kind: 'acknowledgementMissed' },
  answer: { column: 'answer_missed_at', kind: 'answerMissed' },
} as const;

/** Tells one resident, unless somebody else does so, or has done what was missed. */
async function notifyOne(
  transaction: Transaction,
  { jobs, config, now }: Sweeper,
  { complaint_id, stage }: { readonly complaint_id: string; readonly stage: ComplaintStage },
): Promise<boolean> {
  const complaint: ComplaintRow | undefined = await transaction
    .selectFrom('complaint')
    .selectAll()
    .where('id', '=', complaint_id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const current = (await readStages(transaction, [complaint_id])).find((one) => one.stage === stage);
  const missed = current && nextDutyOf(current, now());
  if (!complaint || !missed?.isMissed || missed.dueBy === null) return false;
  const { duty, dueBy } = missed;
  const { column, kind } = missedOf[duty];
  const { numUpdatedRows } = await transaction
    .updateTable('complaint_stage')
    .set({ [column]: now() })
    .where('complaint_id', '=', complaint_id)
    .where('stage', '=', stage)
    .where(column, 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await recordComplaintEvent(transaction, { complaintId: complaint_id, stage, kind, dueBy }, now());
  const news = { customerId: complaint.customer_id, complaint, kind, day: dueBy };
  await notifyOfComplaint(transaction, { jobs, config }, news, now());
  return true;
}

/** Tells residents whose complaint was not acknowledged or answered in time, each of them once. Answers how many. */
export async function sweepComplaints(platform: Sweeper): Promise<number> {
  const missed = await overdue(platform.db, dayOf(platform.now()));
  let count = 0;
  for (const one of missed) {
    const isNotified = await inTransaction(platform.db, (transaction) =>
      notifyOne(transaction, platform, one),
    );
    if (isNotified) count += 1;
  }
  return count;
}
