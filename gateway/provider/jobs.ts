import { sql } from 'kysely';
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

/** Throws away drafts that were kept as long as drafts are, with their files. Answers how many. */
export async function sweepDrafts({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  const result = await db
    .deleteFrom('works_order')
    .where('is_draft', '=', true)
    .where('saved_at', '<=', draftsSavedBefore(now()))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
