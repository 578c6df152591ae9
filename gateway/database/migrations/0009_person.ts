import { type Kysely, sql } from 'kysely';

const statements = [
  `create table contact_change (
    id bigint generated always as identity primary key,
    customer_id uuid not null references customer,
    version integer not null,
    before jsonb not null,
    after jsonb not null,
    changed_at timestamptz(3) not null,
    unique (customer_id, version)
  )`,

  `create table communication (
    id uuid primary key default gen_random_uuid(),
    customer_id uuid not null references customer,
    asset_id uuid references asset,
    payment_reference text,
    category text not null,
    subject text not null check (length(subject) between 1 and 200),
    body text not null check (length(body) between 1 and 5000),
    notification_type text,
    sender_title text not null default '',
    sender_given_name text not null default '',
    sender_surname text not null default '',
    created_at timestamptz(3) not null,
    read_at timestamptz(3),
    check (read_at >= created_at)
  )`,
  `create index communication_customer on communication (customer_id, created_at desc, id desc)`,
  // Few messages are unread, and they are counted with every list.
  `create index communication_unread on communication (customer_id, created_at) where read_at is null`,

  `create table compliance_check (
    id uuid primary key default gen_random_uuid(),
    asset_id uuid not null references asset,
    compliance_type text not null check (compliance_type in ('GAS', 'EICR')),
    equipment_type text not null,
    visit_due date,
    visit_actual date,
    visit_outcome text check (visit_outcome in ('Completed', 'No access', 'Failed', 'Cancelled')),
    decommissioned_on date,
    contractor_id uuid references contractor,
    check ((visit_actual is null) = (visit_outcome is null))
  )`,
  `create index compliance_check_asset on compliance_check (asset_id, compliance_type, visit_due)`,

  `create table building_document (
    id uuid primary key default gen_random_uuid(),
    asset_id uuid not null references asset,
    title text not null,
    document_date date not null,
    file_name text not null,
    content bytea not null check (length(content) between 1 and 20000000),
    unique (asset_id, title)
  )`,
  `alter table building_document alter column content set storage external`,

  // A letter that waits to be sent, and for a while one that was.
  `create table mail (
    id uuid primary key default gen_random_uuid(),
    sender text not null,
    recipient text not null,
    reply_to text,
    subject text not null,
    body text not null,
    file_name text,
    file_type text,
    file bytea,
    created_at timestamptz(3) not null default now(),
    sent_at timestamptz(3),
    check ((file is null) = (file_name is null) and (file is null) = (file_type is null))
  )`,
  `create index mail_sent on mail (sent_at) where sent_at is not null`,
];

/** Messages to residents, safety checks, building papers, changes of contact details, and e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
