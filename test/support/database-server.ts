import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { machineClock } from '../../gateway/clock.ts';
import { addressAtClock } from '../../gateway/database/clock.ts';
import { isAlive, readPid } from '../../gateway/database/embedded/process.ts';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { migrate } from '../../gateway/database/migrations.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Schema } from '../../gateway/database/schema.ts';
import { seed } from '../../gateway/demo/seed-everything.ts';
import { migrateJobQueue } from '../../gateway/jobs/jobs.ts';
import { aheadOfEnvironment } from '../../scripts/clock.ts';
import { temporaryFolderFor } from '../../scripts/memory-files.ts';
import { now } from './clock.ts';

/** Stands for the name of a database in the address of the server. */
export const databaseName = 'DATABASE';
/** The database that every other one is copied from: all tables, and the demonstration data. */
export const templateName = 'doorstep_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL, with `DATABASE` where the name of a database goes. */
    databaseServer: string;
  }
}

async function makeTemplate(url: string): Promise<void> {
  const pool = createPool({ url, max: 4 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    await migrateJobQueue(pool);
    await seed(db, now());
  } finally {
    await db.destroy();
  }
}

/** Removes a folder in a process that nothing waits for: the databases of a whole run have so many files that it takes a minute. */
function removeBehind(folder: string): void {
  const remove = 'fs.rmSync(process.argv[1], { recursive: true, force: true })';
  spawn(process.execPath, ['--eval', remove, folder], { detached: true, stdio: 'ignore' }).unref();
}

const prefix = 'doorstep-tests-';
/** Milliseconds in which a run that has just begun has started its server. */
const begun = 600_000;

/** Removes what runs that were killed have left behind: in memory it would stay until the machine is started anew. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    const folder = path.join(parent, name);
    const pid = readPid(path.join(folder, 'postgres'));
    const age = machineClock().getTime() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > begun && !(pid !== undefined && isAlive(pid))) removeBehind(folder);
  }
}

/** Bytes that the databases of a whole run take at the most, and half as much again. */
const room = 6 * 2 ** 30;

export interface DatabaseServer {
  /** Its address, with `DATABASE` where the name of a database goes. */
  readonly url: string;
  /** Stops it; its data goes with it. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL for tests, with the template of their databases.
 * @param maxConnections for whoever keeps many gateways open at once
 */
export async function openDatabaseServer(maxConnections = 100): Promise<DatabaseServer> {
  const parent = temporaryFolderFor(room);
  removeLeftovers(parent);
  const folder = mkdtempSync(path.join(parent, prefix));
  const server = await startEmbeddedServer(path.join(folder, 'postgres'), { maxConnections });
  const admin = createPool({ url: server.urlOf('postgres'), max: 1 });
  // What is in it ends with the run: it need not outlive a loss of power, and nothing in it grows old enough to be tidied up.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const addressOf = (name: string) => addressAtClock(server.urlOf(name), aheadOfEnvironment());
  await makeTemplate(addressOf(templateName));
  return {
    url: addressOf(databaseName),
    async stop() {
      await server.stop();
      removeBehind(folder);
    },
  };
}

/** Global setup of Vitest: one PostgreSQL for the whole run, whichever projects of it need one. */
export default async function startDatabaseServer(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const running = project.vitest.projects
    .map((other): string | undefined => other.getProvidedContext().databaseServer)
    .find((url) => url !== undefined);
  if (running !== undefined) {
    project.provide('databaseServer', running);
    return undefined;
  }
  const server = await openDatabaseServer();
  project.provide('databaseServer', server.url);
  return () => server.stop();
}
