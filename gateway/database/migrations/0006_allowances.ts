import { type Kysely, sql } from 'kysely';

/**
 * How much everybody has used of what may be done only so often. It is written often and worth little: after a crash of
 * the database everybody begins anew. Room in each page lets a row be changed in its place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table allowance (
      id text primary key,
      spent_until timestamptz not null
    ) with (fillfactor = 70)`.execute(db);
}
