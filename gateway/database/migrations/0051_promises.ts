import { type Kysely, sql } from 'kysely';

/**
 * What the provider has promised about each repair in hand, with its time, and the promises that were broken. Triggers mark
 * a promise whenever something happens that may change it, whoever writes it down: the provider's own systems too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promise (
      works_order_id uuid primary key references works_order (id) on delete cascade,
      kind text,
      due_at timestamptz(3),
      is_stale boolean not null default true,
      missed_at timestamptz(3),
      watched_since timestamptz(3) not null default clock_now(),
      check ((kind is null) = (due_at is null))
    )`.execute(db);
  await sql`create index promise_stale on promise (works_order_id) where is_stale`.execute(db);
  await sql`create index promise_due on promise (due_at) where missed_at is null and due_at is not null`.execute(
    db,
  );
  await sql`
    create table missed_promise (
      works_order_id uuid not null references works_order (id) on delete cascade,
      kind text not null,
      due_at timestamptz(3) not null,
      notified_at timestamptz(3),
      settled_at timestamptz(3),
      primary key (works_order_id, kind, due_at)
    )`.execute(db);
  await sql`
    create function promise_of_order() returns trigger language plpgsql as $$
    begin
      insert into promise (works_order_id) values (new.id)
      on conflict (works_order_id) do update set is_stale = true where not promise.is_stale;
      return null;
    end $$`.execute(db);
  await sql`
    create function promise_of_event() returns trigger language plpgsql as $$
    begin
      update promise set is_stale = true where works_order_id = new.works_order_id and not is_stale;
      return null;
    end $$`.execute(db);
  await sql`
    create function promises_of_site() returns trigger language plpgsql as $$
    begin
      update promise set is_stale = true
      from works_order
      where works_order.id = promise.works_order_id and works_order.contractor_site = new.code and not promise.is_stale;
      return null;
    end $$`.execute(db);
  await sql`
    create function promises_of_all() returns trigger language plpgsql as $$
    begin
      update promise set is_stale = true where not is_stale;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger promise_begins after insert on works_order for each row
    when (not new.is_draft and new.status not in ('Completed', 'Closed', 'Cancelled'))
    execute function promise_of_order()`.execute(db);
  await sql`
    create trigger promise_changes
    after update of status, is_draft, is_emergency, job_number, contractor_site, completed_at on works_order
    for each row when (not new.is_draft) execute function promise_of_order()`.execute(db);
  await sql`
    create trigger promise_goes_on after insert on works_order_event for each row execute function promise_of_event()`.execute(
    db,
  );
  await sql`
    create trigger promises_at_site after update of is_on_hold on contractor_site
    for each row when (old.is_on_hold is distinct from new.is_on_hold) execute function promises_of_site()`.execute(
    db,
  );
  await sql`
    create trigger promises_by_setting after insert or update of value on configuration
    for each row when (new.name = 'demobilizedContractorSites') execute function promises_of_all()`.execute(
    db,
  );
  await sql`create trigger promises_by_calendar after insert or delete on bank_holiday execute function promises_of_all()`.execute(
    db,
  );
  await sql`
    insert into promise (works_order_id)
    select id from works_order where not is_draft and status not in ('Completed', 'Closed', 'Cancelled')`.execute(
    db,
  );
}
