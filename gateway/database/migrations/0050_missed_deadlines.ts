import { type Kysely, sql } from 'kysely';

/** Deadlines of the law that passed without what is owed, so that a resident hears of each of them once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table missed_deadline (
      works_order_id uuid not null references works_order (id) on delete cascade,
      deadline text not null,
      notified_at timestamptz(3) not null,
      primary key (works_order_id, deadline)
    )`.execute(db);
  // What is open is looked through every few minutes; it is little of all that there ever was.
  await sql`
    create index works_order_unfinished on works_order (id)
    where not is_draft and status not in ('Completed', 'Closed', 'Cancelled')`.execute(db);
}
