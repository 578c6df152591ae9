import { type Kysely, sql } from 'kysely';

/**
 * Who read or erased a resident's record, in a chain: each entry has a hash of itself and of the one before, so that an
 * entry that was changed or taken away shows. And the one change of a line of an account that erasing needs: its
 * description becomes `[erased]`; amounts and days stay as they are.
 */
const statements = [
  `create table record_access (
    number bigint primary key,
    made_at timestamptz(3) not null default clock_now(),
    actor text not null check (actor <> '' and actor !~ '[[:cntrl:]]'),
    action text not null check (action in ('export', 'erase', 'list payments', 'settle payment', 'back up')),
    customer_id uuid,
    reason text not null check (reason !~ '[[:cntrl:]]'),
    previous_hash text not null,
    hash text not null unique
  )`,
  `create index record_access_customer on record_access (customer_id)`,
  `create function record_access_follows() returns trigger language plpgsql as $$
  declare
    last record_access;
  begin
    -- One entry at a time: each names the one before.
    perform pg_advisory_xact_lock(hashtext('record_access'));
    select * into last from record_access order by number desc limit 1;
    new.number := coalesce(last.number, 0) + 1;
    new.previous_hash := coalesce(last.hash, '');
    new.hash := encode(sha256(convert_to(concat_ws(E'\\n', new.number,
      to_char(new.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      new.actor, new.action, coalesce(new.customer_id::text, ''), new.reason, new.previous_hash), 'UTF8')), 'hex');
    return new;
  end $$`,
  `create trigger record_access_follows before insert on record_access
    for each row execute function record_access_follows()`,
  `create function record_access_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'an entry of the audit trail cannot be changed' using errcode = '23514';
  end $$`,
  `create trigger record_access_stays before update or delete on record_access
    for each row execute function record_access_stays()`,
  `create trigger record_access_is_not_emptied before truncate on record_access
    for each statement execute function record_access_stays()`,

  `create or replace function account_line_stays() returns trigger language plpgsql as $$
  declare
    -- What is generated is not there yet before the change.
    free text[] := array['is_posted', 'previous_number'];
  begin
    if tg_op = 'UPDATE' and new.description = '[erased]' then
      free := array_append(free, 'description');
    end if;
    if tg_op = 'UPDATE' and (new.is_posted or new.description = '[erased]' and not old.is_posted)
      and (to_jsonb(new) - free) = (to_jsonb(old) - free) then
      return new;
    end if;
    raise exception 'changing a line violates the ledger' using errcode = '23514';
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
