import { type Kysely, sql } from 'kysely';

/** Similarity of words, which finds what was mistyped. The extension is trusted: CREATE on the database is enough. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create extension if not exists pg_trgm').execute(db);
}
