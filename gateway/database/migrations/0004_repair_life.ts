import { type Kysely, sql } from 'kysely';

const statements = [
  // A draft can be saved before it is known which part of the building it is about.
  `alter table works_order alter column asset_id drop not null`,
  `alter table works_order add constraint works_order_sent_with_asset
    check (is_draft or asset_id is not null)`,

  // When the provider first heard of it, which the law counts from. Unlike raised_at it is never that of the draft, and
  // a report of what is open already has that of the first one.
  `alter table works_order add column first_received_at timestamptz(3)`,
  `update works_order set first_received_at = raised_at where not is_draft`,
  `alter table works_order add constraint works_order_received_when_sent
    check (not is_draft or first_received_at is null)`,
];

/** What a repair's life after its report needs, and drafts without an asset. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
