import { sql } from 'kysely';
import { feedbackDays } from '../../contract/feedback.ts';
import type { Database } from '../database/schema.ts';

/** The moment before which work was finished about which the question can be answered no more. */
const openSince = (now: Date): Date => new Date(now.getTime() - feedbackDays * 24 * 3_600_000);

/** When the question about work that was finished then can be answered no more. */
export const feedbackUntil = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + feedbackDays * 24 * 3_600_000);

/** An answer to the question. */
interface FeedbackAnswer {
  readonly isSatisfied: boolean;
  /** Why not; it counts only where the resident is not satisfied. */
  readonly reason: string;
}

/** The question about a repair that can still be answered, and its answer; undefined where there is none. */
export function readFeedback(db: Database, worksOrderId: string, now: Date) {
  return db
    .selectFrom('repair_feedback')
    .where('works_order_id', '=', worksOrderId)
    .where('completed_at', '>', openSince(now))
    .orderBy('completed_at', 'desc')
    .select(['id', 'is_satisfied', 'reason'])
    .executeTakeFirst();
}

/** The question of that identifier, as far as its page shows it; undefined where it can be answered no more. */
export function readFeedbackById(db: Database, id: string, now: Date) {
  return db
    .selectFrom('repair_feedback')
    .innerJoin('works_order', 'works_order.id', 'repair_feedback.works_order_id')
    .where('repair_feedback.id', '=', id)
    .where('repair_feedback.completed_at', '>', openSince(now))
    .select([
      'repair_feedback.id',
      'repair_feedback.is_satisfied',
      'repair_feedback.reason',
      'works_order.job_number',
    ])
    .executeTakeFirst();
}

/** Keeps the answer to a question; the last one counts. */
export async function saveFeedback(
  db: Database,
  id: string,
  { isSatisfied, reason }: FeedbackAnswer,
  now: Date,
): Promise<void> {
  await db
    .updateTable('repair_feedback')
    .set({ is_satisfied: isSatisfied, reason: isSatisfied ? '' : reason.trim(), answered_at: now })
    .where('id', '=', id)
    .execute();
}

/** How the work of a contractor was judged in a period. */
interface ContractorFeedback {
  readonly contractor: string;
  readonly satisfied: number;
  readonly unsatisfied: number;
}

/** Counts the answers of a period for each contractor. */
export async function countFeedback(
  db: Database,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly ContractorFeedback[]> {
  const { rows } = await sql<ContractorFeedback>`
    select contractor.name as contractor,
      count(*) filter (where is_satisfied)::integer as satisfied,
      count(*) filter (where not is_satisfied)::integer as unsatisfied
    from repair_feedback
    join contractor_site on contractor_site.code = repair_feedback.contractor_site
    join contractor on contractor.id = contractor_site.contractor_id
    where answered_at >= ${from} and answered_at < ${to}
    group by contractor.name
    order by contractor.name`.execute(db);
  return rows;
}
