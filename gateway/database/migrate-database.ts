import { Kysely, PostgresDialect, sql } from 'kysely';
import { jobSchema, migrateJobQueue } from '../jobs/jobs.ts';
import { migrate } from './migrations.ts';
import { createPool } from './named-pool.ts';
import type { Database, Schema } from './schema.ts';

interface Options {
  /** The role that the gateway runs as, when it does not own the tables. */
  readonly grantTo?: string | undefined;
}

/** Schemas that the gateway uses. */
const schemas = ['public', jobSchema] as const;

/**
 * Lets a role read and write every table, present and future, but make, change or drop none. It sees the rows of all
 * residents, and becomes the role of residents for their calls.
 */
async function grant(db: Database, role: string): Promise<void> {
  const name = sql.id(role);
  await sql`grant doorstep_provider, doorstep_resident to ${name}`.execute(db);
  for (const schema of schemas.map((schema) => sql.id(schema))) {
    await sql`grant usage on schema ${schema} to ${name}`.execute(db);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`.execute(db);
    await sql`grant usage, select, update on all sequences in schema ${schema} to ${name}`.execute(db);
    await sql`grant execute on all functions in schema ${schema} to ${name}`.execute(db);
    await sql`
      alter default privileges in schema ${schema}
      grant select, insert, update, delete on tables to ${name}`.execute(db);
    await sql`
      alter default privileges in schema ${schema} grant usage, select, update on sequences to ${name}`.execute(
      db,
    );
  }
}

/**
 * Brings all tables of a database up to date: the gateway's own and those of its job queue. No statement has a time
 * limit here, because an index of a large table takes long.
 * @param url address of the database with the account that owns the tables
 * @returns the names of the migrations that it ran
 */
export async function migrateDatabase(
  url: string,
  { grantTo }: Options = {},
): Promise<{ readonly applied: readonly string[] }> {
  const pool = createPool({ url, max: 4, statementTimeoutMs: 0 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const applied = await migrate(db);
    await migrateJobQueue(pool);
    if (grantTo !== undefined) await grant(db, grantTo);
    return { applied };
  } finally {
    await db.destroy();
  }
}
