import { type Kysely, sql } from 'kysely';

/** Columns that say when their row was written. */
const written = {
  session: 'created_at',
  idempotency: 'created_at',
  identity_account: 'created_at',
  document: 'created_at',
  mail: 'created_at',
  case_catalogue: 'loaded_at',
  payment_notice: 'received_at',
};

/**
 * The gateway's clock for statements: the time of the transaction, and what a demonstration's connection says that its clock
 * is ahead. PostgreSQL puts the body in place of each call, so that indexes serve as they do with `now()`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function clock_now() returns timestamptz language sql stable parallel safe
    as $$
      select now() + coalesce(nullif(current_setting('doorstep.clock_ahead', true), ''), '0')::double precision
        * interval '1 millisecond'
    $$`.execute(db);
  for (const [table, column] of Object.entries(written)) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set default clock_now()`.execute(
      db,
    );
  }
}
