import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { copyRunning } from '../../gateway/database/embedded/base-copy.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import {
  compareNotes,
  fillWithDemonstration,
  launchGateway,
  signInWriters,
  untilTrue,
  type WritesReport,
} from '../under-load/gateways.ts';
import { write } from '../under-load/writers.ts';
import { openAddress, socketOf } from './address.ts';
import { crash } from './crash.ts';

export interface FailoverReport extends WritesReport {
  /** From the crash until the standby took writes. */
  readonly takeoverMs: number;
}

interface Options {
  readonly seconds: number;
  readonly perSecond: number;
  /** Of the gateways, one each. */
  readonly ports: readonly number[];
}

async function askOnce<T extends pg.QueryResultRow>(url: string, statement: string): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A standby of a running server that has confirmed that it follows: from now on each write waits for it. */
async function startStandby(primary: EmbeddedServer, folder: string): Promise<EmbeddedServer> {
  const { host, port } = new pg.Client({ connectionString: primary.urlOf('postgres') });
  const primary_conninfo = `host=${host} port=${port} user=postgres application_name=standby`;
  await copyRunning(primary, folder, { signal: 'standby', settings: { primary_conninfo } });
  const standby = await startEmbeddedServer(folder, { restarts: false });
  const url = primary.urlOf('postgres');
  await askOnce(url, `alter system set synchronous_standby_names = 'standby'`);
  await askOnce(url, 'select pg_reload_conf()');
  await untilTrue(async () => {
    const [follower] = await askOnce<{ sync_state: string }>(
      url,
      'select sync_state from pg_stat_replication',
    );
    return follower?.sync_state === 'sync';
  });
  return standby;
}

/** What watches the pair: after three looks without an answer the standby is told to take over. */
async function watch(primary: EmbeddedServer, standby: EmbeddedServer): Promise<void> {
  for (let misses = 0; misses < 3; ) {
    await delay(300);
    misses += await askOnce(primary.urlOf('postgres'), 'select 1').then(
      () => 0,
      () => 1,
    );
  }
  await askOnce(standby.urlOf('postgres'), 'select pg_promote(true, 30)');
}

/**
 * Kills the primary under load and lets the standby take over: two gateways, an address that moves, writes that must be
 * on both servers before they are answered. Everything is removed afterwards.
 */
export async function failover({ seconds, perSecond, ports }: Options): Promise<FailoverReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-failover-'));
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const primary = await startEmbeddedServer(path.join(folder, 'primary'), { restarts: false });
    closing.push(() => primary.stop());
    await fillWithDemonstration(primary.urlOf('postgres'));
    const standby = await startStandby(primary, path.join(folder, 'standby'));
    closing.push(() => standby.stop());

    const address = await openAddress(socketOf(primary.urlOf('postgres')));
    closing.push(() => address.close());
    const writers = await signInWriters(primary.urlOf('postgres'));
    const databaseUrl = `postgres://postgres@127.0.0.1:${address.port}/postgres`;
    for (const port of ports) {
      const gateway = await launchGateway({ databaseUrl, port, folder: path.join(folder, String(port)) });
      closing.push(() => gateway.kill('SIGKILL'));
    }
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const written = write(urls, writers, { perSecond, seconds });
    await delay((seconds * 1000) / 3);

    const crashed = performance.now();
    crash(primary.folder);
    await watch(primary, standby);
    address.moveTo(socketOf(standby.urlOf('postgres')));
    const takeoverMs = Math.round(performance.now() - crashed);
    return { takeoverMs, ...(await compareNotes(standby.urlOf('postgres'), await written)) };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
