import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PipelinedPool } from '../../gateway/database/pipelined-reads.ts';
import { type Place, prepared } from '../../gateway/database/prepared.ts';
import type { Database, Schema } from '../../gateway/database/schema.ts';
import { eventually, freshDatabase } from '../support/gateway.ts';

const setting = prepared((db, place: Place<{ readonly name: string; readonly value: string }>) =>
  db
    .selectFrom('configuration')
    .select([
      'name',
      sql<string>`${place('value')}::text`.as('value'),
      sql<number>`pg_backend_pid()`.as('pid'),
    ])
    .where('name', '=', place('name')),
);
const name = 'IsMediaEnabledSS';
let url: string;
let reads: Database;
beforeAll(async () => {
  url = await freshDatabase();
  reads = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new PipelinedPool(() => url) }) });
});
afterAll(() => reads.destroy());

it('gives each of many readers at once their own answer, over two connections', async () => {
  const values = Array.from({ length: 100 }, (_, index) => String(index));
  const rows = await Promise.all(values.map((value) => setting.rows(reads, { name, value })));
  expect(rows.map(([row]) => row?.value)).toEqual(values);
  expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(2);
});

it('carries no transaction', async () => {
  const begun = reads.transaction().execute((transaction) => setting.rows(transaction, { name, value: '' }));
  await expect(begun).rejects.toThrow('lanes carry single reads');
});

it('fails only the statement that is wrong', async () => {
  const wrong = sql`select ${1}::integer / ${0}::integer`.execute(reads);
  const right = setting.rows(reads, { name, value: 'fine' });
  await expect(wrong).rejects.toThrow('division by zero');
  expect((await right)[0]?.value).toBe('fine');
});

it('opens a lane anew whose connection was lost', async () => {
  const [before] = await setting.rows(reads, { name, value: '' });
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('select pg_terminate_backend($1)', [before?.pid]);
  await admin.end();
  const pids = await eventually(async () => {
    const rows = await Promise.all(
      ['a', 'b', 'c', 'd'].map((value) => setting.rows(reads, { name, value })),
    ).catch(() => undefined);
    const found = rows?.map(([row]) => row?.pid);
    return found?.includes(before?.pid) ? undefined : found;
  });
  expect(new Set(pids).size).toBe(2);
});
