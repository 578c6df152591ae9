import { type Kysely, sql } from 'kysely';

/**
 * One question to the resident about each repair that was finished, and its answer. A trigger asks it, whoever writes down
 * that the work is done. What was finished longer ago, such as an import, is asked about by nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table repair_feedback (
      id uuid primary key default gen_random_uuid(),
      works_order_id uuid not null references works_order (id) on delete cascade,
      completed_at timestamptz(3) not null,
      contractor_site text references contractor_site (code),
      asked_at timestamptz(3),
      is_satisfied boolean,
      reason text not null default '' check (char_length(reason) <= 500),
      answered_at timestamptz(3),
      unique (works_order_id, completed_at),
      check ((is_satisfied is null) = (answered_at is null))
    )`.execute(db);
  await sql`create index repair_feedback_to_ask on repair_feedback (id) where asked_at is null`.execute(db);
  await sql`create index repair_feedback_answered on repair_feedback (answered_at)`.execute(db);
  await sql`create index repair_feedback_site on repair_feedback (contractor_site)`.execute(db);
  await sql`
    create function feedback_of_order() returns trigger language plpgsql as $$
    begin
      if new.completed_at > clock_now() - interval '48 hours' then
        insert into repair_feedback (works_order_id, completed_at, contractor_site)
        values (new.id, new.completed_at, new.contractor_site)
        on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger feedback_asked after insert or update of status, completed_at on works_order
    for each row when (new.status = 'Completed' and not new.is_draft and new.completed_at is not null)
    execute function feedback_of_order()`.execute(db);
}
