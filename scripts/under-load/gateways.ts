import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { machineClock } from '../../gateway/clock.ts';
import { migrateDatabase } from '../../gateway/database/migrate-database.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Database, Schema } from '../../gateway/database/schema.ts';
import { seed } from '../../gateway/demo/seed-everything.ts';
import { beginSession } from '../../gateway/identity/sessions.ts';
import type { Writer, WritersReport } from './writers.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Asks until the answer is yes; an error is a no. */
export async function untilTrue(question: () => Promise<boolean>): Promise<void> {
  while (!(await question().catch(() => false))) await delay(50);
}

/** Does something with a database and lets go of it. */
export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const pool = createPool({ url, max: 4, statementTimeoutMs: 0 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Makes all tables, and fills them with the demonstration. */
export async function fillWithDemonstration(url: string): Promise<void> {
  await migrateDatabase(url);
  await withDatabase(url, (db) => seed(db, machineClock()));
}

/** Signs residents of the demonstration in, each with a repair of their own. */
export const signInWriters = (url: string): Promise<readonly Writer[]> =>
  withDatabase(url, async (db) => {
    const repairs = await db
      .selectFrom('works_order')
      .distinctOn('customer_id')
      .select(['customer_id', 'id'])
      .where('is_draft', '=', false)
      .orderBy('customer_id')
      .execute();
    return Promise.all(
      repairs.map(async ({ customer_id: customerId, id: worksOrderId }) => {
        const person = { role: 'resident', customerId } as const;
        const { credential } = await beginSession({ db, now: machineClock }, person, null);
        return { credential, customerId, worksOrderId };
      }),
    );
  });

interface Launch {
  readonly databaseUrl: string;
  readonly port: number;
  /** Where it may write. */
  readonly folder: string;
  /** Checkout whose gateway it is; this one unless told. */
  readonly checkout?: string;
  /** Further variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether what it writes when it cannot start is of no interest. */
  readonly isQuiet?: boolean;
}

/** Thrown when a gateway ended before it was ready. */
export class EndedEarly extends Error {
  override readonly name = 'EndedEarly';
}

const isProcessOver = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** A gateway in a process of its own, ready to answer. Throws where something else answers at its port. */
export async function launchGateway({
  databaseUrl,
  port,
  folder,
  checkout = root,
  env = {},
  isQuiet = false,
}: Launch): Promise<ChildProcess> {
  const health = `http://127.0.0.1:${port}/health`;
  const isTaken = await fetch(health).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`port ${port} is taken: something answers there already`);
  const child = spawn(process.execPath, [path.join(checkout, 'gateway/main.ts')], {
    env: {
      ...{ PATH: process.env.PATH, DEMONSTRATION: 'on', LOG_LEVEL: 'silent', PAYMENT_PORT: 'off' },
      ...{ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: folder },
      ...{ LIMIT_CHANGE_ACCOUNT: 'off', LIMIT_CHANGE_ADDRESS: 'off', DATABASE_POOL: '10' },
      ...{ DATABASE_URL: databaseUrl, DRAIN_SECONDS: '1' },
      // Most of a start is compiling.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
  });
  await untilTrue(async () => {
    if (isProcessOver(child)) return true;
    return (await fetch(health)).ok;
  });
  if (isProcessOver(child))
    throw new EndedEarly(`a gateway ended with ${child.exitCode ?? child.signalCode}`);
  return child;
}

/** What came of writes, as numbers: what was acknowledged is compared with what the database holds. */
export interface WritesReport extends Omit<WritersReport, 'acknowledged'> {
  readonly acknowledged: number;
  /** Notes that were acknowledged and are not there. */
  readonly lost: number;
  /** Notes that are there more than once. */
  readonly doubled: number;
}

/** Compares the notes of which writers were told that they are there with those of a database. */
export const compareNotes = (
  url: string,
  { acknowledged, ...report }: WritersReport,
): Promise<WritesReport> =>
  withDatabase(url, async (db) => {
    const notes = await db
      .selectFrom('note')
      .select(({ fn }) => ['description', fn.countAll<string>().as('count')])
      .groupBy('description')
      .execute();
    const counts = new Map(notes.map(({ description, count }) => [description, Number(count)] as const));
    return {
      ...report,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((text) => !counts.has(text)).length,
      doubled: acknowledged.filter((text) => (counts.get(text) ?? 0) > 1).length,
    };
  });
