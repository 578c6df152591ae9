import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressAtClock } from '../../gateway/database/clock.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import { freshDatabase, startGateway, type TestGateway } from '../support/gateway.ts';
import { plansOf } from '../support/plans.ts';

const hour = 3_600_000;
const setTo = new Date('2026-12-31T23:59:00Z');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ env: { CLOCK: setTo.toISOString() } });
});
afterAll(() => gateway.close());

/** How far two readings of the clock may lie apart here: the machine may be busy, but not for an hour. */
const near = (time: Date | undefined) => Math.abs(Number(time) - setTo.getTime()) < hour;

it.each(['db', 'reads'] as const)(
  'the statements of %s have the time of the gateway',
  async (connections) => {
    const { rows } = await sql<{ time: Date }>`select clock_now() as time where ${1} = 1`.execute(
      gateway.platform[connections],
    );
    expect(near(gateway.platform.now())).toBe(true);
    expect(near(rows[0]?.time)).toBe(true);
  },
);

it('no column notes the time of the server', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      and column_default ~* '(\\mnow\\(\\)|current_|localtime|timestamp\\(\\))' and column_default !~ 'clock_now'`.execute(
    gateway.platform.db,
  );
  expect(rows).toEqual([]);
});

it('without a setting, or with an empty one, it is the time of the transaction', async () => {
  const url = await freshDatabase();
  const pool = createPool({ url: url.replace(/([?&])options=[^&]*/, '$1'), max: 1 });
  try {
    for (const setting of [undefined, '']) {
      if (setting !== undefined) await pool.query(`set doorstep.clock_ahead = '${setting}'`);
      const { rows } = await pool.query('select clock_now() = now() as same');
      expect(rows).toEqual([{ same: true }]);
    }
  } finally {
    await pool.end();
  }
});

it('is ahead by what a connection is told, and goes on', async () => {
  const pool = createPool({ url: addressAtClock(await freshDatabase(), 90_000), max: 1 });
  try {
    const { rows } = await pool.query(`select clock_now() - now() = interval '90 seconds' as ahead`);
    expect(rows).toEqual([{ ahead: true }]);
    const times = [await pool.query('select clock_now() as t'), await pool.query('select clock_now() as t')];
    const [first, second] = times.map((result) => result.rows[0].t as Date);
    expect(Number(second)).toBeGreaterThanOrEqual(Number(first));
  } finally {
    await pool.end();
  }
});

it('serves indexes as now() does', async () => {
  const { db } = gateway.platform;
  await sql`insert into session (id, tracking_id, role, idle_expires_at, expires_at)
    select n::text, gen_random_uuid(), 'analyst', time, time
    from generate_series(1, 5000) n cross join lateral (select clock_now() + n * interval '1 hour' as time) at`.execute(
    db,
  );
  await sql`analyze session`.execute(db);
  for (const time of ['now()', 'clock_now()']) {
    const plans = await plansOf(gateway.databaseUrl, (asked) =>
      sql`select id from session where idle_expires_at < ${sql.raw(time)} - interval '1 day'`.execute(asked),
    );
    expect(plans).toMatchObject([{ indexes: ['session_expiry'], readWhole: [] }]);
  }
});
