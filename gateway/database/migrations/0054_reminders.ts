import { type Kysely, sql } from 'kysely';

/**
 * What residents are told about appointments, each thing once: before they come, and when they are moved, cancelled or on
 * their way; by e-mail or text message, as the resident prefers. A trigger notes news of appointments, whoever writes it
 * down; of what is older than an hour nobody is told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_preference (
      customer_id uuid primary key references customer (id) on delete cascade,
      reminders text not null default 'email' check (reminders in ('email', 'text', 'both')),
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table text_message (
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      body text not null,
      created_at timestamptz(3) not null default clock_now(),
      sent_at timestamptz(3)
    )`.execute(db);
  await sql`create index text_message_sent on text_message (sent_at)`.execute(db);
  await sql`
    create table appointment_notice (
      works_order_id uuid not null references works_order (id) on delete cascade,
      kind text not null,
      about text not null,
      notified_at timestamptz(3),
      primary key (works_order_id, kind, about)
    )`.execute(db);
  await sql`create index appointment_notice_to_tell on appointment_notice (works_order_id) where notified_at is null`.execute(
    db,
  );
  await sql`create index appointment_to_come on appointment (starts_at) where is_standing`.execute(db);
  await sql`
    create function notice_of_event() returns trigger language plpgsql as $$
    begin
      if new.created_at > clock_now() - interval '1 hour' then
        insert into appointment_notice (works_order_id, kind, about)
        values (new.works_order_id, new.code, new.id::text)
        on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger notice_begins after insert on works_order_event for each row
    when (new.code in ('ENGOS01', 'AUPDATE02', 'AUPDATE03', 'CANCELLED'))
    execute function notice_of_event()`.execute(db);
}
