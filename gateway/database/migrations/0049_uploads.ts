import { type Kysely, sql } from 'kysely';

const statements = [
  `create table upload (
    id uuid primary key default gen_random_uuid(),
    works_order_id uuid not null references works_order on delete cascade,
    file_name text not null check (length(file_name) <= 255),
    type text not null,
    size integer not null check (size between 1 and 20000000),
    received integer not null default 0 check (received between 0 and size),
    document_id uuid references document on delete cascade,
    touched_at timestamptz(3) not null
  )`,
  `create index upload_order on upload (works_order_id)`,
  `create index upload_document on upload (document_id)`,
  `create index upload_touched on upload (touched_at)`,
  `create table upload_piece (
    upload_id uuid not null references upload on delete cascade,
    start integer not null,
    content bytea not null,
    primary key (upload_id, start)
  )`,
  `alter table upload_piece alter column content set storage external`,
];

/** Files that are still being sent, piece by piece as they arrive, so that a lost connection costs none of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
