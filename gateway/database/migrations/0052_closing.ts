import { type Kysely, sql } from 'kysely';

/**
 * Finished repairs are closed after a while. What was finished long ago is closed here without a word; that a finished repair
 * is closed changes no promise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger promise_changes on works_order`.execute(db);
  await sql`
    update works_order set status = 'Closed', version = version + 1
    where status = 'Completed' and not is_draft and completed_at < clock_now() - interval '48 hours'`.execute(
    db,
  );
  await sql`
    create trigger promise_changes
    after update of status, is_draft, is_emergency, job_number, contractor_site, completed_at on works_order
    for each row when (not new.is_draft and not (old.status = 'Completed' and new.status = 'Closed'))
    execute function promise_of_order()`.execute(db);
  await sql`create index works_order_to_close on works_order (completed_at) where status = 'Completed'`.execute(
    db,
  );
}
