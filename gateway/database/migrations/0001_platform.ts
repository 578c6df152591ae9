import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Sessions, keys of what was already done, secrets, and the demonstration identity provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id text primary key,
      tracking_id uuid not null,
      customer_id text not null,
      created_at timestamptz(3) not null default now(),
      idle_expires_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      check (idle_expires_at <= expires_at)
    )`.execute(db);
  await sql`create index session_expiry on session (idle_expires_at)`.execute(db);
  await sql`
    create table idempotency (
      customer_id text not null,
      key text not null,
      fingerprint text not null,
      status integer,
      headers jsonb,
      body text,
      created_at timestamptz(3) not null default now(),
      primary key (customer_id, key)
    )`.execute(db);
  await sql`create index idempotency_age on idempotency (created_at)`.execute(db);
  await sql`create table secret (name text primary key, value jsonb not null)`.execute(db);
  await sql`
    create table identity (
      kind text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      user_code text,
      consumed_at timestamptz(3),
      expires_at timestamptz(3),
      primary key (kind, id)
    )`.execute(db);
  await sql`create index identity_grant on identity (grant_id) where grant_id is not null`.execute(db);
  await sql`create index identity_uid on identity (uid) where uid is not null`.execute(db);
  await sql`create index identity_expiry on identity (expires_at)`.execute(db);
  await sql`
    create table identity_account (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      password text not null,
      customer_id text unique,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}
