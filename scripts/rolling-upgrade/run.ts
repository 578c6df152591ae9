import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { migrateDatabase } from '../../gateway/database/migrate-database.ts';
import { compareNotes, launchGateway, signInWriters, type WritesReport } from '../under-load/gateways.ts';
import { write } from '../under-load/writers.ts';

export interface RollingUpgradeReport extends WritesReport {
  /** Names of the migrations that ran while the version before answered. */
  readonly migrations: readonly string[];
}

/** Milliseconds in which both versions answer beside each other before the next one is replaced. */
const settled = 1000;

interface Options {
  /** Folder of the version before, with its packages. */
  readonly before: string;
  /** Folder of the version that replaces it. */
  readonly after: string;
  /** How long requests come at least. */
  readonly seconds: number;
  readonly perSecond: number;
  /** Of the gateways, one each. */
  readonly ports: readonly number[];
}

/**
 * Replaces gateways of one version by those of the next, one by one, while residents write: tables first, then each
 * process; and back again, as a provider does who takes a release back. Everything is removed afterwards.
 */
export async function rollingUpgrade({
  before,
  after,
  seconds,
  perSecond,
  ports,
}: Options): Promise<RollingUpgradeReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-upgrade-'));
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const server = await startEmbeddedServer(path.join(folder, 'postgres'), { restarts: false });
    closing.push(() => server.stop());
    const databaseUrl = server.urlOf('postgres');
    const launch = async (checkout: string, port: number): Promise<ChildProcess> => {
      const own = path.join(folder, String(port));
      const gateway = await launchGateway({ checkout, databaseUrl, port, folder: own });
      closing.push(() => gateway.kill('SIGKILL'));
      return gateway;
    };
    const gateways = new Map<number, ChildProcess>();
    // The first one makes the tables of its version, and fills them.
    for (const port of ports) gateways.set(port, await launch(before, port));
    const replaceAll = async (checkout: string): Promise<void> => {
      for (const [port, gateway] of gateways) {
        const gone = once(gateway, 'exit');
        gateway.kill('SIGTERM');
        await gone;
        gateways.set(port, await launch(checkout, port));
        await delay(settled);
      }
    };

    const writers = await signInWriters(databaseUrl);
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    let isReplacing = true;
    const writing = write(urls, writers, { perSecond, seconds, goesOn: () => isReplacing });
    const replacing = (async () => {
      await delay(settled);
      const { applied } = await migrateDatabase(databaseUrl);
      await delay(settled);
      await replaceAll(after);
      await replaceAll(before);
      return applied;
    })().finally(() => {
      isReplacing = false;
    });
    const [migrations, report] = await Promise.all([replacing, writing]);
    return { migrations, ...(await compareNotes(databaseUrl, report)) };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
