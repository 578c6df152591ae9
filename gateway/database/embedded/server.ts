import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { findBinaries } from './binaries.ts';
import type { Owner } from './owner.ts';
import { makePrivateFolder, ownerOf, reachableFolder } from './owner.ts';
import type { Place } from './process.ts';
import { environmentOf, isAlive, port, reach, readPid, stopWhenUnused } from './process.ts';

/** A running PostgreSQL that only this machine's owner of the data folder can reach. */
export interface EmbeddedServer {
  /** Where its data are. */
  readonly folder: string;
  /** Address of one of its databases. */
  urlOf(database: string): string;
  /** Turns the server off, unless another process still uses it: the last one out turns it off. */
  stop(): Promise<void>;
}

interface Options {
  /** Whether a server that dies under us is started again; one of a pair must stay down. */
  readonly restarts?: boolean;
  /** Most connections at once; 100 unless told, which is enough for several gateways. */
  readonly maxConnections?: number;
}

/** Milliseconds between two looks at whether the server still runs. */
const lookEvery = 1000;

/**
 * Starts PostgreSQL on a data folder, or attaches to the one that already runs there: a gateway that was killed
 * leaves its server behind, and a second gateway shares the first one's. It listens on a Unix socket alone.
 */
export async function startEmbeddedServer(
  folder: string,
  { restarts = true, maxConnections = 100 }: Options = {},
): Promise<EmbeddedServer> {
  const wanted = path.resolve(folder);
  const owner = ownerOf(wanted);
  const binaries = findBinaries(owner);
  const dataFolder = reachableFolder(wanted, owner);
  if (!fs.existsSync(path.join(dataFolder, 'PG_VERSION'))) initialise(dataFolder, binaries, owner);

  const socketFolder = socketFolderOf(dataFolder);
  makePrivateFolder(socketFolder, owner);
  const urlOf = (database: string): string =>
    `postgres://postgres@/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
  const place = { dataFolder, socketFolder, binaries, owner, url: urlOf('postgres'), maxConnections };
  await reach(place);
  const leaveAlone = restarts ? keepRunning(place) : async () => {};
  const stop = async (): Promise<void> => {
    await leaveAlone();
    await stopWhenUnused(dataFolder, place.url);
  };
  return { folder: dataFolder, urlOf, stop };
}

/** Starts the server again when it died under us, until the function that comes back is called. */
function keepRunning(place: Place): () => Promise<void> {
  let restart: Promise<void> | undefined;
  const look = (): void => {
    const pid = readPid(place.dataFolder);
    if (restart !== undefined || (pid !== undefined && isAlive(pid))) return;
    // One that cannot be started is tried again at the next look; meanwhile every query says what is wrong.
    restart = reach(place)
      .catch(() => {})
      .finally(() => {
        restart = undefined;
      });
  };
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restart;
  };
}

/** A socket's path may have 107 characters at most, so it lives in a short folder of its own. */
const socketFolderOf = (dataFolder: string): string =>
  path.join(os.tmpdir(), `doorstep-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`);

/** Makes the data folder aside and moves it into place whole, so that a killed or a rival start never leaves half of one. */
function initialise(dataFolder: string, binaries: Binaries, owner: Owner): void {
  const half = `${dataFolder}.new-${process.pid}`;
  fs.rmSync(half, { recursive: true, force: true });
  makePrivateFolder(half, owner);
  const made = spawnSync(
    binaries.initdb,
    [
      ...['-D', half, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--data-checksums'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    { ...owner.identity, env: environmentOf(dataFolder), cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0) {
    fs.rmSync(half, { recursive: true, force: true });
    throw new Error(`The database could not be made: ${made.error?.message ?? made.stderr}`);
  }
  try {
    fs.renameSync(half, dataFolder);
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    if (!fs.existsSync(path.join(dataFolder, 'PG_VERSION'))) throw error;
  }
}
