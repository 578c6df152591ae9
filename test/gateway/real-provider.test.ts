import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from '../../gateway/config.ts';
import { migrateDatabase } from '../../gateway/database/migrate-database.ts';
import { migrate, NotMigratedError } from '../../gateway/database/migrations.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Schema } from '../../gateway/database/schema.ts';
import { NotDemonstrationError, seedWhenEmpty } from '../../gateway/demonstration.ts';
import { providerDomain } from '../../gateway/domain.ts';
import { openGateway } from '../../gateway/gateway.ts';
import { freePort } from '../../scripts/free-port.ts';
import { now } from '../support/clock.ts';
import { databaseName } from '../support/database-server.ts';

/** The account that the gateway of these tests runs as: it owns nothing. */
const role = `gateway_${randomUUID().slice(0, 8)}`;
const name = `test_${randomUUID().replaceAll('-', '')}`;
const addressOf = (database: string): string => inject('databaseServer').replace(databaseName, database);

let admin: pg.Pool;
beforeAll(async () => {
  admin = createPool({ url: addressOf('postgres'), max: 1 });
  await admin.query(`create role ${role} login`);
  await admin.query(`create database ${name}`);
});
// The server goes with the run, and the database and the role with it.
afterAll(() => admin.end());

/** The settings of a gateway for real residents. Its identity provider is asked when somebody signs in, not before. */
const settings = async (databaseUrl: string) => {
  const port = String(await freePort());
  return readConfig({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    OIDC_ISSUER: 'https://login.invalid',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
    SMTP_URL: 'smtp://mail.invalid',
    LOG_LEVEL: 'silent',
  });
};

const asGateway = (): string => addressOf(name).replace('postgres@', `${role}@`);

it('starts on no tables but its own, makes up nobody, and may change no table', async () => {
  await expect(openGateway(await settings(addressOf(name)), providerDomain)).rejects.toThrow(
    NotMigratedError,
  );

  const { applied } = await migrateDatabase(addressOf(name), { grantTo: role });
  expect(applied.length).toBeGreaterThan(10);
  expect(await migrateDatabase(addressOf(name), { grantTo: role })).toEqual({ applied: [] });

  const config = await settings(asGateway());
  const gateway = await openGateway(config, providerDomain);
  try {
    await gateway.listen();
    const { platform } = gateway;
    expect((await fetch(`${config.publicUrl}/health`)).status).toBe(200);
    const discovery = `${config.publicUrl}/identity/.well-known/openid-configuration`;
    expect((await fetch(discovery, { headers: { accept: 'application/json' } })).status).toBe(404);
    const people = await sql<{ people: string }>`
      select (select count(*) from customer) + (select count(*) from identity_account) as people`.execute(
      platform.db,
    );
    expect(people.rows).toEqual([{ people: '0' }]);
    await platform.db
      .transaction()
      .execute((transaction) => platform.jobs.send(transaction, 'sweep-drafts', {}));
    await expect(sql`create table extra (id int)`.execute(platform.db)).rejects.toThrow('permission denied');
    await expect(sql`alter table customer add extra int`.execute(platform.db)).rejects.toThrow(
      'must be owner',
    );
  } finally {
    await gateway.close();
  }
});

it('starts, and goes on working, after a later version has added to its tables', async () => {
  const owner = createPool({ url: addressOf(name), max: 1 });
  await owner.query('alter table customer add column of_tomorrow text');
  await owner.query('create table of_tomorrow (id int primary key)');
  await owner.query(
    `insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '2030-01-01T00:00:00.000Z')`,
  );
  await owner.end();

  const config = await settings(asGateway());
  const gateway = await openGateway(config, providerDomain);
  try {
    await gateway.listen();
    expect((await fetch(`${config.publicUrl}/health`)).status).toBe(200);
  } finally {
    await gateway.close();
  }
  // A process of this version that brings tables up to date itself has nothing to do, either.
  const pool = createPool({ url: addressOf(name), max: 2 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  expect(await migrate(db)).toEqual([]);
  await db.destroy();
});

it('refuses tables that a migration which it does not know has changed before its own last one', async () => {
  const pool = createPool({ url: addressOf(name), max: 2 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const stranger = '0001_of_another_branch';
  try {
    await pool.query(
      `insert into kysely_migration (name, timestamp) values ($1, '2030-01-01T00:00:00.000Z')`,
      [stranger],
    );
    await expect(migrate(db)).rejects.toThrow(stranger);
  } finally {
    await pool.query('delete from kysely_migration where name = $1', [stranger]);
    await db.destroy();
  }
});

it('puts no demonstration before the records of real residents', async () => {
  const pool = createPool({ url: addressOf(name), max: 2 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`
      insert into customer (id, external_identifier, title, given_name, surname, email, mobile_phone, home_phone,
        work_phone, is_catalyst)
      values (${randomUUID()}, 'C1', 'Ms', 'Real', 'Resident', 'real@homes.example', '', '', '', false)`.execute(
      db,
    );
    await expect(seedWhenEmpty(db, now())).rejects.toThrow(NotDemonstrationError);
  } finally {
    await db.destroy();
  }
});
