import { type Kysely, sql } from 'kysely';

/**
 * What residents need from whoever comes to them, and what the contractor of each repair was told of it. Version 0
 * means never asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      add column adjustments jsonb not null default '{"needs": [], "language": ""}',
      add column adjustments_version integer not null default 0`.execute(db);
  await sql`
    create table works_order_adjustments (
      works_order_id uuid primary key references works_order (id) on delete cascade,
      adjustments jsonb not null,
      sent_at timestamptz(3) not null
    )`.execute(db);
}
