import { type Kysely, sql } from 'kysely';

/**
 * Payments by card. A payment is paid when it has its one line, a line is of one payment at most, and what the card
 * provider took counts once. Nothing of a card is kept anywhere. `card_payment` is the demonstration's card provider.
 */
const statements = [
  `create table payment (
    id uuid primary key default gen_random_uuid(),
    customer_id uuid not null references customer,
    account_id uuid not null references account,
    amount integer not null check (amount between 100 and 500000),
    pay_reference text not null,
    state text not null check (state in ('waiting', 'checking', 'paid', 'refused', 'cancelled', 'expired')),
    card_transaction text unique,
    line_id uuid unique references account_transaction (id),
    created_at timestamptz not null,
    checked_at timestamptz,
    decided_at timestamptz,
    check ((state = 'paid') = (line_id is not null)),
    check ((state = 'paid') = (card_transaction is not null)),
    check ((state in ('waiting', 'checking')) = (decided_at is null))
  )`,
  `create unique index payment_waiting on payment (account_id) where state = 'waiting'`,
  `create index payment_undecided on payment (created_at) where state in ('waiting', 'checking')`,
  `create index payment_account on payment (account_id) where state = 'checking'`,
  `create index payment_customer on payment (customer_id, created_at)`,
  `alter table account_transaction add column payment_id uuid unique references payment`,
  `create index account_transaction_unposted on account_transaction (created_at) where not is_posted`,

  `create table payment_notice (
    id text primary key,
    received_at timestamptz not null default now()
  )`,
  `create index payment_notice_received on payment_notice (received_at)`,

  `create table card_payment (
    reference uuid primary key,
    customer_reference text not null,
    amount integer not null,
    portal_origin text not null,
    state text not null check (state in ('open', 'processing', 'paid', 'refused', 'cancelled')),
    token text,
    token_expires_at timestamptz,
    decision text check (decision in ('paid', 'refused')),
    decides_at timestamptz,
    transaction_id text unique,
    check ((state = 'paid') = (transaction_id is not null))
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
