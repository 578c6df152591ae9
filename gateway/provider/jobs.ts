import { sql } from 'kysely';
import { completedHours } from '../../contract/repair-progress.ts';
import type { Platform } from '../platform.ts';
import { draftsSavedBefore } from './ownership.ts';

/** Gives a submitted repair its job number. Done twice, the second time changes nothing. */
export async function assignJobNumber(
  { db }: Pick<Platform, 'db'>,
  { worksOrderId }: { readonly worksOrderId: string },
): Promise<void> {
  await db
    .updateTable('works_order')
    .set({
      job_number: sql<string>`'R-' || nextval('job_number')`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', worksOrderId)
    .where('is_submitted', '=', true)
    .where('is_raised_as_triage', '=', false)
    .where('job_number', 'is', null)
    .execute();
}

/** Throws away files that waited for a recall as long as drafts are kept. Answers how many. */
export async function sweepRecallFiles({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  const result = await db
    .deleteFrom('document')
    .where('purpose', '=', 'recall')
    .where('recall_sent_at', 'is', null)
    .where('created_at', '<=', draftsSavedBefore(now()))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Throws away drafts that were kept as long as drafts are, with their files. Answers how many. */
export async function sweepDrafts({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  const result = await db
    .deleteFrom('works_order')
    .where('is_draft', '=', true)
    .where('saved_at', '<=', draftsSavedBefore(now()))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Repairs that are closed in one round at most. */
const maxClosed = 1000;

/**
 * Closes finished repairs about which the resident has said nothing for as long as they stay "Completed". Any number of
 * processes may do it at the same time; what somebody else holds is left for the next round. Answers how many.
 */
export async function closeRepairs({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  const hours = sql`${completedHours} * interval '1 hour'`;
  const { rows } = await sql<{ readonly id: string }>`
    with due as (
      select id from works_order
      where status = 'Completed' and not is_draft and completed_at <= ${now()}::timestamptz - ${hours}
      order by completed_at
      limit ${maxClosed}
      for update skip locked
    ), closed as (
      update works_order set status = 'Closed', version = version + 1
      from due where works_order.id = due.id
      returning works_order.id, works_order.completed_at
    )
    insert into works_order_event (works_order_id, code, created_at)
    select id, 'CLOSED02', completed_at + ${hours} from closed
    returning works_order_id as id`.execute(db);
  return rows.length;
}
