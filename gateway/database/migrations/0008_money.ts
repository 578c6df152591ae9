import { type Kysely, sql } from 'kysely';

/**
 * What the database itself holds true of money, in pence: each line begins at the balance that the line before it ended
 * with; the balance of an account is that of its last line; lines are never changed or taken away, only posted; what is
 * not posted comes after everything that is, and the days go forward.
 */
const statements = [
  `create table account (
    id uuid primary key,
    customer_id uuid not null references customer,
    tenancy_id uuid not null references tenancy,
    account_type text not null check (account_type in ('REN', 'FD5', 'MJW', 'GRD', 'DEP', 'HOM')),
    account_number text not null unique,
    pay_reference text not null unique,
    last_number integer,
    balance integer not null default 0,
    check (last_number is not null or balance = 0)
  )`,
  `create index account_customer on account (customer_id)`,

  `create table account_transaction (
    account_id uuid not null references account,
    number integer not null check (number > 0),
    id uuid not null unique default gen_random_uuid(),
    description text not null,
    transaction_type text not null check (transaction_type in ('PAY', 'DRS', 'ADJ', 'DRA')),
    payment_code text not null,
    opening_balance integer not null,
    change integer not null,
    running_balance integer not null,
    transaction_date date not null,
    is_posted boolean not null,
    created_at timestamptz not null,
    previous_number integer generated always as (nullif(number - 1, 0)) stored,
    primary key (account_id, number),
    unique (account_id, number, running_balance),
    foreign key (account_id, previous_number, opening_balance)
      references account_transaction (account_id, number, running_balance),
    check (number > 1 or opening_balance = 0),
    check (running_balance = opening_balance + change),
    check (change <> 0 and (payment_code = 'CR') = (change < 0))
  )`,
  `alter table account add foreign key (id, last_number, balance)
    references account_transaction (account_id, number, running_balance) deferrable initially deferred`,

  `create function account_line_holds() returns trigger language plpgsql as $$
  declare
    previous account_transaction;
  begin
    select * into previous from account_transaction where account_id = new.account_id and number = new.number - 1;
    if new.is_posted and not previous.is_posted then
      raise exception 'a posted line violates the order: the line before it is not posted' using errcode = '23514';
    end if;
    if new.transaction_date < previous.transaction_date then
      raise exception 'a line violates the order of days' using errcode = '23514';
    end if;
    if not exists (select from account where id = new.account_id and last_number >= new.number) then
      raise exception 'a line violates the balance of its account' using errcode = '23514';
    end if;
    return null;
  end $$`,
  `create constraint trigger account_line_holds after insert or update on account_transaction
    deferrable initially deferred for each row execute function account_line_holds()`,

  `create function account_line_stays() returns trigger language plpgsql as $$
  declare
    -- What is generated is not there yet before the change.
    free text[] := array['is_posted', 'previous_number'];
  begin
    if tg_op = 'UPDATE' and new.is_posted and (to_jsonb(new) - free) = (to_jsonb(old) - free) then
      return new;
    end if;
    raise exception 'changing a line violates the ledger' using errcode = '23514';
  end $$`,
  `create trigger account_line_stays before update or delete on account_transaction
    for each row execute function account_line_stays()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
