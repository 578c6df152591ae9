import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { machineClock } from '../../gateway/clock.ts';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { migrate } from '../../gateway/database/migrations.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Database, Schema } from '../../gateway/database/schema.ts';
import { seedDemonstration } from '../../gateway/demo/seed.ts';
import { seedBulk } from '../../gateway/demo/seed-bulk.ts';
import { seedBulkMoney } from '../../gateway/demo/seed-bulk-money.ts';

const repairsEach = 5;
/** Lines of each resident's account. */
const linesEach = 5;
/** Residents who have reported for many years. */
export const longHistories = 40;
const longHistory = 150;

/** A provider with so many repairs. */
export interface ProviderDatabase {
  readonly db: Database;
  readonly url: string;
  readonly customers: number;
  readonly repairs: number;
}

export interface HistoryDatabases {
  readonly small: ProviderDatabase;
  readonly large: ProviderDatabase;
  close(): Promise<void>;
}

/** Makes two providers on one server of their own, with so many repairs each, as they are after their first ANALYZE. */
export async function startHistoryDatabases(small: number, large: number): Promise<HistoryDatabases> {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-bench-'));
  const server = await startEmbeddedServer(join(folder, 'postgres'));
  const admin = createPool({ url: server.urlOf('postgres'), max: 1 });
  const make = async (name: string, repairs: number): Promise<ProviderDatabase> => {
    await admin.query(`create database ${name}`);
    // The data fits together as it is made: nobody needs to hold each row against five others, nor to wait for the disk.
    await admin.query(`alter database ${name} set session_replication_role = replica`);
    await admin.query(`alter database ${name} set synchronous_commit = off`);
    return fillDatabase(server.urlOf(name), repairs);
  };
  const made = [await make('small', small), await make('large', large)] as const;
  await admin.end();
  return {
    small: made[0],
    large: made[1],
    async close() {
      for (const { db } of made) await db.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fillDatabase(url: string, repairs: number): Promise<ProviderDatabase> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool({ url, max: 4 }) }) });
  await migrate(db);
  const now = machineClock();
  await seedDemonstration(db, now);
  const customers = Math.round((repairs - longHistories * (longHistory - repairsEach)) / repairsEach);
  await seedBulk(db, customers, now);
  await seedBulkMoney(db, customers, linesEach, now);
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '10min'`.execute(transaction);
    await lengthen(transaction);
    await appoint(transaction);
    await sql`analyze`.execute(transaction);
  });
  const { count } = await db
    .selectFrom('works_order')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { db, url, customers, repairs: Number(count) };
}

/** Gives the first residents a long history: their last repair again and again, a week earlier each time. */
async function lengthen(db: Database): Promise<void> {
  await sql`
    insert into works_order (customer_id, premises_id, asset_id, job_number, status, is_draft, is_submitted,
      location_id, location, reason_id, repair_reason, trade, sor_code, description, additional_information,
      contractor_site, raised_at, saved_at, first_received_at, completed_at)
    select customer_id, premises_id, asset_id, 'R-' || nextval('job_number'), 'Completed', false, true,
      location_id, location, reason_id, repair_reason, trade, sor_code, description, 'Repair ' || ${repairsEach} + n,
      contractor_site, at.raised, at.raised, at.raised, at.raised + interval '5 days'
    from works_order
    cross join generate_series(1, ${longHistory - repairsEach}::integer) n
    cross join lateral (select raised_at - n * interval '7 days' as raised) at
    where additional_information = ${`Repair ${repairsEach}`}
      and customer_id in (
        select md5('bulk customer ' || n)::uuid from generate_series(1, ${longHistories}::integer) n
      )`.execute(db);
}

/** Gives every resident's second repair an appointment. */
async function appoint(db: Database): Promise<void> {
  await sql`
    insert into appointment_slot (site, day, availability_type, capacity, taken)
    select 'BRIGHT-01', date '2020-01-06' + n, 'AM', 1000000, 0 from generate_series(0, 99) n`.execute(db);
  await sql`
    insert into appointment (works_order_id, site, day, availability_type, starts_at, ends_at, is_preference, created_at)
    select id, 'BRIGHT-01', at.day, 'AM', at.day + time '08:00', at.day + time '12:00', false, raised_at
    from works_order
    cross join lateral (select date '2020-01-06' + (extract(epoch from raised_at)::bigint % 100)::integer as day) at
    where additional_information = 'Repair 2'`.execute(db);
}
