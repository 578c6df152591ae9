import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { inject } from 'vitest';
import { wallTime } from '../../contract/dates.ts';
import { aheadOf, clockOf, settingOf } from '../../gateway/clock.ts';
import { addressAtClock } from '../../gateway/database/clock.ts';
import { migrate } from '../../gateway/database/migrations.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Schema } from '../../gateway/database/schema.ts';
import { seed } from '../../gateway/demo/seed-everything.ts';
import { aheadOfEnvironment } from '../../scripts/clock.ts';
import { now } from './clock.ts';
import { databaseName } from './database-server.ts';
import type { GatewayOptions } from './gateway.ts';

/** A demonstration that was set up at this time on the walls in England, `2026-12-31T23:59`, and goes on from there. */
export async function demonstrationAt(moment: string): Promise<GatewayOptions> {
  const ahead = aheadOf(moment);
  if (ahead === undefined) throw new Error(`${moment} is no time`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const addressOf = (database: string) =>
    addressAtClock(inject('databaseServer').replace(databaseName, database), ahead);
  const admin = createPool({ url: addressOf('postgres'), max: 1 });
  try {
    await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
  const databaseUrl = addressOf(name);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPool({ url: databaseUrl, max: 4 }) }),
  });
  try {
    await migrate(db);
    await seed(db, clockOf(ahead)());
  } finally {
    await db.destroy();
  }
  return { databaseUrl, env: { CLOCK: settingOf(ahead) } };
}

const hour = 3_600_000;
const isLastHour = (): boolean => wallTime(now()).slice(11, 13) === '23';

/**
 * A demonstration that was set up today, and whose day does not end while a test looks at it: in the last hour of a day it is
 * that of the next. The databases of other tests are copied from one that was set up when the run began, maybe yesterday.
 */
export const demonstrationOfToday = (): Promise<GatewayOptions> =>
  demonstrationAt(settingOf(aheadOfEnvironment() + (isLastHour() ? hour : 0)));
