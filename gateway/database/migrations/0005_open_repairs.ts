import { type Kysely, sql } from 'kysely';

/** Looking for repairs that a new one could repeat reads those that are open, of which there are few, and no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index works_order_open on works_order (customer_id, raised_at desc, id)
    where status in ('Unappointed', 'Appointed', 'In progress', 'In Diagnosis',
      'CATALYST_TRIAGE_TIER2', 'CATALYST_TRIAGE_EMA', 'CATALYST_TRIAGE_DEFECT')`.execute(db);
}
