import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { compareNotes, fill, launchGateway, signInWriters, withDatabase } from '../under-load/gateways.ts';
import { write } from '../under-load/writers.ts';

export interface UpgradeReport {
  readonly requests: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly triedAgain: number;
  readonly refused: readonly string[];
  /** Processes that were replaced, and ended by themselves with 0. */
  readonly replaced: number;
  readonly longestPauseMs: number;
}

interface Options {
  readonly perSecond: number;
  readonly seconds: number;
  /** Of the gateways, one each. */
  readonly ports: readonly number[];
}

/** What a later version may do to tables while this one works: add a table, a column that may be empty, and an index. */
const migrateAhead = (url: string): Promise<unknown> =>
  withDatabase(url, async (db) => {
    await sql`alter table note add column of_a_later_version text`.execute(db);
    await sql`create table of_a_later_version (id int primary key)`.execute(db);
    await sql`create index of_a_later_version_idx on works_order (customer_id, status)`.execute(db);
    await sql`insert into kysely_migration values ('9999_of_a_later_version', '')`.execute(db);
  });

async function end(gateway: ChildProcess): Promise<number | null> {
  const gone = once(gateway, 'exit') as Promise<[number | null]>;
  gateway.kill('SIGTERM');
  const [code] = await gone;
  return code;
}

/**
 * Upgrades under load: the tables are changed as a later version would, while processes that know nothing of it go on;
 * then each process is replaced in turn. Everything is removed afterwards.
 */
export async function rollingUpgrade({ perSecond, seconds, ports }: Options): Promise<UpgradeReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-upgrade-'));
  const server = await startEmbeddedServer(path.join(folder, 'postgres'));
  const databaseUrl = server.urlOf('postgres');
  const gateways = new Map<number, ChildProcess>();
  const launch = async (port: number): Promise<void> => {
    gateways.set(port, await launchGateway({ databaseUrl, port, folder: path.join(folder, String(port)) }));
  };
  try {
    await fill(databaseUrl);
    const writers = await signInWriters(databaseUrl);
    for (const port of ports) await launch(port);
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const written = write(urls, writers, { perSecond, seconds });
    await delay(1000);
    await migrateAhead(databaseUrl);
    let replaced = 0;
    for (const [port, gateway] of [...gateways]) {
      if ((await end(gateway)) === 0) replaced += 1;
      await launch(port);
    }
    const report = await written;
    const { requests, acknowledged, triedAgain, refused, longestPauseMs } = report;
    const compared = await compareNotes(databaseUrl, report);
    return {
      ...{ requests, acknowledged: acknowledged.length, ...compared },
      ...{ triedAgain, refused, replaced, longestPauseMs },
    };
  } finally {
    for (const gateway of gateways.values()) gateway.kill('SIGKILL');
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
