import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table document
    add column purpose text not null default 'report' check (purpose in ('report', 'recall')),
    add column recall_sent_at timestamptz(3),
    add constraint document_recall_sent check (recall_sent_at is null or purpose = 'recall')`,
  `alter table document drop constraint document_works_order_id_position_key`,
  // A report has five places, and so has each recall; those of a recall that is not sent yet are together as well.
  `alter table document add constraint document_place
    unique nulls not distinct (works_order_id, purpose, recall_sent_at, position)`,
  `create index document_waiting on document (created_at) where purpose = 'recall' and recall_sent_at is null`,
];

/** Files go with the report of a repair, or with what a resident says is still wrong once it was finished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
