import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from '../away.ts';
import type { Binaries } from './binaries.ts';
import type { Owner } from './owner.ts';

const startWithin = 60_000;
export const port = 5432;
const settings = [
  'listen_addresses=',
  'shared_buffers=128MB',
  'jit=off',
  'random_page_cost=1.1',
  'timezone=UTC',
];

/** The little that PostgreSQL's programs need to know. */
export const environmentOf = (dataFolder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: dataFolder,
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  LC_MESSAGES: 'C',
});

/** A data folder and all that is needed to run a server on it. */
export interface Place {
  readonly dataFolder: string;
  readonly socketFolder: string;
  readonly binaries: Binaries;
  readonly owner: Owner;
  readonly url: string;
  readonly maxConnections: number;
}

/**
 * Attaches, else starts, until one answers. A lock file whose process is dying makes PostgreSQL refuse for a moment;
 * it also guards the shared memory, so it is never deleted here, only tried again.
 */
export async function reach(place: Place): Promise<void> {
  const deadline = performance.now() + startWithin;
  while (performance.now() < deadline) {
    const running = readPid(place.dataFolder);
    if (
      running !== undefined &&
      isAlive(running) &&
      (await answers(place.url, { within: 5000, needsSocket: true }))
    ) {
      return;
    }
    const started = startProcess(place);
    while (started.exitCode() === undefined && performance.now() < deadline) {
      // When a rival won the race, ours exits and the next round attaches to the rival's.
      if ((await answers(place.url, { within: 200 })) && readPid(place.dataFolder) === started.pid) return;
    }
    await delay(100);
  }
  const log = fs.readFileSync(logOf(place.dataFolder), 'utf8').slice(-600);
  throw new Error(`The embedded PostgreSQL did not start. The end of its log:\n${log}`);
}

function startProcess({ dataFolder, socketFolder, binaries, owner, maxConnections }: Place) {
  const log = fs.openSync(logOf(dataFolder), 'a');
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      dataFolder,
      '-k',
      socketFolder,
      '-p',
      String(port),
      ...[...settings, `max_connections=${maxConnections}`].flatMap((setting) => ['-c', setting]),
    ],
    {
      ...owner.identity,
      env: environmentOf(dataFolder),
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  fs.closeSync(log);
  let exit: number | undefined;
  child.once('exit', (code) => {
    exit = code ?? -1;
  });
  child.once('error', () => {
    exit = -1;
  });
  child.unref();
  return { pid: child.pid, exitCode: () => exit };
}

const logOf = (dataFolder: string): string => path.join(dataFolder, 'server.log');
const pidFileOf = (dataFolder: string): string => path.join(dataFolder, 'postmaster.pid');

/** The process that runs on the data folder, or ran when nobody tidied up after it. */
export function readPid(dataFolder: string): number | undefined {
  try {
    const pid = Number(fs.readFileSync(pidFileOf(dataFolder), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the server answers a query within the milliseconds; with `needsSocket` no socket means no at once. */
async function answers(
  url: string,
  { within, needsSocket = false }: { within: number; needsSocket?: boolean },
): Promise<boolean> {
  const deadline = performance.now() + within;
  do {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (needsSocket && (code === 'ECONNREFUSED' || code === 'ENOENT')) return false;
      await delay(20);
    } finally {
      await client.end().catch(() => {});
    }
  } while (performance.now() < deadline);
  return false;
}

/** Whether another process uses the server. Our own last connections may need a moment to be gone. */
async function isUsedByOthers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    if ((await otherConnections(url)) === 0) return false;
    await delay(50);
  }
  return true;
}

async function otherConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.others ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Turns the server off unless somebody is connected, and waits until it is off. Of two processes that stop together,
 * either may find that the other has turned it off already.
 */
export async function stopWhenUnused(dataFolder: string, url: string): Promise<void> {
  const pid = readPid(dataFolder);
  if (pid === undefined || !isAlive(pid)) return;
  try {
    if (await isUsedByOthers(url)) return;
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!isDatabaseAway(error) && (error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline && isAlive(pid) && fs.existsSync(pidFileOf(dataFolder)))
    await delay(10);
}
